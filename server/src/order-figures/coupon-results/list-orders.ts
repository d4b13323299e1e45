import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import type { CouponOrder, couponResultCalls } from '#contract/order-figures/coupon-results.ts';
import { seeAmounts } from '#contract/orders/amounts.ts';
import type { Page } from '#contract/wire.ts';
import { order } from '#server/orders/index.ts';
import { holds } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { isKept } from '../campaign-results/figures.ts';
import { requireCoupon } from './read-result.ts';

/** Orders behind the sums of a coupon: paid ones that the back-office has not deleted. */
export async function listOrders(
  db: Db,
  { id, ...paging }: Input<typeof couponResultCalls.orders>,
  { actor }: Pick<CallContext, 'actor'>,
): Promise<Page<CouponOrder>> {
  await requireCoupon(db, id);
  const seesAmounts = holds(actor, seeAmounts);
  const where = and(eq(order.issueCouponId, id), isNotNull(order.payTime), isKept);
  return pageOf(db, paging, {
    from: order,
    select: {
      id: order.id,
      orderNo: order.orderNo,
      payTime: sql<Date>`${order.payTime}`.mapWith(order.payTime),
      realName: order.realName,
      paid: order.payPrice,
      refunded: order.refundPrice,
      discount: order.couponPrice,
    },
    where,
    order: [desc(order.payTime), desc(order.id)],
    show: (rows) =>
      rows.map(({ paid, refunded, discount, ...row }) => ({
        ...row,
        ...(seesAmounts ? { paid, refunded, discount } : { paid: null, refunded: null, discount: null }),
      })),
  });
}
