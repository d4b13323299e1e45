import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ListOrder } from './by-word.ts';

interface Sortable<K extends string> {
  of: Readonly<Record<K, PgColumn>>;
  id: PgColumn;
  /** Leads where nothing was asked for; the id itself where it is the only one. */
  latest: PgColumn;
}

/** Order of a list by a field that was asked for, downwards with a `-` before it; the latest first without one. */
export function sortedBy<K extends string>(
  order: K | `-${K}` | undefined,
  { of, id, latest }: Sortable<K>,
): Required<ListOrder> & { keys: readonly PgColumn[] } {
  const falls = order === undefined || order.startsWith('-');
  const field = order === undefined ? latest : of[order.replace('-', '') as K];
  return { keys: field === id ? [id] : [field, id], direction: falls ? 'desc' : 'asc' };
}

/** Rows that were read by their keys, as the keys stand. */
export function inOrderOf<R>(ids: readonly number[], rows: readonly R[], idOf: (row: R) => number): R[] {
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
