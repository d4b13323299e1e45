import { eq } from 'drizzle-orm';
import { productCoupon } from '#server/catalogue/index.ts';
import { giveCoupons } from '#server/coupons/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { logStep } from '../steps/log-step.ts';
import type { OrderRecord } from '../orders/queries.ts';
import { orderLine } from '../orders/tables.ts';

/** The coupons that come with what was bought, each once; what cannot be given any more is passed over. */
export async function giveGifts(write: Write, { id, uid }: Pick<OrderRecord, 'id' | 'uid'>): Promise<void> {
  const gifts = await write.tx
    .selectDistinct({ couponId: productCoupon.issueCouponId })
    .from(orderLine)
    .innerJoin(productCoupon, eq(productCoupon.productId, orderLine.productId))
    .where(eq(orderLine.orderId, id));
  if (uid === null || gifts.length === 0) return;
  const names = await giveCoupons(write, { uid, couponIds: gifts.map(({ couponId }) => couponId), type: 'buy' });
  if (names.length > 0) await logStep(write, id, { type: 'coupon_gift', message: `赠送优惠券：${names.join('、')}` });
}
