import { and, desc, eq } from 'drizzle-orm';
import { bankLineStates } from '#contract/cashier/bank-line-record.ts';
import type { Write } from '#server/platform/write/write.ts';
import { bankAccounts } from '../bank-accounts/queries.ts';
import { followAccount } from './follow-account.ts';
import { matchCertain } from './match-certain.ts';
import { bankLine } from './tables.ts';

/** Lines that are looked at while the person waits, the latest first. */
const LOOKED_AT = 500;

/** Looks once more for receipts and payments that came after the lines. */
export async function lookAgain(write: Write, { accountId }: { accountId: number }): Promise<{ matched: number; left: number }> {
  const { tx } = write;
  await bankAccounts.get(tx, accountId);
  const wanted = and(eq(bankLine.accountId, accountId), eq(bankLine.status, bankLineStates.waiting));
  const lines = await tx
    .select({ id: bankLine.id })
    .from(bankLine)
    .where(wanted)
    .orderBy(desc(bankLine.bookedAt), desc(bankLine.id))
    .limit(LOOKED_AT);
  const ids = lines.map(({ id }) => id);
  const matched = ids.length === 0 ? 0 : await matchCertain(write, ids);
  await followAccount(write, accountId);
  return { matched, left: await tx.$count(bankLine, wanted) };
}
