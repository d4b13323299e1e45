import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../connect.ts';
import { WORD_CAP, cappedAt } from '../page.ts';
import { cut, keptCut } from './cut.ts';
import { remembered } from '../sharing/remembered.ts';

export interface ListOrder {
  /** The last is the id. */
  keys: readonly (PgColumn | SQL)[];
  /** All of them, falling by default. */
  direction?: 'asc' | 'desc';
}

export interface Slice {
  limit: number;
  offset: number;
}

/** A table beside that of the list, with its keys, and an index that finds the matches. */
export interface MatchSource {
  table: PgTable;
  keys: readonly PgColumn[];
  where: SQL;
}

export interface ByWord extends ListOrder {
  /** Table, or several that are joined. */
  table: PgTable | SQL;
  /** True of the matches, by the word's index. */
  matches: SQL | undefined;
  /** True of the matches, cheap to tell row by row. */
  along: SQL | undefined;
  /** A number that puts few matches in order before the keys do, the highest first. */
  rank?: SQL;
  /** Source of gathered matches, if it is not the table of the list. */
  source?: MatchSource | undefined;
  /** The page ends within `NEAR` rows: one plan serves all of these, so that none is planned anew. */
  near?: boolean;
}

/**
 * True of rows whose pairs of characters hold all of the word's, for statements that are prepared under a name. The subselect
 * hides the word from the planner, which would otherwise plan anew for every word; that costs more than the look-up.
 */
export const holdsPairs = (pairs: PgColumn | SQL, word: SQL | Placeholder): SQL =>
  sql`${pairs} @> (select bigrams(${word}::text))`;

const listed = (parts: readonly SQL[]) => sql.join([...parts], sql`, `);

/** Order of the rows of a page, in which its ids were found. */
export const inOrder = ({ keys, direction = 'desc' }: ListOrder): SQL =>
  listed(keys.map((key) => sql`${key} ${sql.raw(direction)}`));
const alias = (index: number) => sql.raw(`k${index}`);
const CAP = sql.raw(String(WORD_CAP));
const isCommon = sql`(select ${sql.placeholder('common')}::boolean)`;

/** Rows up to here are read along a list; further on only their places in an index are. */
export const NEAR = 200;
export const isNear = ({ limit, offset }: Slice): boolean => offset + limit <= NEAR;

/** The ids of a page. The planner is told how far a near one lies at most, and nothing else, or it would plan anew for each. */
export const sliced = (rows: SQL, near: boolean, columns = sql`id`) =>
  near ? sql`select ${columns} from (${rows} limit ${sql.raw(String(NEAR))}) as near ${keptCut}` : sql`${rows} ${cut}`;

/**
 * A page of a word's matches as `found(id, n)`, to be joined: `limit` ids from `offset` on, and how many matches there are,
 * at most one more than `WORD_CAP`. Matches within the cap are all gathered by the word's index, counted and sorted. Of more,
 * the list is read in its own order and matches come soon. The planner cannot choose between the two, because it guesses how
 * common a word is that it has no statistics of; so the count chooses, and the branch not taken is never begun. With `common`
 * nothing is counted.
 */
export function foundByWord({
  table,
  keys,
  direction = 'desc',
  matches,
  along,
  rank = sql`0`,
  near = false,
  source,
}: ByWord): SQL {
  const towards = sql.raw(direction);
  const from = source ?? { table, keys, where: matches };
  const gathered = listed([sql`${rank} as rank`, ...from.keys.map((key, index) => sql`${key} as ${alias(index)}`)]);
  const id = keys.length - 1;
  const few = sql`select ${alias(id)} as id from reach where (select n from counted) <= ${CAP}
    order by rank desc, ${listed(keys.map((_, index) => sql`${alias(index)} ${towards}`))}`;
  const many = sql`select ${keys[id]} as id from ${table} where (select n from counted) > ${CAP} and ${along}
    order by ${inOrder({ keys, direction })}`;
  return sql`(
    with reach as materialized (select ${gathered} from ${from.table} where not ${isCommon} and ${from.where} limit ${CAP} + 1),
      counted as materialized (select case when ${isCommon} then ${CAP} + 1 else count(*)::int end as n from reach),
      few as (${sliced(few, near)}),
      many as (${sliced(many, near)})
    select id, (select n from counted) as n from (select id from few union all select id from many) as page) as found`;
}

/** Columns of `found`. */
export const found = { id: sql<number>`found.id`, n: sql<number>`found.n` };

/** Words found common stay so for a while: whoever turns their pages need not have them counted again. */
const common = remembered<true>();

interface PageByWord<R> {
  /** All that the matches depend on: statement and values. */
  key: string;
  paging: Slice;
  page(common: boolean): Promise<R[]>;
  /** Count for a page behind the last one, which has no row that could carry it. */
  count(): Promise<{ total: number; capped: boolean }>;
}

/** The rows of a statement over `found`, and how many there are in all. */
export async function pageByWord<R extends { n: number }>(db: Db, { key, paging, page, count }: PageByWord<R>) {
  const known = common(db);
  const guessed = known.get(key) ? await page(true) : [];
  const rows = guessed.length === paging.limit ? guessed : await page(false);
  const [first] = rows;
  const total = first || paging.offset === 0 ? cappedAt(WORD_CAP, first?.n ?? 0) : await count();
  if (total.capped) known.set(key, true);
  return { rows, ...total };
}
