import type { Write } from '#server/platform/write/write.ts';
import { creditAccounts } from '../credit-accounts/record.ts';
import { type Movement, book } from './book.ts';
import { owe } from './owe.ts';
import { repaidBy } from './queries.ts';
import { dayAfter, spread } from './rules.ts';

/**
 * Takes back what a receipt had paid off: its debts are open again with their old days. What it had paid beyond them, and later debts
 * have used, is owed from now on.
 */
export async function takeBackRepayment(write: Write, creditId: number, receiptNo: string): Promise<void> {
  const account = await creditAccounts.lock(write.tx, creditId);
  const paid = await repaidBy(write.tx, creditId, receiptNo);
  const because = { kind: 'voided', receiptNo } as const;
  const beyond = paid.filter(({ debtId }) => debtId === null).reduce((sum, { amount }) => sum - amount, 0);
  const fromSurplus = Math.min(beyond, account.surplus);
  const reopened = paid.flatMap(({ debtId, amount }) => (debtId === null ? [] : [{ id: debtId, left: -amount }]));
  const { shares } = spread(account.surplus - fromSurplus, reopened);
  const moves: Movement[] = [
    { ...because, debtId: null, amount: fromSurplus },
    ...reopened.map(({ id, left }) => ({ ...because, debtId: id, amount: left })),
    ...shares.flatMap(({ debtId, amount }): Movement[] => [
      { kind: 'offset', debtId, amount: -amount },
      { kind: 'offset', debtId: null, amount },
    ]),
  ];
  const after = await book(write, account, moves);
  if (beyond === fromSurplus) return;
  const says = '作废的还款已抵过后来的欠款';
  await owe(write, after, { ...because, says, amount: beyond - fromSurplus, dueDay: dayAfter(write.now, 0) });
}
