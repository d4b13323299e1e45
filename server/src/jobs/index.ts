import { jobCalls } from '#contract/jobs/jobs.ts';
import { read, serve } from '#server/platform/http/serve.ts';
import { getJobRun } from './job-runs/queries.ts';

export { insertJobRun, lockJobRun, setJobProgress } from './job-runs/queries.ts';
export { type JobReporter, jobReporter, starterOf } from './job-runs/reporter.ts';
export { portionedJob } from './portions/portioned-job.ts';
export const jobRoutes = serve(jobCalls, { info: read(getJobRun) });
