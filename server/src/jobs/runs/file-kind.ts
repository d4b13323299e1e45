import type { Services } from '#server/platform/services.ts';
import type { Write } from '#server/platform/write/write.ts';
import type { AnyKind, RowDraft, RunRecord } from './run-kind.ts';

/** Portion of a file that one transaction does. */
export interface FilePortion {
  /** Number of its records. */
  readonly size: number;
}

/** File of a run, opened. */
export interface OpenFile<F> {
  total: number;
  /** Its portions, the same ones at every reading. */
  portions: AsyncIterable<F>;
}

export interface PortionOutcome {
  changed: number;
  unchanged: number;
  refused: number;
  /** Counts of the kind's own after this portion. */
  tally: object;
  /** Rows to keep with their outcome, such as the refused ones. */
  rows: readonly RowDraft[];
  /** True where a record changed, so that there is something to take back. */
  isChanged: boolean;
}

/** Kind of run that works through a file and holds no more of it than a portion; all portions are one change, undone as one. */
export interface FileKind<T, F extends FilePortion> extends AnyKind<T> {
  readonly unit: 'file';
  open: (services: Services, run: RunRecord<T>) => Promise<OpenFile<F>>;
  /** Does a portion under locks. */
  apply: (write: Write, run: RunRecord<T>, portion: F) => Promise<PortionOutcome>;
}
