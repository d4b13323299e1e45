import { and, inArray, notInArray } from 'drizzle-orm';
import { productCoupon } from '#server/catalogue/index.ts';
import type { Moving, Theirs } from '../../engine/moving.ts';
import { namedIds } from '../../engine/named-ids.ts';
import { idsAgain, recordNoun } from '../../engine/record-noun.ts';
import { momentOf, textOf } from '../values/values.ts';

async function aroundOf(moving: Moving, records: readonly Theirs[]) {
  const goods = await namedIds(moving, 'product', records, 'product_id');
  const there = await moving.tx
    .select({ productId: productCoupon.productId, couponId: productCoupon.issueCouponId })
    .from(productCoupon)
    .where(and(inArray(productCoupon.productId, [0, ...goods.values()]), notInArray(productCoupon.id, idsAgain(moving))));
  return {
    goods,
    coupons: await namedIds(moving, 'coupon', records, 'issue_coupon_id'),
    pairs: new Set(there.map(({ productId, couponId }) => `${productId} ${couponId}`)),
  };
}

export const productCoupons = recordNoun({
  noun: 'productCoupon',
  label: '商品赠券',
  source: 'eb_store_product_coupon',
  key: 'id',
  table: productCoupon,
  around: aroundOf,
  row({ row }, { goods, coupons, pairs }, { now }) {
    const productId = goods.get(textOf(row['product_id']));
    const issueCouponId = coupons.get(textOf(row['issue_coupon_id']));
    if (productId === undefined || issueCouponId === undefined) return '商品或优惠券不存在';
    const pair = `${productId} ${issueCouponId}`;
    if (pairs.has(pair)) return '重复';
    pairs.add(pair);
    return { productId, issueCouponId, addTime: momentOf(row['add_time']) ?? now };
  },
});
