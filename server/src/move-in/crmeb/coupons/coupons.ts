import { inArray } from 'drizzle-orm';
import { coupon, couponProduct } from '#server/coupons/index.ts';
import { insertRows } from '#server/platform/database/insert-rows.ts';
import { type Moving, type Theirs, say } from '../../engine/moving.ts';
import { type Brought, recordNoun } from '../../engine/record-noun.ts';
import { idsOf } from '../../moved-rows/queries.ts';
import { intOf, listOf } from '../values/values.ts';
import { type CouponAround, couponOf, useTypes } from './coupon-rules.ts';

async function aroundOf({ tx }: Moving, records: readonly Theirs[]): Promise<CouponAround> {
  const keysOf = (useType: number) =>
    records.flatMap(({ row }) => (intOf(row['use_type']) === useType ? listOf(row['primary_key']) : []));
  return {
    cates: await idsOf(tx, 'category', keysOf(useTypes.category)),
    goods: await idsOf(tx, 'product', keysOf(useTypes.products)),
  };
}

/** Products that coupons serve, of those that are for some only. */
async function bringScopes(moving: Moving, brought: readonly Brought<object>[], { goods }: CouponAround): Promise<void> {
  const rows = brought.flatMap(({ key, id: couponId, record: { row } }) => {
    if (intOf(row['use_type']) !== useTypes.products) return [];
    const named = listOf(row['primary_key']);
    const found = [...new Set(named.flatMap((product) => goods.get(product) ?? []))];
    if (found.length < named.length) say(moving, 'altered', '适用的商品有的不存在', key);
    return found.map((productId) => ({ couponId, productId }));
  });
  await insertRows(moving.tx, couponProduct, rows);
}

export const coupons = recordNoun({
  noun: 'coupon',
  label: '优惠券',
  source: 'eb_store_coupon',
  key: 'id',
  table: coupon,
  around: aroundOf,
  row: couponOf,
  parts: bringScopes,
  async partsAgain(moving, brought, around) {
    const ids = [0, ...brought.map(({ id }) => id)];
    await moving.tx.delete(couponProduct).where(inArray(couponProduct.couponId, ids));
    await bringScopes(moving, brought, around);
  },
});
