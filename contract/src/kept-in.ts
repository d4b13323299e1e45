/** Nouns by the table that keeps their rows, of tables that keep several kinds. */
const kinds = new Map<string, string[]>();

/** Declares that a table keeps the rows of a noun beside those of others. */
export const keptIn = (table: string, noun: string): void => void kinds.set(table, [...(kinds.get(table) ?? []), noun]);

/** Nouns whose rows a table keeps: that of its own name, unless it keeps several kinds. */
export const nounsOf = (table: string): readonly string[] => kinds.get(table) ?? [table];
