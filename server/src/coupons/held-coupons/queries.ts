import { type SQL, and, asc, count, desc, eq, getTableColumns, gt, lte, notInArray, or, sql } from 'drizzle-orm';
import { heldStates, heldCouponRefusals } from '#contract/coupons/held-coupons.ts';
import type { OwnCoupon, OwnState } from '#contract/coupons/own-coupons.ts';
import type { Page } from '#contract/wire.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { among, equal } from '#server/platform/database/conditions.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import { type Paging } from '#server/platform/database/page.ts';
import { findCoupon } from '../coupons/queries.ts';
import { type Held, keysOf, sendable, toOwnCoupon } from './rules.ts';
import { couponUser } from './tables.ts';

/** The state by the clock, whenever the timer came by last, as a condition that indexes serve. */
export function isInState(state: number | undefined, now: Date): SQL | undefined {
  const { status, endTime } = couponUser;
  const isUnused = eq(status, heldStates.unused);
  if (state === heldStates.unused) return and(isUnused, gt(endTime, now));
  const isOver = state === heldStates.expired ? and(isUnused, lte(endTime, now)) : undefined;
  return or(equal(status, state), isOver);
}

const ownedBy = (id: number, uid: number) => and(eq(couponUser.id, id), eq(couponUser.uid, uid));

/** A held coupon with whoever bears its discount. */
const withBearer = {
  ...getTableColumns(couponUser),
  bearer: sql<number>`(select c.bearer from coupon c where c.id = ${couponUser.couponId})`,
};

/** A coupon in the hands of this customer. */
export async function getHeldCoupon(db: Db, id: number, uid: number): Promise<Held & { bearer: number }> {
  const [found] = await db.select(withBearer).from(couponUser).where(ownedBy(id, uid));
  if (!found) throw heldCouponRefusals.NOT_HELD();
  return found;
}

export async function lockHeldCoupon(tx: Tx, id: number, uid: number): Promise<Held & { bearer: number }> {
  const [found] = await tx.select(withBearer).from(couponUser).where(ownedBy(id, uid)).for('update');
  if (!found) throw heldCouponRefusals.NOT_HELD();
  return found;
}

interface OwnFilter extends Paging {
  uid: number;
  state?: OwnState | undefined;
}

const isOwn: Readonly<Record<OwnState, (now: Date) => SQL | undefined>> = {
  usable: (now) => and(isInState(heldStates.unused, now), lte(couponUser.startTime, now)),
  notStart: (now) => and(isInState(heldStates.unused, now), gt(couponUser.startTime, now)),
  used: (now) => isInState(heldStates.used, now),
  overdue: (now) => isInState(heldStates.expired, now),
};

const MOST_USABLE = 100;

/** Coupons that a customer can use now, those that end first before the others. */
export async function listUsableCoupons(db: Db, uid: number, now: Date) {
  const { uid: holder, status, startTime, endTime } = couponUser;
  const rows = await db
    .select()
    .from(couponUser)
    .where(and(eq(holder, uid), eq(status, heldStates.unused), lte(startTime, now), gt(endTime, now)))
    .orderBy(asc(endTime), asc(couponUser.id))
    .limit(MOST_USABLE);
  return rows.map(({ id: couponId, primaryKey, ...row }) => ({ ...row, couponId, keys: keysOf(primaryKey) }));
}

/** A customer's own coupons, the newest first. */
export function listOwnCoupons(db: Db, { uid, state, ...paging }: OwnFilter, now: Date): Promise<Page<OwnCoupon>> {
  return pageOf(db, paging, {
    from: couponUser,
    where: and(eq(couponUser.uid, uid), state && isOwn[state](now)),
    order: [desc(couponUser.id)],
    show: (rows) => rows.map((row) => toOwnCoupon(row, now)),
  });
}

/** Coupons among these that a customer holds. */
export async function heldAmong(db: Db, uid: number, couponIds: readonly number[]): Promise<ReadonlySet<number>> {
  const { couponId } = couponUser;
  const rows = await db
    .select({ couponId })
    .from(couponUser)
    .where(and(eq(couponUser.uid, uid), among(couponId, couponIds)));
  return new Set(rows.map((row) => row.couponId));
}

/** Customers among these who hold the coupon. */
export async function holdersAmong(db: Db, couponId: number, uids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ uid: couponUser.uid })
    .from(couponUser)
    .where(and(eq(couponUser.couponId, couponId), among(couponUser.uid, uids)));
  return new Set(rows.map(({ uid }) => uid));
}

/** Name of a coupon that staff may send now, and how many are left; null where they are not counted. */
export async function getSendable(db: Db, couponId: number, now: Date): Promise<{ name: string; left: number | null }> {
  const { name, isLimited, lastTotal } = sendable(await findCoupon(db, couponId), now);
  return { name, left: isLimited ? lastTotal : null };
}

/** How many came by a coupon by each way, and how many have used it: both counted from indexes alone. */
export async function countHeld(db: Db, couponId: number): Promise<{ byWay: ReadonlyMap<string, number>; used: number }> {
  const { type, status } = couponUser;
  const isOne = eq(couponUser.couponId, couponId);
  const [ways, used] = await Promise.all([
    db.select({ type, count: count() }).from(couponUser).where(isOne).groupBy(type),
    db.$count(couponUser, and(isOne, eq(status, heldStates.used))),
  ]);
  return { byWay: new Map(ways.map((way) => [way.type, way.count])), used };
}

export interface Pair {
  fromUid: number;
  toUid: number;
}

/** Coupons that can move: nobody holds one twice. */
export const movable = (db: Db, { fromUid, toUid }: Pair) =>
  and(
    eq(couponUser.uid, fromUid),
    notInArray(couponUser.couponId, db.select({ id: couponUser.couponId }).from(couponUser).where(eq(couponUser.uid, toUid))),
  );

/** Numbers of coupons that would move, and of those that would stay. */
export async function countTakeOver(db: Db, pair: Pair): Promise<{ moved: number; left: number }> {
  const moved = await db.$count(couponUser, movable(db, pair));
  return { moved, left: (await db.$count(couponUser, eq(couponUser.uid, pair.fromUid))) - moved };
}

export async function getOwnCoupon(db: Db, couponId: number, uid: number, now: Date): Promise<OwnCoupon> {
  const isTheirs = and(eq(couponUser.couponId, couponId), eq(couponUser.uid, uid));
  const [found] = await db.select().from(couponUser).where(isTheirs);
  if (!found) throw heldCouponRefusals.NOT_HELD();
  return toOwnCoupon(found, now);
}
