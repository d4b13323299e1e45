import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ClonedDatabase, ask, cloneDatabase } from '../server/test/database.ts';
import { ROOT } from './source.ts';
import { TRIGGERS, readInstalls, triggersPage } from './triggers.ts';

let database: ClonedDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

describe('the page about triggers', () => {
  it('names every trigger there is; -u writes it anew', async () => {
    const triggers = (await ask(database.url, TRIGGERS)).map((row) => ({
      table: String(row['table']),
      function: String(row['function']),
      definition: String(row['definition']),
    }));

    await expect(triggersPage(triggers, readInstalls())).toMatchFileSnapshot(resolve(ROOT, 'docs/triggers.md'));
  });
});
