import { disbursementKinds } from '#contract/payments/disbursements.ts';
import { recordPaid } from '#server/payments/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import type { WithdrawalRecord } from './tables.ts';

/** Puts what people paid outside among the money that left the shop: no provider pays withdrawals. */
export async function recordPayout(write: Write, withdrawal: WithdrawalRecord): Promise<void> {
  const { id: subjectId, extractType: payType, extractPrice: amount, payoutNo } = withdrawal;
  const ours = { number: `extract${subjectId}`, orderNo: String(subjectId), tradeNo: null };
  const draft = { kind: disbursementKinds.withdrawal, subjectId, ...ours };
  await recordPaid(write, { ...draft, payType, amount, paid: amount }, payoutNo);
}
