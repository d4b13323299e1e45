import { type OwnSession, openSession } from '#server/platform/database/connection/own-session.ts';
import type { TheirRow } from '../dump/columns.ts';
import type { TableColumns } from '../dump/read-dump.ts';
import { readDump } from '../dump/read-dump.ts';
import { isDatabaseAddress, piecesOfDatabase } from '../dump/open-database.ts';
import { dumpFiles, piecesOf } from '../dump/open-files.ts';

interface StageOptions {
  /** Database that holds the rows meanwhile, in a table of this session alone. */
  url: string;
  path: string;
  columns: TableColumns;
  /** Tables whose rows are kept; those of others are counted. */
  wanted: ReadonlySet<string>;
  /** Columns that rows are asked for by. */
  asked: readonly (readonly [table: string, column: string])[];
}

/** Rows of one table that belong to records of others: those of a type to records of one of them. */
export interface Relation {
  table: string;
  column: string;
  parents: readonly { source: string; key: string; type?: number }[];
}

/** Rows of a dump in the order they stand in, kept in the database rather than in memory. */
export interface Stage {
  /** Number of rows of every table, also of those that are not read. */
  counts: ReadonlyMap<string, number>;
  /** Rows of a table, portion by portion; of their columns those that are named. */
  portions(table: string, size: number, columns?: readonly string[]): AsyncGenerator<TheirRow[]>;
  /** Number of rows that belong to a record which is not there. */
  orphans(relation: Relation): Promise<number>;
  /** Records of a noun that came with an earlier run and are not among the rows of their table: their number, and the first keys. */
  gone(noun: string, table: string, column: string): Promise<{ count: number; examples: string[] }>;
  /** Rows that hold one of these in a column. */
  holding(table: string, column: string, values: readonly string[]): Promise<TheirRow[]>;
  close(): Promise<void>;
}

const PORTION = 500;

async function keepRows(session: OwnSession, table: string, rows: readonly TheirRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += PORTION) {
    const images = JSON.stringify(rows.slice(at, at + PORTION));
    await session.rows('insert into staged (name, image) select $1, value from jsonb_array_elements($2::jsonb)', [table, images]);
  }
}

/** Texts of a dump, file by file, or that of a database. */
const piecesIn = (path: string): AsyncIterable<string>[] =>
  isDatabaseAddress(path) ? [piecesOfDatabase(path)] : dumpFiles(path).map(piecesOf);

async function readAll(session: OwnSession, { path, columns, wanted }: StageOptions): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const pieces of piecesIn(path))
    for await (const { table, rows } of readDump(pieces, columns)) {
      counts.set(table, (counts.get(table) ?? 0) + rows.length);
      if (wanted.has(table)) await keepRows(session, table, rows);
    }
  return counts;
}

const quoted = (name: string) => `'${name.replaceAll("'", "''")}'`;
const holds = (table: string, column: string) => `name = ${quoted(table)} and image->>${quoted(column)}`;

/** Reads the files of a dump once, and answers their rows from then on. */
export async function openStage(options: StageOptions): Promise<Stage> {
  const session = await openSession(options.url, 'signalbox move-in');
  try {
    await session.rows(
      'create temp table staged (n bigint generated always as identity, name text not null, image jsonb not null)',
    );
    const counts = await readAll(session, options);
    await session.rows('create index on staged (name, n)');
    for (const [table, column] of new Map(options.asked.map((pair) => [pair.join(' '), pair])).values())
      await session.rows(`create index on staged ((image->>${quoted(column)})) where name = ${quoted(table)}`);
    await session.rows('analyze staged');
    return { counts, ...readsOf(session), close: session.close };
  } catch (error) {
    await session.close();
    throw error;
  }
}

const parentOf = (column: string, { source, key, type }: Relation['parents'][number]): string => {
  const isOfType = type === undefined ? '' : ` and coalesce(c.image->>'type', '0') = '${type}'`;
  return `exists (select from staged p where p.name = ${quoted(source)} and p.image->>${quoted(key)} = c.image->>${quoted(column)})${isOfType}`;
};

const readsOf = (session: OwnSession): Pick<Stage, 'portions' | 'holding' | 'orphans' | 'gone'> => ({
  async *portions(table, size, columns) {
    const image = columns ? '(select jsonb_object_agg(name, staged.image->name) from unnest($4::text[]) name)' : 'image';
    let last = 0;
    for (;;) {
      const rows = await session.rows<{ n: number; image: TheirRow }>(
        `select n, ${image} as image from staged where name = $1 and n > $2 order by n limit $3`,
        [table, last, size, ...(columns ? [columns] : [])],
      );
      if (rows.length === 0) return;
      yield rows.map((row) => row.image);
      last = rows.at(-1)?.n ?? last;
    }
  },
  async holding(table, column, values) {
    if (values.length === 0) return [];
    const rows = await session.rows<{ image: TheirRow }>(
      `select image from staged where ${holds(table, column)} = any($1) order by n`,
      [[...new Set(values)]],
    );
    return rows.map(({ image }) => image);
  },
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
