import { disbursementKinds } from '#contract/payments/disbursements.ts';
import type { PaidKind } from '#server/payments/index.ts';
import { queueManualRefund } from './queue-manual-refund.ts';
import { settleRefund } from './settle-refund.ts';

/** A refund of an order, as money that goes out. */
export const paidRefund: PaidKind = {
  kind: disbursementKinds.orderRefund,
  settled: 'order.settleRefund',
  handedOver: 'order.handOverRefund',
  settle: (write, { subjectId: refundId, orderNo }, outcome) => settleRefund(write, { refundId, orderNo, outcome }),
  handOver: (write, { subjectId: refundId, orderNo }) => queueManualRefund(write, { refundId, orderNo }),
};
