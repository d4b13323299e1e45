import type { Input } from '#contract/call.ts';
import { type jobCalls, jobRefusals } from '#contract/jobs/jobs.ts';
import { scopeOf } from '#server/platform/actor.ts';
import { beginAgain, findGivenUp, limitAgain, lockGivenUp, whyNotAgain } from '#server/platform/jobs/given-up.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import type { Write } from '#server/platform/write/write.ts';
import { getJobRun, setJobProgress } from './queries.ts';

/** Queues a job again, by the person who began it and within the limits of now; it goes on as after a crash. */
export const runAgain =
  (jobs: readonly Job[]) =>
  async (write: Write, { id }: Input<typeof jobCalls.runAgain>): Promise<null> => {
    const { tx, actor, now } = write;
    await getJobRun(tx, { id }, write);
    const known = await findGivenUp(tx, id);
    const found = known && (await lockGivenUp(tx, known.id));
    if (!found) throw jobRefusals.NOT_GIVEN_UP();
    const reason = await whyNotAgain(tx, jobs, found, actor);
    if (reason !== undefined) throw jobRefusals.NOT_AGAIN({ reason });
    await limitAgain(tx, jobs, found, scopeOf(actor));
    await beginAgain(write, found);
    await setJobProgress(tx, id, { state: 'waiting', message: '' }, now);
    return null;
  };
