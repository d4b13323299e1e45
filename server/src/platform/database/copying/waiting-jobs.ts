import type pg from 'pg';
import { copyIn } from './copy-in.ts';
import { type CopiedTable, QUEUE } from './snapshot.ts';

/** Jobs of a backup, as texts, beside the queue that takes them. */
export const WAITING_JOBS = 'pg_temp.waiting_job';

const TYPES = `
  select quote_ident(attname) as name, format_type(atttypid, atttypmod) as type from pg_attribute
  where attrelid = '${QUEUE}'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`;

/**
 * Loads waiting jobs by the columns that both queues have: tables of the queue come from a library, whose next version may have others.
 */
export async function loadJobs(client: pg.ClientBase, { columns }: CopiedTable, rows: AsyncIterable<Buffer>): Promise<void> {
  await client.query(`create temp table waiting_job (${columns.map((column) => `${column} text`).join(', ')}) on commit drop`);
  await copyIn(client, `copy ${WAITING_JOBS} from stdin`, rows);
  const { rows: types } = await client.query<{ name: string; type: string }>(TYPES);
  const shared = types.filter(({ name }) => columns.includes(name));
  const names = shared.map(({ name }) => name).join(', ');
  const values = shared.map(({ name, type }) => `${name}::${type}`).join(', ');
  await client.query(`insert into ${QUEUE} (${names}) select ${values} from ${WAITING_JOBS}`);
}
