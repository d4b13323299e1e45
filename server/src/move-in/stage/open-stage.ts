import { systemClock } from '#server/platform/clock.ts';
import { type OwnSession, openSession } from '#server/platform/database/connection/own-session.ts';
import type { TheirRow } from '../dump/columns.ts';
import { type TableColumns, readDump } from '../dump/read-dump.ts';
import type { TableName } from '../dump/statements.ts';
import { textsIn } from '../dump/open-texts.ts';
import type { Preparing } from './preparing.ts';
import { MixedTables, checkThrownAway, checkTwice } from './check-twice.ts';
import type { TableReader } from './table-reader.ts';
import type { RowPlace, StagedRows } from './staged-rows.ts';
import { type TakenForm, takeForm } from './take-form.ts';

interface StageOptions {
  /** Database that holds the rows meanwhile, in a table of this session alone. */
  url: string;
  path: string;
  columns: TableColumns;
  /** Name by which a table of the dump is known; undefined of one that is not of the shop. */
  nameOf(table: TableName): string | undefined;
  /** Tables whose rows are kept; those of others are counted. */
  wanted: ReadonlySet<string>;
  /** Columns that rows are asked for by. */
  asked: ColumnsAsked;
  /** How rows take the form that is asked for, where the dump has another. */
  readers?: readonly TableReader[] | undefined;
  preparing: Preparing;
}

type ColumnsAsked = readonly (readonly [table: string, column: string])[];

/** Rows of one table that belong to records of others: those of a type to records of one of them. */
export interface Relation {
  table: string;
  column: string;
  parents: readonly { source: string; key: string; type?: number }[];
}

/** Rows in the form that nouns read. */
export interface Stage extends StagedRows, Pick<TakenForm, 'leftOut' | 'notes'> {
  /** Rows as the dump has them, counted by all of its tables. */
  dump: StagedRows;
  /** Name in the dump of a table that nouns read. */
  nameOf(table: string): string;
  /** Number of rows that belong to a record which is not there. */
  orphans(relation: Relation): Promise<number>;
  /** Records of a noun that came with an earlier run and are not among the rows of their table: their number, and the first keys. */
  gone(noun: string, table: string, column: string): Promise<{ count: number; examples: string[] }>;
  close(): Promise<void>;
}

const PORTION = 500;

async function keepRows(session: OwnSession, place: RowPlace, table: string, rows: readonly TheirRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += PORTION) {
    const images = JSON.stringify(rows.slice(at, at + PORTION));
    await session.rows(`insert into ${place} (name, image) select $1, value from jsonb_array_elements($2::jsonb)`, [
      table,
      images,
    ]);
  }
}

async function readAll(session: OwnSession, place: RowPlace, options: StageOptions): Promise<Map<string, number>> {
  const { path, columns, wanted, nameOf, preparing } = options;
  const counts = new Map<string, number>();
  const created = new Set<string>();
  const thrownAway = new Set<string>();
  const mixed = new MixedTables();
  for (const { pieces, database } of preparing.reading(await textsIn(path), 'read'))
    for await (const { table, rows, count, isAnew } of readDump(pieces, { columns, created, nameOf, wanted, database })) {
      if (isAnew && counts.delete(table)) {
        thrownAway.add(table);
        await session.rows(`delete from ${place} where name = $1`, [table]);
      }
      if (count === 0) continue;
      counts.set(table, (counts.get(table) ?? 0) + count);
      mixed.hear(table);
      await keepRows(session, place, table, rows);
    }
  checkThrownAway([...thrownAway].filter((table) => !counts.has(table)));
  await checkTwice(session, place, columns, mixed.all);
  return counts;
}

const quoted = (name: string) => `'${name.replaceAll("'", "''")}'`;
const holds = (table: string, column: string) => `name = ${quoted(table)} and image->>${quoted(column)}`;

const create = (session: OwnSession, place: RowPlace) =>
  session.rows(`create temp table ${place} (n bigint generated always as identity, name text not null, image jsonb not null)`);

async function makeFindable(session: OwnSession, place: RowPlace, asked: ColumnsAsked): Promise<void> {
  await session.rows(`create index on ${place} (name, n)`);
  for (const [table, column] of new Map(asked.map((pair) => [pair.join(' '), pair])).values())
    await session.rows(`create index on ${place} ((image->>${quoted(column)})) where name = ${quoted(table)}`);
  await session.rows(`analyze ${place}`);
}

