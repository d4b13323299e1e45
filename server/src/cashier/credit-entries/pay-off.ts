import type { Fen } from '#contract/fen.ts';
import type { Write } from '#server/platform/write/write.ts';
import { finishTask } from '#server/tasks/index.ts';
import type { CreditAccountRecord } from '../credit-accounts/tables.ts';
import { type Because, book } from './book.ts';
import { lockOpenDebts } from './queries.ts';
import { type Share, reminderOf, spread } from './rules.ts';

interface Payment extends Because {
  amount: Fen;
  /** Debts that it is meant for; the oldest take the rest. */
  named?: readonly Share[];
}

/** Takes money off the debts of an account that the caller holds; what no debt takes is money beyond them. */
export async function payOff(write: Write, account: CreditAccountRecord, payment: Payment): Promise<CreditAccountRecord> {
  const { amount, named = [], ...because } = payment;
  const open = await lockOpenDebts(write.tx, account.id);
  const { shares, rest } = spread(amount, open, named);
  const orderOf = (id: number) => open.find((debt) => debt.id === id)?.orderNo ?? '';
  const after = await book(write, account, [
    ...shares.map((share) => ({
      ...because,
      orderNo: because.orderNo ?? orderOf(share.debtId),
      debtId: share.debtId,
      amount: -share.amount,
    })),
    { ...because, debtId: null, amount: -rest },
  ]);
  if (after.owed === 0) await finishTask(write, reminderOf(account.id));
  return after;
}
