import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ClonedDatabase, ask, createDatabase } from '../../../../test/database.ts';
import { migrate } from '../migrate.ts';
import { readShape } from './shape.ts';

/** Catalogue of what two databases of one shape have alike, kind by kind. */
const CATALOGUE = {
  schemas: `select nspname, nspacl from pg_namespace where nspname !~ '^pg_' order by 1`,
  tables: `select relname, relkind, relpersistence, reloptions, relrowsecurity, relreplident, relacl from pg_class
    where relnamespace = 'public'::regnamespace and relkind <> 'i' order by oid`,
  columns: `select attrelid::regclass::text as table, attname, format_type(atttypid, atttypmod), attnotnull, attidentity, attgenerated,
      attstorage, attcompression, attstattarget, attcollation::regcollation::text, attoptions, attacl, pg_get_expr(adbin, adrelid) as expression
    from pg_attribute join pg_class c on c.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped order by 1, attnum`,
  constraints: `select conrelid::regclass::text as table, conname, contype, convalidated, condeferrable, condeferred, pg_get_constraintdef(oid)
    from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`,
  indexes: `select pg_get_indexdef(indexrelid), indisvalid, indisclustered, indisreplident, indnullsnotdistinct, reloptions
    from pg_index join pg_class c on c.oid = indexrelid where relnamespace = 'public'::regnamespace order by 1`,
  sequences: `select s.seqrelid::regclass::text as name, s.seqtypid::regtype::text as type, seqstart, seqincrement, seqmin, seqmax, seqcache,
      seqcycle, pg_sequence_last_value(seqrelid) as last from pg_sequence s join pg_class c on c.oid = seqrelid
    where relnamespace = 'public'::regnamespace order by 1`,
  functions: `select pg_get_functiondef(oid), proacl from pg_proc where pronamespace = 'public'::regnamespace and prokind <> 'a' order by 1`,
  triggers: `select pg_get_triggerdef(oid), tgenabled from pg_trigger where not tgisinternal order by 1`,
  comments: `select type, identity, description from pg_description, pg_identify_object(classoid, objoid, objsubid)
    where schema = 'public' or identity like 'public.%' or identity like '% on public.%' order by 1, 2`,
  others: `select (select array_agg(extname::text order by 1) from pg_extension) as extensions,
    (select array_agg(stxname order by 1) from pg_statistic_ext) as statistics,
    (select array_agg(polname order by 1) from pg_policy) as policies,
    (select array_agg(typname::text order by 1) from pg_type where typnamespace = 'public'::regnamespace) as types`,
  migrations: 'select hash, created_at from drizzle.__drizzle_migrations order by hash',
};

const TABLES = `select c.relname as name, array(select attname::text from pg_attribute where attrelid = c.oid and atttypid = 'timestamptz'::regtype) as moments
  from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'r'`;

/** Rows of all tables but for moments, which are those of the database's own making. */
async function rowsIn(url: string) {
  const parts = (await ask(url, TABLES)).map(
    ({ name, moments }) => `select '${name}' as name, to_jsonb(t) - '{${String(moments)}}'::text[] as row from "${name}" t`,
  );
  return ask(url, `select name, row from (${parts.join(' union all ')}) as r order by name, row::text`);
}

let fresh: ClonedDatabase;
let chained: ClonedDatabase;
beforeAll(async () => {
  [fresh, chained] = [await createDatabase(), await createDatabase()];
  const shape = await readShape();
  await Promise.all([migrate(fresh.url, shape), migrate(chained.url, { ...shape, baseline: '' })]);
});
afterAll(() => Promise.all([fresh.drop(), chained.drop()]));

describe('a new shop, which begins with the baseline', () => {
  it.each(Object.entries(CATALOGUE))('has the %s of a shop that took every migration', async (_, question) => {
    const expected = await ask(chained.url, question);

    expect(expected).not.toEqual([]);
    expect(await ask(fresh.url, question)).toEqual(expected);
  });

  it('has the rows of a shop that took every migration', async () => {
    const rows = await rowsIn(chained.url);

    expect(rows.length).toBeGreaterThan(100);
    expect(await rowsIn(fresh.url)).toEqual(rows);
  });
});
