import type { SQL } from 'drizzle-orm';
import type { Tx } from '../database/connect.ts';
import type { Secrets } from '../secrets.ts';
import type { Write } from './write.ts';

/** A row as the change log keeps it, by the names of its columns. */
export type Image = Readonly<Record<string, unknown>>;

export interface Fitted {
  rows: readonly Image[];
  /** Values that could not be restored, in sentences. */
  notes: readonly string[];
}

export interface UndoRule {
  /** Columns that triggers keep from a ledger; undoing moves the ledger, never these. */
  derived?: readonly string[];
  /** The table is an append-only ledger: its entries are undone by opposite ones, these columns negated. */
  negate?: readonly string[];
  /** Rows are not deleted but flagged by this boolean column, because other rows may keep pointing at them. */
  removal?: string;
  /** Condition on a row `t` of the table that is in use by what stays: then it stays as well. */
  inUse?: SQL;
  /** The record that its rows belong to, and the column that points there: they are taken back with it, or stay with it. */
  partOf?: readonly [noun: string, column: string];
  /** Ledger records of which so much is gone since that the change's entries, or those before one, cannot be taken back. */
  spent?: (tx: Tx, changeId: number, before?: number) => Promise<number[]>;
  /** Last step of an undo or a restoration that touched rows of the table, once for all tables that name it. */
  settle?: readonly ((write: Write, secrets: Secrets) => Promise<void>)[];
  /** Fits rows deleted a while ago, latest first, into what is there now; throws a refusal where they cannot come back. */
  fit?: (tx: Tx, rows: readonly Image[]) => Promise<Fitted>;
}

const rules = new Map<string, UndoRule>();

/** Undo rule of a table where plain restoring of rows is not right. Column names as in the database. */
export function undoRule(table: string, rule: UndoRule): void {
  rules.set(table, rule);
}

export const undoRuleOf = (table: string): UndoRule => rules.get(table) ?? {};
