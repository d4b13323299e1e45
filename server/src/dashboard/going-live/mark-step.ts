import { eq } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { type goingLiveCalls, goingLiveMarks, goingLiveRefusals, stepsByHand } from '#contract/dashboard/going-live.ts';
import { adminIdOf } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { goingLiveMark } from './tables.ts';

/** Marks a step, or takes its mark away. Of two people at once the later one is kept. */
export async function markStep({ tx, actor, now }: Write, { step, mark }: Input<typeof goingLiveCalls.mark>): Promise<null> {
  if (mark === goingLiveMarks.none) {
    await tx.delete(goingLiveMark).where(eq(goingLiveMark.step, step));
    return null;
  }
  if (mark === goingLiveMarks.done && !stepsByHand.has(step)) throw goingLiveRefusals.SEEN_BY_SERVER();
  const row = { mark, adminId: adminIdOf(actor), markTime: now };
  await tx
    .insert(goingLiveMark)
    .values({ step, ...row })
    .onConflictDoUpdate({ target: goingLiveMark.step, set: row });
  return null;
}
