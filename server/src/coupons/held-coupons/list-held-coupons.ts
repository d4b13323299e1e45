import { type SQL, and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { type HeldCoupon, type heldCouponCalls, heldStates, omittedAsNull } from '#contract/coupons/held-coupons.ts';
import type { Page } from '#contract/wire.ts';
import { customer } from '#server/customers/index.ts';
import { addressesOf, avatarBelow } from '#server/pictures/index.ts';
import { among, equal, matchingParts } from '#server/platform/database/conditions.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { countUpTo } from '#server/platform/database/count-up-to.ts';
import { pageOfJoined } from '#server/platform/database/page-of.ts';
import { COUNT_CAP, type Paging, emptyPage, offsetOf, toPage } from '#server/platform/database/page.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { coupon, couponParts } from '../coupons/tables.ts';
import { isInState } from './queries.ts';
import { couponUser } from './tables.ts';

/** The state by the clock, whenever the timer came by last. */
const statusAt = (now: Date): SQL<number> =>
  sql<number>`case when ${couponUser.status} = ${heldStates.unused} and ${couponUser.endTime} <= ${now.toISOString()}
    then ${heldStates.expired} else ${couponUser.status} end`.mapWith(Number);

const columns = { ...getTableColumns(couponUser), nickname: customer.nickname, avatar: customer.avatar };

const joined = (db: Db, status: SQL<number>) =>
  db
    .select({ ...columns, status })
    .from(couponUser)
    .innerJoin(customer, eq(customer.id, couponUser.uid));
const order = [desc(couponUser.id)];

type HeldCouponRow = Awaited<ReturnType<typeof joined>>[number];

async function toRows(db: Db, rows: readonly HeldCouponRow[]): Promise<HeldCoupon[]> {
  const pictures = await addressesOf(db);
  return rows.map((row) => ({ ...row, cid: 0, avatar: avatarBelow(pictures, row.avatar), ...omittedAsNull }));
}

/** Coupons whose latest holders are looked at, and how many in all; of more coupons, or further on, one is soon met along all holders. */
const FEW = 200;
const REACH = 20_000;

/** Coupons of a name: they keep it, and are fewer than those who hold them. */
const namedAs = (db: Db, name: string) =>
  db
    .select({ id: coupon.id })
    .from(coupon)
    .where(matchingParts(name, couponParts, coupon.name));

/**
 * Holders of a few coupons. The planner does not know that few hold these, and would read along the holders of all for a page; the
 * latest of each coupon stand together in `coupon_user__coupon`.
 */
async function holdersOfFew(db: Db, paging: Paging, ids: readonly number[], status: SQL<number>): Promise<Page<HeldCoupon>> {
  const offset = offsetOf(paging);
  const latest = sql`array(select h.id from unnest(${sql.param(ids)}::int[]) as named (coupon_id) cross join lateral (
    select id from ${couponUser} where coupon_id = named.coupon_id order by id desc limit ${offset + paging.limit}) as h
    order by h.id desc limit ${paging.limit} offset ${offset})`;
  const [rows, { total, capped }] = await Promise.all([
    joined(db, status)
      .where(sql`${couponUser.id} = any(${latest})`)
      .orderBy(...order),
    countUpTo(db, COUNT_CAP, couponUser, among(couponUser.couponId, ids)),
  ]);
  return toPage(paging, total, await toRows(db, rows), capped);
}

/** Coupons that customers hold. */
export async function listHeldCoupons(
  db: Db,
  { name = '', uid, couponId, status: state, type, ...paging }: Input<typeof heldCouponCalls.list>,
  { now }: Pick<CallContext, 'now'>,
): Promise<Page<HeldCoupon>> {
  const status = statusAt(now);
  const isNamed = name.trim() !== '';
  if (isNamed && !uid && !couponId && state === undefined && type === undefined) {
    const named = await namedAs(db, name).limit(FEW + 1);
    if (named.length === 0) return emptyPage(paging);
    const isNear = named.length * (offsetOf(paging) + paging.limit) <= REACH;
    if (named.length <= FEW && isNear) {
      const ids = named.map(({ id }) => id);
      return holdersOfFew(db, paging, ids, status);
    }
  }
  const where = and(
    isNamed ? inArray(couponUser.couponId, namedAs(db, name)) : undefined,
    uid ? eq(couponUser.uid, uid) : undefined,
    couponId ? eq(couponUser.couponId, couponId) : undefined,
    isInState(state, now),
    equal(couponUser.type, type),
  );
  return pageOfJoined(db, paging, joined(db, status), { from: couponUser, where, order }, (rows) => toRows(db, rows));
}
