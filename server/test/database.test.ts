import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { migrate } from '#server/platform/database/migrate.ts';
import { cloneDatabase } from './database.ts';

async function ask(url: string, question: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client.query(question).finally(() => client.end());
}

describe('a cloned database', () => {
  it("has the migrated tables and is nobody else's", async () => {
    const [one, other] = [await cloneDatabase(), await cloneDatabase()];

    await ask(one.url, 'create table only_here ()');

    expect((await ask(one.url, "select from pg_tables where tablename = 'change'")).rowCount).toBe(1);
    expect((await ask(other.url, "select from pg_tables where tablename = 'only_here'")).rowCount).toBe(0);
    await Promise.all([one.drop(), other.drop()]);
  });
});

describe('a database of an earlier shape', () => {
  it('takes all that is installed after the tables once more', async () => {
    const { url, drop } = await cloneDatabase();
    await ask(url, "comment on schema public is 'an earlier one'");

    await migrate(url);

    const [row] = (await ask(url, "select obj_description('public'::regnamespace, 'pg_namespace') as mark")).rows;
    expect(row.mark).toMatch(/^[0-9a-f]{64}$/);
    await drop();
  });
});
