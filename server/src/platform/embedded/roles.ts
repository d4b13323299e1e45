import pg from 'pg';
import { ACCOUNT, DATABASE, ROLE } from './endpoint.ts';

/** Objects that the superuser made before there was a second role, apart from parts of extensions and of tables. */
const OWN_ALL = `
do $$
declare
  statement text;
begin
  for statement in
    select format('alter schema %I owner to ${ROLE}', nspname) from pg_namespace
    where nspowner = '${ACCOUNT}'::regrole and nspname !~ '^pg_' and nspname not in ('information_schema', 'public')
    union all
    select format('alter %s %s owner to ${ROLE}', case c.relkind when 'S' then 'sequence' when 'v' then 'view' when 'm' then 'materialized view' else 'table' end, c.oid::regclass)
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relowner = '${ACCOUNT}'::regrole and c.relkind in ('r', 'p', 'S', 'v', 'm') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and (d.deptype = 'e' or c.relkind = 'S' and d.deptype in ('a', 'i')))
    union all
    select format('alter routine %s owner to ${ROLE}', p.oid::regprocedure)
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where p.proowner = '${ACCOUNT}'::regrole and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
      and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
    union all
    select format('alter type %s owner to ${ROLE}', t.oid::regtype)
    from pg_type t join pg_namespace n on n.oid = t.typnamespace
    where t.typowner = '${ACCOUNT}'::regrole and t.typtype in ('e', 'd') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
  loop
    execute statement;
  end loop;
end $$`;

async function withClient(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  await work(client).finally(() => client.end());
}

const exists = async (client: pg.Client, catalogue: string) => (await client.query(catalogue)).rowCount !== 0;

/**
 * The role that the server works with is no superuser: it owns the database, and cannot run programs or read files. The superuser
 * makes it, and hands over what it made itself in earlier versions. The password is set at every start, so that mending the file of
 * a restored folder mends both.
 */
export async function prepareDatabase(urlOf: (database: string) => string, password: string): Promise<void> {
  await withClient(urlOf('postgres'), async (client) => {
    const hasRole = await exists(client, `select from pg_roles where rolname = '${ROLE}'`);
    const verb = hasRole ? 'alter' : 'create';
    await client.query(
      `${verb} role ${ROLE} login nosuperuser nocreaterole nocreatedb password ${client.escapeLiteral(password)}`,
    );
    const hasDatabase = await exists(client, `select from pg_database where datname = '${DATABASE}'`);
    await client.query(hasDatabase ? `alter database ${DATABASE} owner to ${ROLE}` : `create database ${DATABASE} owner ${ROLE}`);
  });
  await withClient(urlOf(DATABASE), async (client) => {
    await client.query(OWN_ALL);
  });
}
