import type { Db } from '../database/connect.ts';

/** Rows, among these, whose texts in the change log nobody reads any more, because what they hold has become a secret. */
type FindHidden = (db: Db, ids: readonly number[]) => Promise<ReadonlySet<number>>;

const rules = new Map<string, FindHidden>();

/** Rule for the texts of a table that its history takes apart (`ValuesIn`). */
export function hideTexts(table: string, find: FindHidden): void {
  rules.set(table, find);
}

export const findHiddenOf = (table: string): FindHidden | undefined => rules.get(table);
