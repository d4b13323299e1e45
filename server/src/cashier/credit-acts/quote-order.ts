import { eq } from 'drizzle-orm';
import type { Answer, Input } from '#contract/call.ts';
import type { creditCalls } from '#contract/cashier/credit-accounts.ts';
import { creditRefusals } from '#contract/cashier/credit-refusals.ts';
import { showDay } from '#contract/moment.ts';
import { getOrder } from '#server/orders/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { overdueOf } from '../credit-entries/queries.ts';
import { dayAfter } from '../credit-entries/rules.ts';
import { creditAccount } from '../credit-accounts/tables.ts';

/** Account by which an order would be settled on credit, as it stands now. */
export async function quoteOrder(
  db: Db,
  { orderNo }: Input<typeof creditCalls.quote>,
  { actor, now }: CallContext,
): Promise<Answer<typeof creditCalls.quote>> {
  const { uid, payPrice: amount } = await getOrder(db, orderNo, actor);
  if (uid === null) throw creditRefusals.NO_BUYER();
  const [account] = await db.select().from(creditAccount).where(eq(creditAccount.uid, uid));
  if (!account) throw creditRefusals.NO_ACCOUNT();
  const { id, company, status, creditLimit, owed, surplus, termDays } = account;
  const overdue = await overdueOf(db, id, showDay(now));
  return { company, amount, status, overdue, free: creditLimit - owed + surplus, dueDay: dayAfter(now, termDays) };
}
