import { jobCalls } from '#contract/jobs/jobs.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { jobInfo } from './job-runs/queries.ts';
import { runAgain } from './job-runs/run-again.ts';

export { insertJobRun, lockJobRun, setJobProgress } from './job-runs/queries.ts';
export { type JobReporter, jobReporter, starterOf } from './job-runs/reporter.ts';
export { portionedJob } from './portions/portioned-job.ts';
export const jobRoutes = (jobs: readonly Job[]) =>
  serve(jobCalls, { info: read(jobInfo(jobs)), runAgain: write(runAgain(jobs)) });
