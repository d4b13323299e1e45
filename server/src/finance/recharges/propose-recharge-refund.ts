import { labelOf } from '#contract/choices.ts';
import { yuanOfFen } from '#contract/fen.ts';
import { RechargeRefundTerms, rechargeRefundTypes } from '#contract/finance/recharge-record.ts';
import { rechargeCalls } from '#contract/finance/recharges.ts';
import { approvedAct, propose } from '#server/approvals/index.ts';
import { getCustomer } from '#server/customers/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { checkedRefund } from './checked-refund.ts';
import { recharges } from './queries.ts';
import { refundRecharge } from './refund-recharge.ts';

export const approvedRechargeRefund = approvedAct({
  name: 'rechargeRefund',
  permission: rechargeCalls.refund.permission,
  input: RechargeRefundTerms,
  run: refundRecharge,
});

/** Proposes a refund to a second person: checked as if it were done now, but for the limit of the person. */
export async function proposeRechargeRefund(write: Write, terms: RechargeRefundTerms): Promise<null> {
  const found = await recharges.lock(write.tx, terms.id);
  const { cash } = await checkedRefund(write.tx, found, terms);
  const { nickname } = await getCustomer(write.tx, { id: found.uid });
  return propose(write, {
    kind: 'rechargeRefund',
    // The rest may be another sum by then: it is this one that was seen.
    payload: approvedRechargeRefund.kept({ ...terms, amount: cash }),
    subjectKey: found.orderNo,
    subject: `充值退款 ${yuanOfFen(cash)} 元给 ${nickname}（${found.uid}），${labelOf(rechargeRefundTypes, terms.type)}，${found.orderNo}`,
    path: `/financial/record/charge?keywords=${found.orderNo}`,
    amount: cash,
    reason: '',
  });
}
