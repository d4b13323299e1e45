import { eq } from 'drizzle-orm';
import { type Payment, placeOrderRefusals } from '#contract/orders/placing.ts';
import type { Write } from '#server/platform/write/write.ts';
import { beginRefund } from '../refunds/begin-refund.ts';
import { logStep } from '../steps/log-step.ts';
import type { OrderRecord } from '../orders/queries.ts';
import { getOrder, lockOrder } from '../orders/record.ts';
import { canMove } from '../orders/states.ts';
import { refuseWhilePartPaid } from '../part-payments/refuse-while-part-paid.ts';
import { order } from '../orders/tables.ts';
import { payByBalance } from './pay-by-balance.ts';
import { settlePayment } from './settle-payment.ts';
import { takeFormerPrice } from './take-former-price.ts';

/**
 * A payment that is reported twice changes nothing more. Money that comes for a cancelled order, whose goods are sold again, goes back;
 * what was on its way at the price before a change is taken.
 */
export async function markPaid(write: Write, input: Payment): Promise<OrderRecord> {
  const found = await lockOrder(write, input.orderNo);
  const { amount } = input;
  const [payType, tradeNo] = [input.payType ?? found.payType, input.tradeNo ?? null];
  if (found.payTime !== null) {
    const isSame = payType === 'yue' ? found.payType === 'yue' : found.outTradeNo === tradeNo;
    if (!isSame) throw placeOrderRefusals.PAID_OTHERWISE();
    return found;
  }
  const isFormer = amount === found.beforePayPrice && payType !== 'yue';
  if (amount !== found.payPrice && !isFormer) throw placeOrderRefusals.AMOUNT_DIFFERS({ due: found.payPrice });
  await refuseWhilePartPaid(write, found);
  if (payType === 'yue') return payByBalance(write, found);
  const paid = { payTime: write.now, payType, outTradeNo: tradeNo, payPrice: amount };
  if (found.state === 'cancelled') return sendBack(write, found, paid);
  if (!canMove(found, 'pay')) throw placeOrderRefusals.CANNOT_PAY();
  if (amount !== found.payPrice) return takeFormerPrice(write, found, paid);
  return settlePayment(write, found, { paid, step: { type: 'pay_success', message: '用户付款成功' } });
}

type PaymentFacts = Pick<OrderRecord, 'payTime' | 'payType' | 'outTradeNo' | 'payPrice'>;

/** Shows an order again that staff had deleted: its refund may fail, or wait for people to pay it. */
async function sendBack(write: Write, found: OrderRecord, paid: PaymentFacts): Promise<OrderRecord> {
  const { tx, actor, now } = write;
  await tx
    .update(order)
    .set({ ...paid, isSystemDel: false, updateTime: now })
    .where(eq(order.id, found.id));
  await logStep(write, found.id, { type: 'pay_success', message: '用户付款成功，但订单已取消，款项退还用户' });
  await beginRefund(write, { ...found, ...paid }, { amount: paid.payPrice, reason: '订单已取消后付款', restock: false });
  return getOrder(tx, found.orderNo, actor);
}