/** Rows of the dump in the form that nouns read: as they are, or made of them by readers. */
async function stagedRows(session: OwnSession, options: StageOptions) {
  const { asked, readers, preparing } = options;
  await create(session, 'staged');
  if (!readers) {
    const counts = await readAll(session, 'staged', options);
    await makeFindable(session, 'staged', asked);
    const rows = { counts, ...readsOf(session, 'staged') };
    return { ...rows, dump: rows, leftOut: [], notes: [] };
  }
  await create(session, 'as_read');
  const dump = { counts: await readAll(session, 'as_read', options), ...readsOf(session, 'as_read') };
  const named = readers.flatMap(({ beside = [] }) => beside.map(({ table, column }) => [table, column] as const));
  await makeFindable(session, 'as_read', named);
  const taken = await takeForm(dump, readers, systemClock.now(), {
    keep: (table, rows) => keepRows(session, 'staged', table, rows),
    heard: preparing.forming,
  });
  await makeFindable(session, 'staged', asked);
  return { ...taken, ...readsOf(session, 'staged'), dump };
}

/** Names of the tables of the dump that a table of the form is made of. */
const namesIn = (readers: readonly TableReader[], table: string): string =>
  readers
    .filter(({ to }) => to.includes(table))
    .map(({ from }) => from)
    .join('、') || table;

/** Reads the files of a dump once, and answers their rows from then on. */
export async function openStage(options: StageOptions): Promise<Stage> {
  const session = await openSession(options.url, 'signalbox move-in');
  try {
    const rows = await stagedRows(session, options);
    const { readers = [] } = options;
    return { ...rows, ...checksOf(session), nameOf: (table) => namesIn(readers, table), close: session.close };
  } catch (error) {
    await session.close();
    throw error;
  }
}

const parentOf = (column: string, { source, key, type }: Relation['parents'][number]): string => {
  const isOfType = type === undefined ? '' : ` and coalesce(c.image->>'type', '0') = '${type}'`;
  return `exists (select from staged p where p.name = ${quoted(source)} and p.image->>${quoted(key)} = c.image->>${quoted(column)})${isOfType}`;
};

/** A row, or what of it is named in a parameter of this number. */
const imageOf = (columns: readonly string[] | undefined, at: number): string =>
  columns ? `(select jsonb_object_agg(name, image->name) from unnest($${at}::text[]) name)` : 'image';

/**
 * Rows that hold the values of the first parameter, `found` value by value: a list of hundreds is taken for half of a table, which would
 * be read from end to end for each portion.
 */
const eachValue = (place: RowPlace, table: string, column: string, image: string): string =>
  `unnest($1::text[]) as v (value), lateral (select n, ${image} as image from ${place} where ${holds(table, column)} = value offset 0) found`;

const readsOf = (session: OwnSession, place: RowPlace): Pick<StagedRows, 'portions' | 'holding' | 'countHolding'> => ({
  async *portions(table, size, columns) {
    const image = imageOf(columns, 4);
    let last = 0;
    for (;;) {
      const rows = await session.rows<{ n: number; image: TheirRow }>(
        `select n, ${image} as image from ${place} where name = $1 and n > $2 order by n limit $3`,
        [table, last, size, ...(columns ? [columns] : [])],
      );
      if (rows.length === 0) return;
      yield rows.map((row) => row.image);
      last = rows.at(-1)?.n ?? last;
    }
  },
  async holding(table, column, values, columns) {
    if (values.length === 0) return [];
    const rows = await session.rows<{ image: TheirRow }>(
      `select found.image from ${eachValue(place, table, column, imageOf(columns, 2))} order by found.n`,
      [[...new Set(values)], ...(columns ? [columns] : [])],
    );
    return rows.map(({ image }) => image);
  },
  async countHolding(table, column, values) {
    const rows = await session.rows<{ value: string; n: number }>(
      `select value, count(*)::int as n from ${eachValue(place, table, column, 'null')} group by 1`,
      [[...new Set(values)]],
    );
    return new Map(rows.map(({ value, n }) => [value, n]));
  },
});

const checksOf = (session: OwnSession): Pick<Stage, 'orphans' | 'gone'> => ({
  async gone(noun, table, column) {
    const rows = await session.rows<{ key: string; n: number }>(
      `select their_key as key, count(*) over () as n from move_in_row m where m.noun = $1
        and not exists (select from staged where ${holds(table, column)} = m.their_key) order by length(their_key), their_key limit 5`,
      [noun],
    );
    return { count: Number(rows[0]?.n ?? 0), examples: rows.map(({ key }) => key) };
  },
  async orphans({ table, column, parents }) {
    const known = parents.map((parent) => `(${parentOf(column, parent)})`).join(' or ');
    const [found] = await session.rows<{ n: number }>(
      `select count(*) as n from staged c where c.name = ${quoted(table)} and not (${known})`,
    );
    return Number(found?.n ?? 0);
  },
});
