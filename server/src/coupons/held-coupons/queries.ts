import { type SQL, and, asc, desc, eq, getTableColumns, gt, lte, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { type HeldCoupon, type heldCouponCalls, heldStates, no, omittedAsNull } from '#contract/coupons/held-coupons.ts';
import type { Page } from '#contract/wire.ts';
import { customer } from '#server/customers/index.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { countUpTo } from '#server/platform/database/lists/count-up-to.ts';
import { equal, matching } from '#server/platform/database/conditions.ts';
import { pageOfQuery } from '#server/platform/database/page-of.ts';
import { COUNT_CAP } from '#server/platform/database/page.ts';
import type { Asked } from '#server/platform/http/serve.ts';
import { type Held, keysOf } from './rules.ts';
import { couponUser } from './tables.ts';

/** As it stands by the clock, whenever the timer came by last. */
const statusAt = (now: Date): SQL<number> =>
  sql<number>`case when ${couponUser.status} = ${heldStates.unused} and ${couponUser.endTime} <= ${now.toISOString()}
    then ${heldStates.expired} else ${couponUser.status} end`.mapWith(Number);

const ownedBy = (id: number, uid: number) => and(eq(couponUser.id, id), eq(couponUser.uid, uid));

/** A coupon in the hands of this customer. */
export async function getHeldCoupon(db: Db, id: number, uid: number): Promise<Held> {
  const [found] = await db.select().from(couponUser).where(ownedBy(id, uid));
  if (!found) throw no.NOT_HELD();
  return found;
}

export async function lockHeldCoupon(tx: Tx, id: number, uid: number): Promise<Held> {
  const [found] = await tx.select().from(couponUser).where(ownedBy(id, uid)).for('update');
  if (!found) throw no.NOT_HELD();
  return found;
}

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

/** Coupons that customers hold. */
export function listHeldCoupons(
  db: Db,
  input: Input<typeof heldCouponCalls.list>,
  { now }: Pick<Asked, 'now'>,
): Promise<Page<HeldCoupon>> {
  const status = statusAt(now);
  const where = and(
    matching(input.name, couponUser.name),
    input.uid ? eq(couponUser.uid, input.uid) : undefined,
    input.couponId ? eq(couponUser.couponId, input.couponId) : undefined,
    equal(status, input.status),
  );
  const query = db
    .select({ ...getTableColumns(couponUser), status, nickname: customer.nickname })
    .from(couponUser)
    .innerJoin(customer, eq(customer.id, couponUser.uid))
    .where(where)
    .orderBy(desc(couponUser.id));
  return pageOfQuery(input, query, countUpTo(db, COUNT_CAP, couponUser, where), (rows) =>
    rows.map((row) => ({ ...row, cid: 0, avatar: '', ...omittedAsNull })),
  );
}
