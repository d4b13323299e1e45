import { type Placeholder, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../database/connect.ts';
import { preparedOnce } from '../database/prepared.ts';
import { tally } from './tables.ts';

const countsQuery = preparedOnce('tally_counts', (db, _: '', name) =>
  db
    .select({ key: tally.key, n: sql<number>`sum(${tally.n})`.mapWith(Number) })
    .from(tally)
    .where(sql`${tally.noun} = ${sql.placeholder('noun')}`)
    .groupBy(tally.key)
    .prepare(name),
);

/** Kept count, for a statement that gives a page and its total at once. */
export const keptCount = (noun: string, key: SQLWrapper | Placeholder) =>
  sql<number>`(select coalesce(sum(${tally.n}), 0)::bigint from ${tally} where ${tally.noun} = ${sql.raw(`'${noun}'`)} and ${tally.key} = ${key})`;

const ownedQuery = preparedOnce('tally_owned', (db, _: '', name) =>
  db
    .select({ key: tally.key, n: sql<number>`sum(${tally.n})`.mapWith(Number) })
    .from(tally)
    .where(sql`${tally.noun} = any(${sql.placeholder('nouns')}::text[])`)
    .groupBy(tally.key)
    .prepare(name),
);

export type CountOf = (key: string) => number;

function countsIn(rows: readonly { key: string; n: number }[]): CountOf {
  const counts = new Map(rows.map(({ key, n }) => [key, n]));
  return (key) => counts.get(key) ?? 0;
}

/** The kept counts of a table, by key; 0 for a key no row has. */
export const countsOf = async (db: Db, noun: string): Promise<CountOf> => countsIn(await countsQuery(db, '', { noun }));

/** The kept counts of what belongs to these owners (`x_tally_owned`), those of all of them and of several tables together. */
export const countsOwnedBy = async (db: Db, owners: readonly number[], tables: readonly string[]): Promise<CountOf> =>
  countsIn(await ownedQuery(db, '', { nouns: owners.flatMap((owner) => tables.map((table) => `${table} of ${owner}`)) }));

export interface TallyGap {
  noun: string;
  key: string;
  kept: number;
  counted: number;
}

/** Kept counts that differ from a recount. */
export async function tallyGaps(db: Db): Promise<TallyGap[]> {
  const { rows } = await db.execute<{ noun: string; key: string; kept: number; counted: number }>(
    sql`select * from tally_gaps()`,
  );
  return rows;
}

/** Kept counts of a table by the states that it has rows of; its keys are the states. */
export const countsByState = <S extends number>(states: readonly S[], of: CountOf): { status: S; count: number }[] =>
  states.map((status) => ({ status, count: of(String(status)) })).filter(({ count }) => count > 0);
