import { describe, expect, it } from 'vitest';
import { ask, cloneDatabase } from './database.ts';

describe('a cloned database', () => {
  it("has the migrated tables and is nobody else's", async () => {
    const [one, other] = [await cloneDatabase(), await cloneDatabase()];

    await ask(one.url, 'create table only_here ()');

    expect(await ask(one.url, "select from pg_tables where tablename = 'change'")).toHaveLength(1);
    expect(await ask(other.url, "select from pg_tables where tablename = 'only_here'")).toHaveLength(0);
    await Promise.all([one.drop(), other.drop()]);
  });
});
