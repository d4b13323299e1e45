import type { Input } from '#contract/call.ts';
import { type jobCalls, jobRefusals } from '#contract/jobs/jobs.ts';
import { beginAgain, findGivenUp, lockGivenUp, whyNotAgain } from '#server/platform/jobs/given-up.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import type { Write } from '#server/platform/write/write.ts';
import { getJobRun, setJobProgress } from './queries.ts';

/** Queues a job again, by the person who began it; it goes on as after a crash. */
export const runAgain =
  (jobs: readonly Job[]) =>
  async (write: Write, { id }: Input<typeof jobCalls.runAgain>): Promise<null> => {
    const { tx, now } = write;
    await getJobRun(tx, { id }, write);
    const known = await findGivenUp(tx, id);
    const found = known && (await lockGivenUp(tx, known.id));
    if (!found) throw jobRefusals.NOT_GIVEN_UP();
    const reason = await whyNotAgain(tx, jobs, found);
    if (reason !== undefined) throw jobRefusals.NOT_AGAIN({ reason });
    await beginAgain(write, found);
    await setJobProgress(tx, id, { state: 'waiting', message: '' }, now);
    return null;
  };
