import type { Input } from '#contract/call.ts';
import { timerRefusals, type timerCalls } from '#contract/maintenance/timers.ts';
import { beginAgain, lockGivenUp, whyNotAgain } from '#server/platform/jobs/given-up.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import type { Write } from '#server/platform/write/write.ts';

/** Runs the work anew, with all its tries, linked to the run that was begun first. */
export const runAgain =
  (jobs: readonly Job[]) =>
  async (write: Write, { id }: Input<typeof timerCalls.runAgain>): Promise<null> => {
    const found = await lockGivenUp(write.tx, id);
    if (!found) throw timerRefusals.BEGUN_AGAIN();
    const reason = await whyNotAgain(write.tx, jobs, found, write.actor);
    if (reason !== undefined) throw timerRefusals.NOT_AGAIN({ reason });
    await beginAgain(write, found);
    return null;
  };
