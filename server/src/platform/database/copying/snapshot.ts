import type { Readable } from 'node:stream';
import pg from 'pg';
import { CONNECT_MS, KEEP_ALIVE } from '../wire/limits.ts';
import { readApplied } from '../upgrade/applied.ts';
import { copyOut } from './copy-out.ts';
import { openSum, type RowSum } from './row-sum.ts';

/** A table whose rows are copied: its name and columns as SQL writes them. */
export interface CopiedTable {
  name: string;
  columns: string[];
}

export interface Sequence {
  name: string;
  last: number;
}

/** Jobs that wait or run; what is done, and timers, which look at the clock, are made anew. */
export const QUEUE = 'pgboss.job';
const WAITING = `where name = 'jobs' and state < 'completed'`;

const COLUMNS = `
  select format('%I.%I', n.nspname, c.relname) as name, array_agg(quote_ident(a.attname) order by a.attnum) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where n.nspname = 'public' and c.relkind = 'r' or c.oid = to_regclass('${QUEUE}')
  group by 1 order by 1`;

const SEQUENCES = `
  select format('%I.%I', schemaname, sequencename) as name, last_value as last from pg_sequences
  where schemaname = 'public' and last_value is not null order by 1`;

/** Values are written alike whatever the server and its role have set. */
const ALIKE = `set timezone to 'UTC'; set datestyle to 'ISO, YMD'; set intervalstyle to 'postgres';
  set bytea_output to 'hex'; set extra_float_digits to 1`;
/** A table takes as long as it takes. */
const UNLIMITED = `set statement_timeout to 0; set idle_in_transaction_session_timeout to 0; set lock_timeout to '30s'`;

/** Connection of its own for copying. */
export async function openCopying(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'signalbox-copy',
    connectionTimeoutMillis: CONNECT_MS,
    ...KEEP_ALIVE,
  });
  // A connection that breaks is reported by the statement that was waiting on it.
  client.on('error', () => {});
  await client.connect();
  await client.query(`${ALIKE}; ${UNLIMITED}`);
  return client;
}

/** Rows of a table, added up as they pass. */
export function copyTable(client: pg.ClientBase, { name, columns }: CopiedTable): { rows: Readable; total(): RowSum } {
  const sum = openSum();
  const text = `copy (select ${columns.join(', ')} from ${name} ${name === QUEUE ? WAITING : ''}) to stdout`;
  return { rows: copyOut(client, text, sum.add), total: sum.total };
}

export const tablesOf = async (client: pg.ClientBase): Promise<CopiedTable[]> => (await client.query<CopiedTable>(COLUMNS)).rows;

/**
 * Opens the moment that is copied: what was committed before is in it, wholly, and nothing after. Upgrades wait until it is over. Sequences are read
 * later than it, so that they are past every row.
 */
export async function openSnapshot(client: pg.ClientBase) {
  await client.query('begin isolation level repeatable read read only');
  const tables = await tablesOf(client);
  const names = tables.map(({ name }) => name).filter((name) => name !== QUEUE);
  if (names.length > 0) await client.query(`lock table ${names.join(', ')} in access share mode`);
  const migrations = await readApplied(client);
  const { rows: sequences } = await client.query<Sequence>(SEQUENCES);
  return { tables, migrations, sequences: sequences.map(({ name, last }) => ({ name, last: Number(last) })) };
}
