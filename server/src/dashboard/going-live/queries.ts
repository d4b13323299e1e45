import { eq } from 'drizzle-orm';
import type { Answer } from '#contract/call.ts';
import { type goingLiveCalls, goingLiveStates, goingLiveSteps } from '#contract/dashboard/going-live.ts';
import { admin } from '#server/access/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { stepsDone } from './judge-steps.ts';
import { goingLiveMark } from './tables.ts';

const { open, done } = goingLiveStates;

/** Every step in its order. What the server has seen stands above a mark. */
export async function listSteps(db: Db): Promise<Answer<typeof goingLiveCalls.list>> {
  const marks = db
    .select({ step: goingLiveMark.step, mark: goingLiveMark.mark, by: admin.realName, at: goingLiveMark.markTime })
    .from(goingLiveMark)
    .innerJoin(admin, eq(admin.id, goingLiveMark.adminId));
  const [seen, marked] = await Promise.all([stepsDone(db), marks]);
  const byStep = new Map(marked.map((row) => [row.step, row]));
  return goingLiveSteps.values.map((step) => {
    const mark = seen.has(step) ? undefined : byStep.get(step);
    return {
      step,
      state: seen.has(step) ? done : (mark?.mark ?? open),
      isMarked: mark !== undefined,
      markedBy: mark?.by ?? null,
      markTime: mark?.at ?? null,
    };
  });
}
