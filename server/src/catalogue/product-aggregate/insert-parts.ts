import { and, eq, inArray } from 'drizzle-orm';
import { insertRows } from '#server/platform/database/insert-rows.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { productAttr, productCate, productCoupon } from '../products/tables.ts';
import { type ProductAggregate, cateIdsOf } from './aggregate.ts';
import type { Attr } from '../skus/fields.ts';

export const insertAttrs = (tx: Tx, attrs: readonly (Attr & { productId: number; place: number })[]) =>
  insertRows(tx, productAttr, attrs);

export const insertCates = (tx: Tx, cates: readonly { productId: number; cateId: number; place: number }[]) =>
  insertRows(tx, productCate, cates);

/** Gift that is there already because its coupon was deleted and came back stays. */
export const insertCoupons = (tx: Tx, links: readonly { productId: number; issueCouponId: number }[], now: Date) =>
  insertRows(
    tx,
    productCoupon,
    links.map((link) => ({ ...link, addTime: now })),
  );

export async function dropCoupons(tx: Tx, productId: number, couponIds: readonly number[]): Promise<void> {
  if (couponIds.length > 0)
    await tx
      .delete(productCoupon)
      .where(and(eq(productCoupon.productId, productId), inArray(productCoupon.issueCouponId, [...couponIds])));
}

export const catesOf = (productId: number, { fields }: Pick<ProductAggregate, 'fields'>) =>
  cateIdsOf(fields.cateId).map((cateId, index) => ({ productId, cateId, place: index }));
