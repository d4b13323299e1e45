import { and, eq, inArray } from 'drizzle-orm';
import { productCoupon } from '#server/catalogue/index.ts';
import { coupon, couponProduct, couponUser } from '#server/coupons/index.ts';
import { waysToCoupons } from '#contract/coupons/held-coupons.ts';
import { SECOND } from '#contract/durations.ts';
import { insertRows } from '#server/platform/database/insert-rows.ts';
import { bringRows } from '../engine/bring-rows.ts';
import { type Came, type Moving, type MovedNoun, type Theirs, say } from '../engine/moving.ts';
import { idsOf } from '../moved-rows/queries.ts';
import { fenOf, flagOf, intOf, listOf, momentOf, textOf } from './values.ts';

const PRODUCTS = 2;
const CATEGORY = 3;

/** Time of use: two moments, or days from the claim. */
function usedWithin(moving: Moving, { key, row }: Theirs) {
  const [from, until] = [momentOf(row['use_start_time']), momentOf(row['use_end_time'])];
  if (flagOf(row['is_fixed_time']) && from && until && from < until)
    return { isFixedTime: true, useStartTime: from, useEndTime: until, day: null };
  const day = Math.min(999, Math.max(1, intOf(row['day'])));
  if (day !== intOf(row['day'])) say(moving, 'altered', '使用时间不完整，改为领取后若干天有效', key);
  return { isFixedTime: false, useStartTime: null, useEndTime: null, day };
}

function couponOf(
  moving: Moving,
  record: Theirs,
  cates: ReadonlyMap<string, number>,
): typeof coupon.$inferInsert & { id: number } {
  const { key, row } = record;
  const total = flagOf(row['is_limited']) ? Math.max(0, intOf(row['total'])) : 0;
  const useType = Math.min(CATEGORY, Math.max(1, intOf(row['use_type'])));
  const named = useType === CATEGORY ? listOf(row['primary_key']) : [];
  const [cateId] = named.flatMap((cate) => cates.get(cate) ?? []);
  if (named.length > 1) say(moving, 'altered', '适用多个分类，只保留第一个', key);
  const isScopeLost = useType === CATEGORY && cateId === undefined;
  if (isScopeLost) say(moving, 'altered', '适用的分类不存在，按已删除搬来', key);
  const receiveStartTime = momentOf(row['receive_start_time']) ?? momentOf(row['create_time']) ?? moving.now;
  const receiveEndTime = momentOf(row['receive_end_time']);
  const createTime = momentOf(row['create_time']) ?? receiveStartTime;
  return {
    id: Number(key),
    name: textOf(row['name']),
    money: fenOf(row['money']),
    minPrice: fenOf(row['min_price']),
    isLimited: total > 0,
    total,
    lastTotal: Math.min(total, Math.max(0, intOf(row['last_total']))),
    useType,
    cateId: cateId ?? null,
    receiveStartTime,
    receiveEndTime: receiveEndTime && receiveEndTime > receiveStartTime ? receiveEndTime : null,
    ...usedWithin(moving, record),
    type: Math.min(3, Math.max(1, intOf(row['type']))),
    sort: intOf(row['sort']),
    status: flagOf(row['status']),
    isDel: flagOf(row['is_del']) || isScopeLost,
    createTime,
    updateTime: momentOf(row['update_time']) ?? createTime,
  };
}

async function bringCoupons(moving: Moving, records: readonly Theirs[]): Promise<Came[]> {
  const { tx } = moving;
  const kept = records.filter(({ key, row }) => {
    const isWorth = fenOf(row['money']) > 0;
    if (!isWorth) say(moving, 'leftOut', '面值为 0', key);
    return isWorth;
  });
  const scopes = kept.map(({ row }) => ({ useType: intOf(row['use_type']), keys: listOf(row['primary_key']) }));
  const keysOf = (wanted: number) => scopes.flatMap(({ useType, keys }) => (useType === wanted ? keys : []));
  const cates = await idsOf(tx, 'category', keysOf(CATEGORY));
  const goods = await idsOf(tx, 'product', keysOf(PRODUCTS));
  const ids = await bringRows(
    tx,
    coupon,
    kept.map((record) => couponOf(moving, record, cates)),
  );
  const rows = kept.flatMap(({ key, row }, at) => {
    if (intOf(row['use_type']) !== PRODUCTS) return [];
    const found = [...new Set(listOf(row['primary_key']).flatMap((product) => goods.get(product) ?? []))];
    if (found.length < listOf(row['primary_key']).length) say(moving, 'altered', '适用的商品有的不存在', key);
    return found.map((productId) => ({ couponId: ids[at] ?? 0, productId }));
  });
  await insertRows(tx, couponProduct, rows);
  return kept.map(({ key }, at) => ({ key, id: ids[at] ?? 0 }));
}

export const coupons: MovedNoun = { noun: 'coupon', label: '优惠券', source: 'eb_store_coupon', key: 'id', bring: bringCoupons };

