import { openingRefusals } from '#contract/move-in/openings.ts';
import { wake } from '#server/platform/jobs/sleep.ts';
import type { Write } from '#server/platform/write/write.ts';
import { takeTurn } from '../moves/take-turn.ts';

/** Opens a shop that moved in: from now on timers run and messages leave. */
export async function startBusiness(write: Write): Promise<null> {
  await takeTurn(write);
  if (!(await wake(write))) throw openingRefusals.AWAKE();
  return null;
}
