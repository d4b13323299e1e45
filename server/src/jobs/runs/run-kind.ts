import type { Refusal } from '#contract/refusal.ts';
import type { Administrator } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { Services } from '#server/platform/services.ts';
import type { Write } from '#server/platform/write/write.ts';
import type { run, runRow } from './tables.ts';

export interface RunRecord<T = unknown> extends Omit<typeof run.$inferSelect, 'task'> {
  task: T;
}
export interface RowRecord<I = unknown> extends Omit<typeof runRow.$inferSelect, 'input'> {
  input: I;
}
export type RowDraft = Omit<typeof runRow.$inferInsert, 'id' | 'runId'>;

/** A run whose rows are noted. */
export interface FrozenRun {
  id: number;
  matched: number;
  label: string;
}

/** Outcome of a row, by its id. */
export interface RowOutcome {
  id: number;
  state: 'done' | 'unchanged' | 'refused';
  reason: string;
  /** Id of the record that the row made. */
  target?: number;
}

/** Rows that one transaction does; `plan` was drawn in it. */
export interface RunPortion<T, P, I> {
  run: RunRecord<T>;
  plan: P;
  rows: readonly RowRecord<I>[];
}

/** Parts of a kind that are known without its task. */
export interface NamedKind {
  /** Name of its job: noun and verb, as in `product.bulk`. */
  readonly name: string;
  /** Task in the words of the screen that lists jobs. */
  readonly label: string;
  /** Name of its job in an earlier version. */
  readonly formerly?: string;
  /** Time in ms for which runs are kept, with the outcome of each row. */
  readonly keptFor: number;
}

/** Taking back a run whose rows are changes of their own: row by row, by a job of its own. */
export interface RowUndo<I> {
  /** Name of its job. */
  readonly name: string;
  readonly label: string;
  /** Name that the change of a row is recorded under. */
  readonly act: string;
  /** Takes one row back; a row that refuses stays done, with the reason. */
  undoRow: (write: Write, row: RowRecord<I>, reason: string) => Promise<unknown>;
  words: { done: (counts: UndoCounts) => string; failed: (counts: UndoCounts, reason: string | undefined) => string };
}
/** Rows of a run that stand, and those that were taken back. */
export interface UndoCounts {
  done: number;
  undone: number;
}

/** Parts that every kind has, whatever its records come from. */
export interface AnyKind<T> extends NamedKind {
  /** Name that the changes of a run are recorded under. */
  act: (task: T) => string;
  /** Time in which its change may be taken back; undefined where that stays. */
  undoableFor: (task: T) => number | undefined;
  words: {
    done: (run: RunRecord<T>) => string;
    failed: (run: RunRecord<T>, reason: string | undefined) => string;
  };
  /** Does what is left once the run is over, and answers its tally; repeated where that fails. */
  finish?: (services: Services, run: RunRecord<T>) => Promise<unknown>;
  /** Result of its job, beside the id of the run. */
  result?: (run: RunRecord<T>) => object;
  refuses: { NOT_FOUND: () => Refusal };
}

/** Kind of run: a domain says what it plans, how rows are done and in which words; the engine does the rest. */
export interface RunKind<T, P = null, I = unknown> extends AnyKind<T> {
  /** `change`: all portions are one change, undone as one. `portion`: each is one. `row`: each row is one, and refuses alone. */
  readonly unit: 'change' | 'portion' | 'row';
  /** Reads what a run is about, and refuses one that could do nothing at all. */
  plan: (db: Db, task: T, now: Date) => Promise<P>;
  /** Asks outside what a row needs, before its transaction, which waits for nobody; answers its input with what came. For `row` only. */
  ask?: (services: Services, row: RowRecord<I>, by: Administrator) => Promise<I>;
  /** Does the rows under locks. */
  apply: (write: Write, portion: RunPortion<T, P, I>) => Promise<readonly RowOutcome[]>;
  /** Rows that may be tried again, of those that were left alone; all by default. */
  retries?: (write: Write, run: RunRecord<T>, rows: readonly RowRecord<I>[]) => Promise<readonly RowRecord<I>[]>;
  undo?: RowUndo<I>;
}

export type UndoableKind<T, P, I> = RunKind<T, P, I> & { undo: RowUndo<I> };

/** Data of the job of a run, which is found by the job's progress. */
export interface RunData {
  jobId: number;
  by: Pick<Administrator, 'id' | 'name'>;
}
/** Data of an import that an earlier version queued, which called its progress a run. */
export interface FormerData extends Pick<RunData, 'by'> {
  runId: number;
}
