import { cashPaymentKinds } from '#contract/cashier/cash-payment-record.ts';
import { onRefundByHand } from '#server/orders/index.ts';
import { actorName, adminIdOf } from '#server/platform/actor.ts';
import type { RefundOutcome } from '#server/platform/payments.ts';
import type { Write } from '#server/platform/write/write.ts';
import { movePayment } from './move-payment.ts';
import { findLivePayment } from './queries.ts';

const remarks: Readonly<Record<RefundOutcome['state'], string>> = {
  done: '退款已由人工确认付清，不用再付，付款单自动结束',
  failed: '退款没有付成，已退回重新处理，付款单自动结束',
};

/** Ends the payment that waits for a refund which people have settled without it, so that nobody pays it again. */
async function endWithRefund(write: Write, orderNo: string, { state }: RefundOutcome): Promise<void> {
  const waiting = await findLivePayment(write.tx, { bizType: cashPaymentKinds.refund, bizNo: orderNo });
  if (!waiting) return;
  const auditor = { auditorId: adminIdOf(write.actor), auditor: actorName(write.actor) };
  await movePayment(write, waiting.id, 'reject', { ...auditor, auditTime: write.now, auditRemark: remarks[state] });
}

onRefundByHand(endWithRefund);
