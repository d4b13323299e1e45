import type { Answer, Input } from '#contract/call.ts';
import type { bankLineCalls } from '#contract/cashier/bank-lines.ts';
import { actorName } from '#server/platform/actor.ts';
import { among } from '#server/platform/database/conditions.ts';
import type { Write } from '#server/platform/write/write.ts';
import { followAccount } from './follow-account.ts';
import { lockWaiting } from './lock-lines.ts';
import { bankLineMoves } from './states.ts';
import { bankLine } from './tables.ts';

/** Says of lines that no receipt or payment belongs to them: of all, or of none. */
export async function ignoreLines(
  write: Write,
  { ids, reason }: Input<typeof bankLineCalls.ignore>,
): Promise<Answer<typeof bankLineCalls.ignore>> {
  const { tx, now, actor } = write;
  const lines = await lockWaiting(tx, ids);
  await tx
    .update(bankLine)
    .set({ status: bankLineMoves.ignore.to, reason: reason.trim(), handler: actorName(actor), handleTime: now, updateTime: now })
    .where(
      among(
        bankLine.id,
        lines.map(({ id }) => id),
      ),
    );
  for (const accountId of [...new Set(lines.map((line) => line.accountId))].toSorted((a, b) => a - b))
    await followAccount(write, accountId);
  return { count: lines.length };
}
