import { jobCalls } from '#contract/jobs/jobs.ts';
import { runCalls } from '#contract/jobs/runs.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { jobInfo } from './job-runs/queries.ts';
import { runAgain } from './job-runs/run-again.ts';
import { getOwnRun, listOwnRuns } from './runs/own-runs.ts';
import { stopRun } from './runs/stop-run.ts';

export { insertJobRun, lockJobRun, setJobProgress } from './job-runs/queries.ts';
export { type JobReporter, jobReporter, starterOf } from './job-runs/reporter.ts';
export { allDone, outcomesOf, targetsOf } from './runs/outcomes.ts';
export { listRuns, ownRows, runInfo, stateOf } from './runs/own-runs.ts';
export { type DeclaredRun, declareFileRun, declareRun, openRuns } from './runs/open-runs.ts';
export { countUndone, findRun } from './runs/queries.ts';
export { freezeRetry } from './runs/freeze-retry.ts';
export { lockOwnRun } from './runs/lock-own-run.ts';
export { isUnderWay } from './runs/under-way.ts';
export type { FileKind, FilePortion, OpenFile, PortionOutcome } from './runs/file-kind.ts';
export type { FrozenRun, RowDraft, RowOutcome, RowRecord, RowUndo, RunKind, RunPortion, RunRecord } from './runs/run-kind.ts';
export { fileJob, runJob } from './runs/run-job.ts';
export { beginRun } from './runs/begin-run.ts';
export { enqueueRun } from './runs/enqueue-run.ts';
export { freezeRun } from './runs/freeze-run.ts';
export { run, runRow } from './runs/tables.ts';
export { undoRun } from './runs/undo-run.ts';
export const jobRoutes = (jobs: readonly Job[]) => [
  ...serve(jobCalls, { info: read(jobInfo(jobs)), runAgain: write(runAgain(jobs)) }),
  ...serve(runCalls, { list: read(listOwnRuns), info: read(getOwnRun), stop: write(stopRun) }),
];
