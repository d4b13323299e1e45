import type { Job, Timer } from '#server/platform/jobs/jobs.ts';
import { clearRuns } from './clear-runs.ts';
import { runJob } from './run-job.ts';
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

/** The kinds of all domains, put together. */
export function openRuns(runs: readonly DeclaredRun[]): { jobs: Job[]; timers: Timer[] } {
  return { jobs: runs.flatMap(({ jobs }) => jobs), timers: [clearRuns(runs.map(({ kind }) => kind))] };
}
