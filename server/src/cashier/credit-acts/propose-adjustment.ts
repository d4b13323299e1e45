import type { CreditAdjustment } from '#contract/cashier/credit-record.ts';
import { yuanOfFen } from '#contract/fen.ts';
import { propose } from '#server/approvals/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { approvedAdjustment } from './adjust-debts.ts';
import { lockAdjustable } from './lock-adjustable.ts';

/** Submits a correction to a second person: checked as if it were done now. */
export async function proposeAdjustment(write: Write, terms: CreditAdjustment): Promise<null> {
  const { id, amount, reason } = terms;
  const { company } = await lockAdjustable(write, terms);
  return propose(write, {
    kind: 'credit',
    payload: approvedAdjustment.kept(terms),
    subjectKey: String(id),
    subject: `${company}欠款${amount > 0 ? '增加' : '减少'} ${yuanOfFen(Math.abs(amount))} 元`,
    path: `/cashier/credit?open=${id}`,
    amount: Math.abs(amount),
    reason,
  });
}
