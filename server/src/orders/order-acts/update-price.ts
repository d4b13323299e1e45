import { eq } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { yuanOfFen } from '#contract/fen.ts';
import { orderRefusals } from '#contract/orders/order-refusals.ts';
import type { orderCalls } from '#contract/orders/orders.ts';
import { attemptKinds } from '#contract/payments/attempts.ts';
import { callWebhooks, notify } from '#server/notifications/index.ts';
import { refuseWhileLive } from '#server/payments/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { logStep } from '../steps/log-step.ts';
import { refuseBelowCost } from '../low-prices/refuse-below-cost.ts';
import { lockOrder } from '../orders/record.ts';
import { checkSole } from '../orders/shop-part.ts';
import { order } from '../orders/tables.ts';
import { repriceLines } from '../orders/reprice-lines.ts';
import { refuseWhilePartPaid } from '../part-payments/refuse-while-part-paid.ts';
import { whyNotRepriced } from '../orders/rules.ts';

/** Changes the price before payment, and once: the customer has to know what to pay. Payments of the former price have ended. */
export async function updatePrice(write: Write, { orderNo, payPrice }: Input<typeof orderCalls.updatePrice>): Promise<null> {
  const { tx, now } = write;
  const found = await lockOrder(write, orderNo);
  await checkSole(write, found.id, '改价');
  if (found.payTime !== null) throw orderRefusals.ALREADY_PAID({ orderNo });
  if (found.state === 'cancelled' || found.isDel) throw orderRefusals.CANCELLED();
  const why = whyNotRepriced(found, payPrice);
  if (why) throw why;
  await refuseWhilePartPaid(write, found);
  await refuseWhileLive(write, attemptKinds.order, [found.id]);
  const gainIntegral = await repriceLines(write, found, payPrice);
  if (payPrice < found.payPrice) await refuseBelowCost(write, found);
  const set = { payPrice, beforePayPrice: found.payPrice, gainIntegral, updateTime: now };
  await tx.update(order).set(set).where(eq(order.id, found.id));
  const message = `订单价格 ${yuanOfFen(found.payPrice)} 修改实际支付金额为 ${yuanOfFen(payPrice)} 元`;
  await logStep(write, found.id, { type: 'order_edit', message });
  await notify(write, 'modifyOrderPrice', orderNo);
  await callWebhooks(write, 'order.repriced', orderNo);
  return null;
}
