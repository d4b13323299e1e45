import { eq, inArray } from 'drizzle-orm';
import { coupon, couponUser } from '#server/coupons/index.ts';
import { insertRows } from '#server/platform/database/insert-rows.ts';
import { bringRows } from '../../engine/bring-rows.ts';
import { type Came, type Moving, type MovedNoun, type Theirs, say } from '../../engine/moving.ts';
import { namedIds } from '../../engine/named-ids.ts';
import { keep } from '../../engine/record-noun.ts';
import { idsOf } from '../../moved-rows/queries.ts';
import { intOf, listOf, textOf } from '../values/values.ts';
import { useTypes } from './coupon-rules.ts';
import { heldOf } from './held-coupon-rules.ts';

/** A coupon that nobody can find or claim, for a second one of the same in the same hands: ours counts them by coupon and customer. */
async function anotherOf({ tx }: Moving, couponId: number): Promise<number> {
  const [{ id: _, ...row } = { id: 0 }] = await tx.select().from(coupon).where(eq(coupon.id, couponId));
  const [copy] = await insertRows(tx, coupon, [{ ...(row as typeof coupon.$inferInsert), isDel: true, status: false }]);
  return copy ?? 0;
}

async function pairsThere({ tx }: Moving, uids: readonly number[]): Promise<Set<string>> {
  if (uids.length === 0) return new Set();
  const rows = await tx
    .select({ couponId: couponUser.couponId, uid: couponUser.uid })
    .from(couponUser)
    .where(inArray(couponUser.uid, [...uids]));
  return new Set(rows.map(({ couponId, uid }) => `${couponId} ${uid}`));
}

async function aroundOf(moving: Moving, records: readonly Theirs[]) {
  const uids = await namedIds(moving, 'customer', records, 'uid');
  const scopes = records.flatMap(({ row }) => listOf(row['primary_key']));
  return {
    uids,
    coupons: await namedIds(moving, 'coupon', records, 'coupon_id'),
    goods: await idsOf(moving.tx, 'product', scopes),
    cates: await idsOf(moving.tx, 'category', scopes),
    pairs: await pairsThere(moving, [...uids.values()]),
  };
}

/** The coupon that is held; a second one in the same hands hangs on a copy. */
async function ownCoupon(moving: Moving, key: string, { couponId, uid }: { couponId: number; uid: number }, pairs: Set<string>) {
  const isSecond = pairs.has(`${couponId} ${uid}`);
  if (isSecond) say(moving, 'altered', '同一张券持有多张，多出的挂在一张停用的同名券下', key);
  const held = isSecond ? await anotherOf(moving, couponId) : couponId;
  pairs.add(`${held} ${uid}`);
  return held;
}

async function bringHeld(moving: Moving, records: readonly Theirs[]): Promise<Came[]> {
  const { uids, coupons, goods, cates, pairs } = await aroundOf(moving, records);
  const kept = keep(moving, records, ({ row }) => {
    const uid = uids.get(textOf(row['uid']));
    const couponId = coupons.get(textOf(row['coupon_id']));
    return uid === undefined || couponId === undefined ? '用户或优惠券不存在' : { uid, couponId };
  });
  const rows = [];
  for (const { record, row } of kept) {
    const couponId = await ownCoupon(moving, record.key, row, pairs);
    const scope = intOf(record.row['use_type']) === useTypes.category ? cates : goods;
    rows.push(heldOf(record, { couponId, uid: row.uid, scope }, moving));
  }
  const ids = await bringRows(moving.tx, couponUser, rows);
  return kept.map(({ record: { key } }, at) => ({ key, id: ids[at] ?? 0 }));
}

export const heldCoupons: MovedNoun = {
  noun: 'heldCoupon',
  label: '用户的优惠券',
  source: 'eb_store_coupon_user',
  key: 'id',
  beside: [{ name: 'orders', table: 'eb_store_order', column: 'coupon_id' }],
  bring: bringHeld,
};

/** Coupons of ours by those that customers hold. */
export async function couponsOfHeld({ tx }: Pick<Moving, 'tx'>, held: readonly number[]): Promise<Map<number, number>> {
  if (held.length === 0) return new Map();
  const rows = await tx
    .select({ id: couponUser.id, couponId: couponUser.couponId })
    .from(couponUser)
    .where(inArray(couponUser.id, [...held]));
  return new Map(rows.map(({ id, couponId }) => [id, couponId]));
}