export const productCoupons: MovedNoun = {
  noun: 'productCoupon',
  label: '商品赠券',
  source: 'eb_store_product_coupon',
  key: 'id',
  async bring(moving, records) {
    const { tx, now } = moving;
    const goods = await idsOf(
      tx,
      'product',
      records.map(({ row }) => textOf(row['product_id'])),
    );
    const ours = await idsOf(
      tx,
      'coupon',
      records.map(({ row }) => textOf(row['issue_coupon_id'])),
    );
    const pairs = new Set<string>();
    const kept = records.flatMap(({ key, row }) => {
      const productId = goods.get(textOf(row['product_id']));
      const issueCouponId = ours.get(textOf(row['issue_coupon_id']));
      const pair = `${productId} ${issueCouponId}`;
      if (productId === undefined || issueCouponId === undefined) say(moving, 'leftOut', '商品或优惠券不存在', key);
      else if (pairs.has(pair)) say(moving, 'leftOut', '重复', key);
      else {
        pairs.add(pair);
        return [{ key, row: { productId, issueCouponId, addTime: momentOf(row['add_time']) ?? now } }];
      }
      return [];
    });
    const ids = await insertRows(
      tx,
      productCoupon,
      kept.map(({ row }) => row),
    );
    return kept.map(({ key }, at) => ({ key, id: ids[at] ?? 0 }));
  },
};

/** A coupon that nobody can find or claim, for a second one of the same in the same hands: ours counts them by coupon and customer. */
async function anotherOf({ tx }: Moving, couponId: number): Promise<number> {
  const [{ id: _, ...row } = { id: 0 }] = await tx.select().from(coupon).where(eq(coupon.id, couponId));
  const [copy] = await insertRows(tx, coupon, [{ ...(row as typeof coupon.$inferInsert), isDel: true, status: false }]);
  return copy ?? 0;
}

const typeOf = (type: string): string => (waysToCoupons.values.some((known) => known === type) ? type : waysToCoupons.send);

function heldOf(
  { key, row }: Theirs,
  { couponId, uid, orderNo, primaryKey, now }: HeldTerms,
): typeof couponUser.$inferInsert & { id: number } {
  const createTime = momentOf(row['create_time']) ?? now;
  const startTime = momentOf(row['start_time']) ?? createTime;
  const end = momentOf(row['end_time']);
  return {
    id: Number(key),
    couponId,
    uid,
    name: textOf(row['name']),
    money: fenOf(row['money']),
    minPrice: fenOf(row['min_price']),
    type: typeOf(textOf(row['type'])),
    status: Math.min(2, Math.max(0, intOf(row['status']))),
    startTime,
    endTime: end && end > startTime ? end : new Date(startTime.getTime() + SECOND),
    useTime: momentOf(row['use_time']),
    orderNo,
    useType: Math.min(CATEGORY, Math.max(1, intOf(row['use_type']))),
    primaryKey,
    createTime,
    updateTime: momentOf(row['update_time']) ?? createTime,
  };
}

interface HeldTerms {
  couponId: number;
  uid: number;
  orderNo: string | null;
  primaryKey: string;
  now: Date;
}

async function pairsThere({ tx }: Moving, uids: readonly number[]): Promise<Set<string>> {
  if (uids.length === 0) return new Set();
  const rows = await tx
    .select({ couponId: couponUser.couponId, uid: couponUser.uid })
    .from(couponUser)
    .where(and(inArray(couponUser.uid, [...uids])));
  return new Set(rows.map(({ couponId, uid }) => `${couponId} ${uid}`));
}

async function bringHeld(moving: Moving, records: readonly Theirs[]): Promise<Came[]> {
  const { tx, now } = moving;
  const uids = await idsOf(
    tx,
    'customer',
    records.map(({ row }) => textOf(row['uid'])),
  );
  const ours = await idsOf(
    tx,
    'coupon',
    records.map(({ row }) => textOf(row['coupon_id'])),
  );
  const scopes = records.flatMap(({ row }) => listOf(row['primary_key']));
  const goods = await idsOf(tx, 'product', scopes);
  const cates = await idsOf(tx, 'category', scopes);
  const pairs = await pairsThere(moving, [...uids.values()]);
  const rows = [];
  const keys: string[] = [];
  for (const record of records) {
    const { key, row, beside } = record;
    const uid = uids.get(textOf(row['uid']));
    const couponId = ours.get(textOf(row['coupon_id']));
    if (uid === undefined || couponId === undefined) {
      say(moving, 'leftOut', '用户或优惠券不存在', key);
      continue;
    }
    const isSecond = pairs.has(`${couponId} ${uid}`);
    if (isSecond) say(moving, 'altered', '同一张券持有多张，多出的挂在一张停用的同名券下', key);
    const held = isSecond ? await anotherOf(moving, couponId) : couponId;
    pairs.add(`${held} ${uid}`);
    const scope = intOf(row['use_type']) === CATEGORY ? cates : goods;
    const primaryKey = listOf(row['primary_key'])
      .flatMap((each) => scope.get(each) ?? [])
      .join(',');
    const orderNo = beside['orders']?.[0]?.['order_id'] ?? null;
    rows.push(heldOf(record, { couponId: held, uid, orderNo, primaryKey, now }));
    keys.push(key);
  }
  const ids = await bringRows(tx, couponUser, rows);
  return keys.map((key, at) => ({ key, id: ids[at] ?? 0 }));
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
