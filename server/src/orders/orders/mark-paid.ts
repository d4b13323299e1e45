import { eq } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { type openOrderCalls, no } from '#contract/storefront/orders.ts';
import type { Write } from '#server/platform/write/write.ts';
import { beginRefund } from '../refunds/begin-refund.ts';
import { giveGifts } from './give-gifts.ts';
import { logStep } from './log-step.ts';
import { type OrderRecord, orderColumns } from './queries.ts';
import { lockOrder } from './record.ts';
import { afterOrderAct } from './states.ts';
import { order } from './tables.ts';

/** Saying it twice changes nothing. Money that comes for a cancelled order, whose goods are sold again, goes back. */
export async function markPaid(write: Write, input: Input<typeof openOrderCalls.pay>): Promise<OrderRecord> {
  const { tx, now } = write;
  const found = await lockOrder(write, input.orderNo);
  if (found.payTime !== null) {
    if (found.outTradeNo !== input.tradeNo) throw no.PAID_OTHERWISE();
    return found;
  }
  if (input.amount !== found.payPrice) throw no.AMOUNT_DIFFERS({ due: found.payPrice });
  const paid = { payTime: now, payType: input.payType ?? found.payType, outTradeNo: input.tradeNo, updateTime: now };
  if (found.state === 'cancelled') return sendBack(write, found, paid);
  const state = afterOrderAct(found.state, 'pay');
  if (!state) throw no.CANNOT_PAY();
  const [settled] = await tx
    .update(order)
    .set({ ...paid, state })
    .where(eq(order.id, found.id))
    .returning(orderColumns);
  await logStep(write, found.id, { type: 'pay_success', message: '用户付款成功' });
  await giveGifts(write, found);
  return settled ?? found;
}

async function sendBack(
  write: Write,
  found: OrderRecord,
  paid: { payTime: Date; payType: string; outTradeNo: string; updateTime: Date },
): Promise<OrderRecord> {
  await write.tx.update(order).set(paid).where(eq(order.id, found.id));
  await logStep(write, found.id, { type: 'pay_success', message: '用户付款成功，但订单已取消，款项原路退回' });
  await beginRefund(write, { ...found, ...paid }, { amount: found.payPrice, reason: '订单已取消后付款', restock: false });
  return { ...found, ...paid, refundState: 'paying' };
}
