import { outboxRefusals } from '#contract/notifications/outbox.ts';
import { later } from '#server/platform/jobs/jobs.ts';
import type { Write } from '#server/platform/write/write.ts';
import { sendLetters } from './jobs.ts';
import { reviveLetters } from './queries.ts';

/** Messages that were given up start over. Asked for twice, they are sent once. */
export async function resendLetters(write: Write, { ids }: { ids: number[] }): Promise<{ count: number }> {
  if (ids.length === 0) throw outboxRefusals.NONE_CHOSEN();
  const revived = await reviveLetters(write, ids);
  if (revived.length > 0) await later(write, sendLetters, {});
  return { count: revived.length };
}
