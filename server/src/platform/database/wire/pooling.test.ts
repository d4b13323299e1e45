import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ClonedDatabase, cloneDatabase } from '../../../../test/database.ts';
import { openLendingPooler } from '../../../../test/lending-pooler.ts';
import { hearsFrom, poolingOf } from './pooling.ts';

let database: ClonedDatabase;
let other: ClonedDatabase;
beforeAll(async () => {
  [database, other] = await Promise.all([cloneDatabase(), cloneDatabase()]);
});
afterAll(() => Promise.all([database.drop(), other.drop()]));

describe('what stands before the database', () => {
  it('is nothing that shares sessions where each connection keeps its own', async () => {
    expect(await poolingOf(database.url)).toBe('session');
  });

  it.each(['transaction', 'statement'] as const)('is a pooler that lends sessions for a %s', async (mode) => {
    const pooler = await openLendingPooler(database.url, mode);

    expect(await poolingOf(pooler.url)).toBe(mode);
    await pooler.close();
  });
});

describe('two addresses', () => {
  it('lead to one database where the one hears what is said at the other', async () => {
    expect(await hearsFrom(database.url, database.url)).toBe(true);
    expect(await hearsFrom(other.url, database.url)).toBe(false);
  });
});
