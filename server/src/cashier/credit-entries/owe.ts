import type { Fen } from '#contract/fen.ts';
import type { Write } from '#server/platform/write/write.ts';
import type { CreditAccountRecord } from '../credit-accounts/tables.ts';
import { type Because, book } from './book.ts';
import { creditDebts } from './queries.ts';

interface NewDebt extends Because {
  orderId?: number;
  amount: Fen;
  dueDay: string;
}

/** A further debt of an account that the caller holds; money beyond its debts pays it first. */
export async function owe(write: Write, account: CreditAccountRecord, debt: NewDebt): Promise<CreditAccountRecord> {
  const { orderId = null, amount, dueDay, ...because } = debt;
  const { orderNo = '', says = '' } = because;
  const debtId = await creditDebts.insert(write, { creditId: account.id, orderId, orderNo, says, amount, left: 0, dueDay });
  const taken = Math.min(account.surplus, amount);
  return book(write, account, [
    { ...because, debtId, amount },
    { kind: 'offset', orderNo, debtId, amount: -taken },
    { kind: 'offset', orderNo, debtId: null, amount: taken },
  ]);
}
