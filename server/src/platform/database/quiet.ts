import { type PgTable, getTableConfig } from 'drizzle-orm/pg-core';

const quiet = new Map<string, string>();

/** Leaves a table out of the change log, for a stated reason. Everything else is recorded row by row. */
export function unaudited<T extends PgTable>(table: T, because: string): T {
  quiet.set(getTableConfig(table).name, because);
  return table;
}

export const quietTables = (): string[] => [...quiet.keys()];
