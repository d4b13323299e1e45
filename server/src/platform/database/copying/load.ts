import type pg from 'pg';
import { damaged } from '../../archive/faults.ts';
import { StartFailure } from '../../start-failure.ts';
import { readApplied, refuseUnknown } from '../upgrade/applied.ts';
import { layTables } from '../upgrade/lay-tables.ts';
import { readMigrations } from '../upgrade/shape.ts';
import { copyIn } from './copy-in.ts';
import type { RowSum } from './row-sum.ts';
import { type CopiedTable, QUEUE, type Sequence, copyTable, tablesOf } from './snapshot.ts';
import { WAITING_JOBS, loadJobs } from './waiting-jobs.ts';

const FOREIGN_KEYS = `
  select conrelid::regclass::text as table_name, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0 order by 1, 2`;

interface ForeignKey {
  table_name: string;
  name: string;
  definition: string;
}

const USED = `select to_regclass('drizzle.__drizzle_migrations') is not null
  or exists (select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')) as used`;

/** Refuses a database with tables. */
export async function refuseUsed(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ used: boolean }>(USED);
  if (rows[0]?.used)
    throw new StartFailure(
      '这个数据库不是空的，没有改动，请新建一个空的数据库再恢复。 (The database is not empty; restore into a new one.)',
    );
}

/** Refuses rows that a newer program wrote. */
export const refuseNewer = async (migrations: readonly string[]): Promise<void> =>
  refuseUnknown(await readMigrations(), migrations);

const differs = (name: string) =>
  new StartFailure(`${name} 恢复后和备份里的不一样，已全部撤回。 (${name} differs from the backup; nothing was kept.)`);

const PLAIN_NAME = /^[a-z_]+$/;

/** Refuses names that are not those of a table here: a backup may come from anywhere, and its names stand in statements. */
function refuseUnlike({ name, columns }: CopiedTable, found: readonly CopiedTable[]): void {
  const here = found.find((table) => table.name === name);
  const isKnown = (column: string) => here?.columns.includes(column) || (name === QUEUE && PLAIN_NAME.test(column));
  if (!here || !columns.every(isKnown)) throw damaged();
}

/**
 * Begins a transaction in which an empty database takes the tables of a snapshot. Nothing that watches over rows is there yet: functions and
 * triggers come with the upgrade afterwards, and foreign keys when all rows are.
 */
export async function openLoad(client: pg.ClientBase, migrations: readonly string[]) {
  await client.query('begin');
  await refuseUsed(client);
  await layTables(client, migrations);
  if ((await readApplied(client)).length !== migrations.length) throw differs('drizzle.__drizzle_migrations');
  const { rows: foreignKeys } = await client.query<ForeignKey>(FOREIGN_KEYS);
  for (const { table_name: table, name } of foreignKeys) await client.query(`alter table ${table} drop constraint ${name}`);
  const found = await tablesOf(client);
  const laid = found.map(({ name }) => name).filter((name) => name !== QUEUE);
  await client.query(`truncate ${laid.join(', ')}`);
  // Constraint triggers of migrations would judge each row before its neighbours are there.
  for (const table of laid) await client.query(`alter table ${table} disable trigger user`);

  return {
    async loadTable(table: CopiedTable, rows: AsyncIterable<Buffer>): Promise<void> {
      refuseUnlike(table, found);
      if (table.name === QUEUE) await loadJobs(client, table, rows);
      else await copyIn(client, `copy ${table.name} (${table.columns.join(', ')}) from stdin`, rows);
    },

    /** Reads every table again and holds it against the snapshot, then keeps it. */
    async finish(tables: readonly (CopiedTable & RowSum)[], sequences: readonly Sequence[]): Promise<void> {
      for (const table of tables) {
        const { rows, total } = copyTable(client, table.name === QUEUE ? { ...table, name: WAITING_JOBS } : table);
        for await (const passing of rows) void passing;
        if (total().rows !== table.rows || total().sum !== table.sum) throw differs(table.name);
      }
      for (const { name, last } of sequences) await client.query('select setval($1::regclass, $2)', [name, last]);
      for (const { table_name: table, name, definition } of foreignKeys)
        await client.query(`alter table ${table} add constraint ${name} ${definition}`);
      for (const table of laid) await client.query(`alter table ${table} enable trigger user`);
      await client.query('commit');
    },
  };
}
