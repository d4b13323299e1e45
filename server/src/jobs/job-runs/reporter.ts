import type { Administrator } from '#server/platform/actor.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import type { Write } from '#server/platform/write/write.ts';
import { setJobProgress } from './queries.ts';

type JobProgress = Parameters<typeof setJobProgress>[2];

const BETWEEN_REPORTS_MS = 500;

/** Progress of a job, written in transactions of its own at intervals: a long transaction is invisible before its commit. */
export function jobReporter(context: Services, runId: number) {
  const updateWithin = ({ tx, now }: Write, progress: JobProgress) => setJobProgress(tx, runId, progress, now);
  const update = (progress: JobProgress) =>
    context.write({ name: 'job.progress', actor: systemActor('job') }, (write) => updateWithin(write, progress));
  let done = 0;
  let lastReport = 0;
  let pending = Promise.resolve<unknown>(undefined);
  return {
    update,
    /** Progress that becomes visible with the commit of a transaction of the job's own. */
    updateWithin,
    /** Counts records; true when this step is reported. */
    step(count: number): boolean {
      done += count;
      const now = context.clock.now().getTime();
      if (now - lastReport < BETWEEN_REPORTS_MS) return false;
      lastReport = now;
      const progress = { done };
      pending = pending.then(() => update(progress));
      return true;
    },
    settled: () => pending,
  };
}

export type JobReporter = ReturnType<typeof jobReporter>;

/** The person who started a job, so that he may undo what it does; his rights were checked then. */
export const starterOf = ({ id, name }: Pick<Administrator, 'id' | 'name'>): Administrator => ({
  kind: 'admin',
  id,
  name,
  account: '',
  roleIds: [],
  may: new Set(),
  sessionId: 0,
  mustChangePassword: false,
});
