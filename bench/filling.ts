import pg from 'pg';

/** A number for each row that depends on nothing else of the row; salts go up to 21. */
const MIXED =
  'create function pg_temp.mixed(n int, salt int) returns int language sql immutable as $$ select abs(hashint4(n + salt * 100000007) / 2) $$';

/** Past the triggers, and with memory for indexes. */
export async function beginFilling(client: pg.ClientBase): Promise<void> {
  await client.query(`set session_replication_role = replica; set synchronous_commit = off;
    set maintenance_work_mem = '512MB'; set work_mem = '64MB'`);
  await client.query(MIXED);
}

/** True of a table that is there; a database of an earlier state has fewer. */
export async function isThere(client: pg.ClientBase, table: string): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [table]);
  return rows[0]?.found === true;
}

const PARTS = `select write_order_parts(o.id) from "order" o
  where o.mer_id = 0 and exists (select from order_line l where l.order_id = o.id and l.mer_id is not null)`;

/** Writes what triggers keep of orders, counts what they count, and lets them work again. */
export async function endFilling(client: pg.ClientBase): Promise<void> {
  if (await isThere(client, 'order_part')) await client.query(PARTS);
  await client.query('set session_replication_role = origin; select recount_tally(t) from counted_tables() t; reset work_mem');
}

/** Filling with the indexes in place takes several times as long as building them afterwards. */
export async function withoutIndexes(client: pg.ClientBase, tables: readonly string[], work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.indexname as name, i.indexdef as definition from pg_indexes i
     where i.schemaname = 'public' and i.tablename = any($1) and not exists (select from pg_constraint c where c.conindid = to_regclass(quote_ident(i.indexname)))`,
    [tables],
  );
  for (const { name } of rows) await client.query(`drop index "${name}"`);
  await work();
  for (const { definition } of rows) await client.query(definition);
}

/** Another session of the same database, ready to fill. */
export async function fillBeside(
  { host, port, user, password, database }: pg.Client,
  work: (client: pg.Client) => Promise<void>,
) {
  const client = new pg.Client({ host, port, user, password, database });
  await client.connect();
  await beginFilling(client);
  await work(client).finally(() => client.end());
}
