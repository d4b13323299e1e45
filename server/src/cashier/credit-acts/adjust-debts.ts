import { CreditAdjustment } from '#contract/cashier/credit-record.ts';
import { creditCalls } from '#contract/cashier/credit-accounts.ts';
import { approvedAct } from '#server/approvals/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { owe } from '../credit-entries/owe.ts';
import { payOff } from '../credit-entries/pay-off.ts';
import { dayAfter } from '../credit-entries/rules.ts';
import { lockAdjustable } from './lock-adjustable.ts';

/** Books a correction that somebody else has approved: a debt of its own, or less of the oldest debts. */
export async function adjustDebts(write: Write, terms: CreditAdjustment): Promise<null> {
  const { amount, reason: says } = terms;
  const account = await lockAdjustable(write, terms);
  const because = { kind: 'adjustment', says } as const;
  if (amount > 0) await owe(write, account, { ...because, amount, dueDay: dayAfter(write.now, account.termDays) });
  else await payOff(write, account, { ...because, amount: -amount });
  return null;
}

export const approvedAdjustment = approvedAct({
  name: 'credit',
  permission: creditCalls.adjust.permission,
  input: CreditAdjustment,
  run: adjustDebts,
});
