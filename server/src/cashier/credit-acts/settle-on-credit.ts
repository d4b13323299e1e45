import { creditRefusals } from '#contract/cashier/credit-refusals.ts';
import type { Fen } from '#contract/fen.ts';
import { showDay } from '#contract/moment.ts';
import { lockForCredit, payOnCredit } from '#server/orders/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { owe } from '../credit-entries/owe.ts';
import { overdueOf } from '../credit-entries/queries.ts';
import { dayAfter } from '../credit-entries/rules.ts';
import { lockAccountOf } from '../credit-accounts/record.ts';
import type { CreditAccountRecord } from '../credit-accounts/tables.ts';

/** Refuses a further debt where the account is stopped, something is overdue, or the limit is used. The caller holds the account. */
async function checkFree({ tx, now }: Write, account: CreditAccountRecord, amount: Fen): Promise<void> {
  const { id, company, status, creditLimit, owed, surplus } = account;
  if (!status) throw creditRefusals.STOPPED({ company });
  const overdue = await overdueOf(tx, id, showDay(now));
  if (overdue > 0) throw creditRefusals.OVERDUE({ company, overdue });
  const free = creditLimit - owed + surplus;
  if (amount > free) throw creditRefusals.LIMIT({ company, free: Math.max(free, 0) });
}

/**
 * Settles an order on credit. Whoever settles another of the same customer waits for the account, so that all of them together stay
 * within the limit.
 */
export async function settleOnCredit(write: Write, { orderNo }: { orderNo: string }): Promise<null> {
  const found = await lockForCredit(write, orderNo);
  if (found.uid === null) throw creditRefusals.NO_BUYER();
  const account = await lockAccountOf(write.tx, found.uid);
  if (!account) throw creditRefusals.NO_ACCOUNT();
  const { id: orderId, payPrice: amount } = found;
  await checkFree(write, account, amount);
  const dueDay = dayAfter(write.now, account.termDays);
  await owe(write, account, { kind: 'debt', orderId, orderNo, amount, dueDay });
  await payOnCredit(write, found, `${account.company}赊账，${dueDay} 到期`);
  return null;
}
