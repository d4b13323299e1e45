import { asc, eq } from 'drizzle-orm';
import { bankLineStates } from '#contract/cashier/bank-line-record.ts';
import { among } from '#server/platform/database/conditions.ts';
import type { Write } from '#server/platform/write/write.ts';
import { followAccount } from './follow-account.ts';
import { bankLine, bankMatch, bankMatchDocument } from './tables.ts';

/** Takes a match apart: its lines wait again. Answers whether it was there. */
export async function takeApart(write: Write, matchId: number): Promise<boolean> {
  const { tx, now } = write;
  const lines = await tx
    .select({ id: bankLine.id, accountId: bankLine.accountId })
    .from(bankLine)
    .where(eq(bankLine.matchId, matchId))
    .orderBy(asc(bankLine.id))
    .for('update');
  const [first] = lines;
  if (!first) return false;
  const waits = { status: bankLineStates.waiting, matchId: null, handler: '', handleTime: null, updateTime: now };
  await tx
    .update(bankLine)
    .set(waits)
    .where(
      among(
        bankLine.id,
        lines.map(({ id }) => id),
      ),
    );
  await tx.delete(bankMatchDocument).where(eq(bankMatchDocument.matchId, matchId));
  await tx.delete(bankMatch).where(eq(bankMatch.id, matchId));
  await followAccount(write, first.accountId);
  return true;
}
