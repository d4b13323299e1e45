import { type SQL, and, desc, eq, sql } from 'drizzle-orm';
import type { Answer, Input } from '#contract/call.ts';
import { LOOKED_AT, bankLineStates } from '#contract/cashier/bank-line-record.ts';
import type { bankLineCalls } from '#contract/cashier/bank-lines.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import type { Write } from '#server/platform/write/write.ts';
import { bankAccounts } from '../bank-accounts/queries.ts';
import { followAccount } from './follow-account.ts';
import { matchCertain } from './match-certain.ts';
import { bankLines, keptSums } from './queries.ts';
import { bankLine } from './tables.ts';

type Again = typeof bankLineCalls.again;

/** Lines that come after this one, the latest first. */
async function isAfter(tx: Tx, id: number | undefined): Promise<SQL | undefined> {
  if (!id) return undefined;
  const { bookedAt } = await bankLines.get(tx, id);
  return sql`(${bankLine.bookedAt}, ${bankLine.id}) < (${bookedAt}::timestamptz, ${id}::int)`;
}

/** Looks once more for receipts and payments that came after the lines, portion by portion until all that wait were looked at. */
export async function lookAgain(write: Write, { accountId, after }: Input<Again>): Promise<Answer<Again>> {
  const { tx } = write;
  await bankAccounts.get(tx, accountId);
  const waiting = and(eq(bankLine.accountId, accountId), eq(bankLine.status, bankLineStates.waiting));
  const lines = await tx
    .select({ id: bankLine.id })
    .from(bankLine)
    .where(and(waiting, await isAfter(tx, after)))
    .orderBy(desc(bankLine.bookedAt), desc(bankLine.id))
    .limit(LOOKED_AT + 1);
  const ids = lines.slice(0, LOOKED_AT).map(({ id }) => id);
  const matched = ids.length === 0 ? 0 : await matchCertain(write, ids);
  await followAccount(write, accountId);
  const next = lines.length > LOOKED_AT ? (ids.at(-1) ?? null) : null;
  const left = (await keptSums(tx, [accountId])).filter(({ status }) => status === bankLineStates.waiting);
  return { matched, left: left.reduce((sum, { count }) => sum + count, 0), next };
}
