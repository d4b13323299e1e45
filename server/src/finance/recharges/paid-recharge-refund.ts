import { disbursementKinds } from '#contract/payments/disbursements.ts';
import type { PaidKind } from '#server/payments/index.ts';
import { queueManualRechargeRefund } from './queue-manual-recharge-refund.ts';
import { settleRechargeRefund } from './settle-recharge-refund.ts';

/** A refund of a recharge, as money that goes out. */
export const paidRechargeRefund: PaidKind = {
  kind: disbursementKinds.rechargeRefund,
  settled: 'user_recharge.settleRefund',
  handedOver: 'user_recharge.handOverRefund',
  settle: (write, { subjectId: refundId }, outcome) => settleRechargeRefund(write, { refundId, outcome }),
  handOver: (write, { subjectId: refundId, orderNo }) => queueManualRechargeRefund(write, { refundId, orderNo }),
};
