import pg from 'pg';
import { describe, expect, it } from 'vitest';
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
