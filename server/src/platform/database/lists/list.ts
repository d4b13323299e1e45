import { SQL, and, getTableName, is, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../connect.ts';
import type { ListOrder, MatchSource } from './by-word.ts';
import type { Question } from './facets.ts';

/** Row of a page before it is read. */
export interface PageRow {
  id: number;
  /** Empty where the list has none. */
  version: string;
}

/** A list as one question reads it. */
export interface List extends ListOrder {
  /** Columns of an index that gives all rows in this order. */
  keys: readonly PgColumn[];
  table: PgTable;
  id: PgColumn;
  /** Conditions that hold their values, or a question by the facets of the list, which names the live ones itself. */
  where: SQL | Question | undefined;
  /** Text that tells conditions that hold their values from others of the list; what is put together for them is kept. */
  text?: string;
  /** Version of all that the answer of a row depends on. */
  version?: SQL<string>;
  /** Joined tables and their columns, where an index of another table gives the order. */
  ordered?: { table: SQL; keys: readonly PgColumn[] } | undefined;
  /** Another table by which the same rows are gathered and counted. */
  source?: MatchSource | undefined;
  /** Rows that belong to the list at all, nearly every one; the same for each page without other conditions. */
  live?: SQL | undefined;
  /** A word is among the conditions: no more is counted than is gathered. */
  byWord?: boolean;
  /** No index gives the order among the matches. */
  isSorted?: boolean;
  /** True where one index gives every page, so that a plan serves all of them. */
  keepsPlan?: boolean;
  /** The best plan depends on the values of the placeholders. */
  plansAnew?: boolean;
  /** The version costs so much that it is read for the rows shown alone. */
  idsFirst?: boolean;
  /** The kept number of all rows, or of those of a question by facets. */
  countAll?: ((db: Db) => Promise<number>) | undefined;
  /** Kept count as a part of the statement. */
  kept?: SQL<number> | undefined;
}

const none: Omit<Question, 'where'> = { fields: [], text: '', values: {}, isByValue: false, isGathered: false };

/** Conditions that hold their values, as a question. */
function questionByValue({ text = '', live, source }: List, condition: SQL): Question {
  const along = and(live, condition);
  return {
    ...none,
    text,
    isByValue: true,
    isGathered: true,
    where: (way) => (way === 'gathered' && source ? source.where : along),
  };
}

export function questionOf(list: List): Question {
  const { where, live } = list;
  if (where === undefined) return { ...none, where: () => live };
  return is(where, SQL) ? questionByValue(list, where) : where;
}

/** The kept number of matches, where it is known without counting. */
export const countKept = ({ where, countAll }: List, db: Db): Promise<number> | undefined =>
  is(where, SQL) ? undefined : countAll?.(db);

/** Name of a list in its order: tells its statements from those of others. */
export const listName = ({ table, id, keys, ordered, source, version, direction = 'desc' }: List): string =>
  [
    getTableName(table),
    ...[id, ...keys, ...(ordered?.keys ?? []), ...(source?.keys ?? [])].map((key) => `${getTableName(key.table)}.${key.name}`),
    version ? 'versions' : '',
    direction,
  ].join(' ');

export const versionOf = ({ version = sql<string>`''` }: List): SQL<string> => version;
