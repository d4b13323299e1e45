import { eq, or } from 'drizzle-orm';
import type { Write } from '#server/platform/write/write.ts';
import { type ReasonInput, allowOpen } from './allow-open.ts';
import { clashAllowance } from './tables.ts';

/** A reason holds for what an activity clashed with when it was saved; the next save asks anew. */
export async function saveOverrideReason(write: Write, activityId: number, given: ReasonInput): Promise<null> {
  await write.tx
    .delete(clashAllowance)
    .where(or(eq(clashAllowance.activityId, activityId), eq(clashAllowance.otherId, activityId)));
  return allowOpen(write, [activityId], given);
}
