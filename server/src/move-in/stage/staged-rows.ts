import type { TheirRow } from '../dump/columns.ts';

/** Tables of the session: rows as the dump has them, and as nouns read them. */
export type RowPlace = 'as_read' | 'staged';

/** Rows in the order they stand in, kept in the database rather than in memory. */
export interface StagedRows {
  /** Number of rows by table. */
  counts: ReadonlyMap<string, number>;
  /** Rows of a table, portion by portion; of their columns those that are named. */
  portions(table: string, size: number, columns?: readonly string[]): AsyncGenerator<TheirRow[]>;
  /** Rows that hold one of these in a column; of their columns those that are named. */
  holding(table: string, column: string, values: readonly string[], columns?: readonly string[]): Promise<TheirRow[]>;
  /** Number of rows by the value that they hold in a column. */
  countHolding(table: string, column: string, values: readonly string[]): Promise<Map<string, number>>;
}
