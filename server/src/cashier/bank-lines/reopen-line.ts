import { and, eq } from 'drizzle-orm';
import { bankLineRefusals } from '#contract/cashier/bank-line-record.ts';
import type { Write } from '#server/platform/write/write.ts';
import { followAccount } from './follow-account.ts';
import { bankLines } from './queries.ts';
import { bankLineMoves } from './states.ts';
import { bankLine } from './tables.ts';

/** Lets an ignored line wait again. */
export async function reopenLine(write: Write, { id }: { id: number }): Promise<null> {
  const { tx, now } = write;
  const { from, to } = bankLineMoves.reopen;
  const [moved] = await tx
    .update(bankLine)
    .set({ status: to, reason: '', handler: '', handleTime: null, updateTime: now })
    .where(and(eq(bankLine.id, id), eq(bankLine.status, from)))
    .returning({ accountId: bankLine.accountId });
  if (!moved) {
    await bankLines.get(tx, id);
    throw bankLineRefusals.NOT_IGNORED();
  }
  await followAccount(write, moved.accountId);
  return null;
}
