import { performance } from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ClonedDatabase, cloneDatabase } from '../../../test/database.ts';
import { type ForgettingProxy, openForgettingProxy } from '../../../test/forgetting-proxy.ts';
import { connect } from './connect.ts';
import { isRepeatable } from './wire/outwait.ts';

const LONGEST_MS = 15_000;

let database: ClonedDatabase;
let proxy: ForgettingProxy;
beforeAll(async () => {
  database = await cloneDatabase();
  proxy = await openForgettingProxy(database.url);
});
afterAll(async () => {
  await proxy.close();
  await database.drop();
});

async function timed<T>(work: Promise<T>): Promise<{ ms: number; value?: T; error?: unknown }> {
  const begun = performance.now();
  return work.then(
    (value) => ({ ms: performance.now() - begun, value }),
    (error: unknown) => ({ ms: performance.now() - begun, error }),
  );
}

describe('a connection that was cut in silence', () => {
  it('is given up within seconds: a read is asked again on a new one', async () => {
    const { db, close } = connect(proxy.url, 1);
    await db.execute(sql`select 1`);
    proxy.forget();

    const { ms, value } = await timed(db.execute(sql`select 7 as n`));

    expect(value?.rows).toEqual([{ n: 7 }]);
    expect(ms).toBeLessThan(LONGEST_MS);
    await close();
  });

  it('ends a write with an error, and PostgreSQL rolls it back', async () => {
    const { pool, close } = connect(proxy.url, 1);
    const client = await pool.connect();
    await client.query('begin');
    proxy.forget();

    const { ms, error } = await timed(client.query('select 1'));

    expect(error).toMatchObject({ message: expect.stringContaining('Connection terminated') });
    expect(ms).toBeLessThan(LONGEST_MS);
    client.release();
    await close();
  });

  it('holds up nobody who stops', async () => {
    const { db, close } = connect(proxy.url, 1);
    await db.execute(sql`select 1`);
    proxy.forget();

    expect((await timed(close())).ms).toBeLessThan(LONGEST_MS);
  });
});

it('a statement that takes long is let finish', async () => {
  const { db, close } = connect(proxy.url, 1);

  expect((await db.execute(sql`select 1 as n from pg_sleep(7)`)).rows).toEqual([{ n: 1 }]);
  await close();
});

describe('a read while the database is away', () => {
  it('waits for its return', async () => {
    const { db, close } = connect(proxy.url, 1);
    await db.execute(sql`select pg_terminate_backend(pg_backend_pid())`).catch(() => {});

    expect((await db.execute(sql`select 3 as n`)).rows).toEqual([{ n: 3 }]);
    await close();
  });

  it.each([
    ['select * from product', true],
    ['  with one as (select 1) select update_time from one', true],
    ['with gone as (delete from brand returning id) select * from gone', false],
    ['select * from brand for update', false],
    ["select pg_notify('signalbox', '{}')", false],
    ["select fresh from use_nonce(1, 'a nonce', now()) as fresh", false],
    ["update brand set name = ''", false],
    ['begin', false],
  ])('is sent again only where it changes nothing: %s', (text, isSentAgain) => {
    expect(isRepeatable(text)).toBe(isSentAgain);
  });
});
