import { eq, inArray } from 'drizzle-orm';
import { coupon, couponUser } from '#server/coupons/index.ts';
import { insertRows } from '#server/platform/database/insert-rows.ts';
import { type Moving, type Theirs, say } from '../../engine/moving.ts';
import { namedIds } from '../../engine/named-ids.ts';
import { idsAgain, recordNoun } from '../../engine/record-noun.ts';
import { idsOf } from '../../moved-rows/queries.ts';
import { intOf, listOf, textOf } from '../values/values.ts';
import { useTypes } from './coupon-rules.ts';
import { type HeldTerms, heldOf } from './held-coupon-rules.ts';

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

type Hold = Pick<HeldTerms, 'couponId' | 'uid'>;

/** Coupon and owner of those that come again: they stay with the coupon that they hang on. */
async function holdsAgain(moving: Moving): Promise<Map<number, Hold>> {
  const rows = await moving.tx
    .select({ id: couponUser.id, couponId: couponUser.couponId, uid: couponUser.uid })
    .from(couponUser)
    .where(inArray(couponUser.id, idsAgain(moving)));
  return new Map(rows.map(({ id, ...hold }) => [id, hold]));
}

/** Coupon and owner of each, by its key; a second one in the same hands hangs on a copy. */
async function holdsOf(moving: Moving, records: readonly Theirs[]): Promise<Map<string, Hold>> {
  const uids = await namedIds(moving, 'customer', records, 'uid');
  const coupons = await namedIds(moving, 'coupon', records, 'coupon_id');
  const pairs = await pairsThere(moving, [...uids.values()]);
  const again = await holdsAgain(moving);
  const holds = new Map<string, Hold>();
  for (const { key, row } of records) {
    const standing = again.get(moving.again.get(key) ?? 0);
    const uid = uids.get(textOf(row['uid']));
    const couponId = coupons.get(textOf(row['coupon_id']));
    if (standing) holds.set(key, standing);
    else if (uid !== undefined && couponId !== undefined)
      holds.set(key, { uid, couponId: await ownCoupon(moving, key, { couponId, uid }, pairs) });
  }
  return holds;
}

/** The coupon that is held; a second one in the same hands hangs on a copy. */
async function ownCoupon(moving: Moving, key: string, { couponId, uid }: Hold, pairs: Set<string>) {
  const isSecond = pairs.has(`${couponId} ${uid}`);
  if (isSecond) say(moving, 'altered', '同一张券持有多张，多出的挂在一张停用的同名券下', key);
  const held = isSecond ? await anotherOf(moving, couponId) : couponId;
  pairs.add(`${held} ${uid}`);
  return held;
}

export const heldCoupons = recordNoun({
  noun: 'heldCoupon',
  label: '用户的优惠券',
  source: 'eb_store_coupon_user',
  key: 'id',
  beside: [{ name: 'orders', table: 'eb_store_order', column: 'coupon_id' }],
  table: couponUser,
  async around(moving, records) {
    const scopes = records.flatMap(({ row }) => listOf(row['primary_key']));
    return {
      holds: await holdsOf(moving, records),
      goods: await idsOf(moving.tx, 'product', scopes),
      cates: await idsOf(moving.tx, 'category', scopes),
    };
  },
  row(record, { holds, goods, cates }, moving) {
    const hold = holds.get(record.key);
    const scope = intOf(record.row['use_type']) === useTypes.category ? cates : goods;
    return hold ? heldOf(record, { ...hold, scope }, moving) : '用户或优惠券不存在';
  },
});

/** Coupons of ours by those that customers hold. */
export async function couponsOfHeld({ tx }: Pick<Moving, 'tx'>, held: readonly number[]): Promise<Map<number, number>> {
  if (held.length === 0) return new Map();
  const rows = await tx
    .select({ id: couponUser.id, couponId: couponUser.couponId })
    .from(couponUser)
    .where(inArray(couponUser.id, [...held]));
  return new Map(rows.map(({ id, couponId }) => [id, couponId]));
}
