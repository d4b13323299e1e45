import type { SQL } from 'drizzle-orm';

/** Candidates of rows whose name contains a word of two characters and more, along an index; whoever asks compares the names themselves. */
type FindNamed = (word: string) => SQL | undefined;

const rules = new Map<string, FindNamed>();

/** Rule for a table that may grow large: how a part of its names is looked up. */
export function nameIndex(table: string, find: FindNamed): void {
  rules.set(table, find);
}

export const findNamedOf = (table: string): FindNamed | undefined => rules.get(table);
