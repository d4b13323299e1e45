import { eq } from 'drizzle-orm';
import { creditRefusals } from '#contract/cashier/credit-refusals.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import { type CreditAccountRecord, creditAccount } from './tables.ts';

export const creditAccounts = rowsOf(creditAccount, { missing: creditRefusals.NOT_FOUND });

/** Account of a customer; other writes on it wait until this one ends. */
export async function lockAccountOf(tx: Tx, uid: number): Promise<CreditAccountRecord | undefined> {
  const [found] = await tx.select().from(creditAccount).where(eq(creditAccount.uid, uid)).for('update');
  return found;
}
