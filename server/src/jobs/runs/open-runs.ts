import type { Job, Timer } from '#server/platform/jobs/jobs.ts';
import { clearRuns } from './clear-runs.ts';
import type { FileKind, FilePortion } from './file-kind.ts';
import { fileJob, runJob } from './run-job.ts';
import { undoJob } from './undo-job.ts';
import type { NamedKind, RunKind } from './run-kind.ts';

export interface DeclaredRun {
  kind: NamedKind;
  jobs: readonly Job[];
}

/** A kind of run as its domain hands it in. */
export const declareRun = <T, P, I>(kind: RunKind<T, P, I>): DeclaredRun => ({
  kind,
  jobs: kind.undo ? [runJob(kind), undoJob({ ...kind, undo: kind.undo })] : [runJob(kind)],
});

/** Kind of run that works through a file. */
export const declareFileRun = <T, F extends FilePortion>(kind: FileKind<T, F>): DeclaredRun => ({ kind, jobs: [fileJob(kind)] });

/** The kinds of all domains, put together. */
export function openRuns(runs: readonly DeclaredRun[]): { jobs: Job[]; timers: Timer[] } {
  return { jobs: runs.flatMap(({ jobs }) => jobs), timers: [clearRuns(runs.map(({ kind }) => kind))] };
}
