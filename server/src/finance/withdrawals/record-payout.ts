import { disbursementKinds } from '#contract/payments/disbursements.ts';
import { beginDisbursement, settleByPeople } from '#server/payments/index.ts';
import { moneyLeft } from '#server/platform/payments.ts';
import type { Write } from '#server/platform/write/write.ts';
import type { WithdrawalRecord } from './tables.ts';

/** Puts what people paid outside among the money that left the shop: no provider pays withdrawals. */
export async function recordPayout(write: Write, withdrawal: WithdrawalRecord): Promise<void> {
  const { id, extractType: payType, extractPrice: amount, payoutNo } = withdrawal;
  const kind = disbursementKinds.withdrawal;
  const number = `extract${id}`;
  await beginDisbursement(
    write,
    { kind, subjectId: id, number, orderNo: number, tradeNo: null, payType, amount, paid: amount },
    { byHand: true },
  );
  await settleByPeople(write, { kind, subjectId: id, outcome: moneyLeft(payoutNo) });
}
