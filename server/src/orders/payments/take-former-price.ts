import { yuanOfFen } from '#contract/fen.ts';
import { notify } from '#server/notifications/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { logStep } from '../steps/log-step.ts';
import { moveOrder } from '../orders/move-order.ts';
import type { OrderRecord } from '../orders/queries.ts';
import { getOrder } from '../orders/record.ts';
import { repriceLines } from '../orders/reprice-lines.ts';
import { beginRefund } from '../refunds/begin-refund.ts';
import { settlePayment } from './settle-payment.ts';

type PaymentFacts = Pick<OrderRecord, 'payTime' | 'payType' | 'outTradeNo' | 'payPrice'>;

/**
 * Money of before a change of price, which the provider has by now: the order is paid by it. What is too much goes back; where it is
 * too little, the order waits among the refunds for staff, who pay it back or send the goods as they are.
 */
export async function takeFormerPrice(write: Write, found: OrderRecord, paid: PaymentFacts): Promise<OrderRecord> {
  const over = paid.payPrice - found.payPrice;
  const { actor, now, tx } = write;
  const gainIntegral = await repriceLines(write, found, paid.payPrice);
  const words = over > 0 ? `多付的${yuanOfFen(over)}元退还用户` : `少付${yuanOfFen(-over)}元，等待处理`;
  const step = { type: 'pay_success', message: `用户按改价前的金额付款${yuanOfFen(paid.payPrice)}元，${words}` } as const;
  const settled = await settlePayment(write, found, { paid: { ...paid, gainIntegral }, step });
  const reason = '改价前已付款';
  if (over > 0) {
    await beginRefund(write, settled, { amount: over, reason, restock: false });
    return getOrder(tx, found.orderNo, actor);
  }
  // People who handle requests may lack the right to see amounts.
  const explain = '少付了差额：退款后请用户重新下单，或拒绝退款并照常发货';
  const asked = await moveOrder(write, settled, 'ask', {
    refundReasonWap: reason,
    refundReasonWapExplain: explain,
    refundReasonTime: now,
    refundPieces: null,
    refundReason: null,
  });
  await logStep(write, found.id, { type: 'apply_refund', message: `${reason}，${explain}`, reason });
  await notify(write, 'adminApplyOrderRefund', found.orderNo);
  return asked;
}
