import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandCalls } from '#contract/catalogue/brands.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { ask } from '../../../test/database.ts';
import { openShop } from '../../../test/shop.ts';
import { LISTENER } from './serving.ts';

const shop = openShop();
let other: pg.Client;
beforeAll(async () => {
  other = new pg.Client({ connectionString: shop.url });
  await other.connect();
});
afterAll(() => other.end());

const save = (name: string) => shop.admin().run(brandCalls.save, { name, logo: 'image/logo.png' });
const names = async () => (await shop.admin().run(brandCalls.list, { page: 1, limit: 20 })).list.map(({ name }) => name);

const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (refused: unknown) => refused,
  );

const pidsOf = async (which: string) =>
  (await ask(shop.url, `select pid from pg_stat_activity where datname = current_database() and ${which}`)).map(({ pid }) => pid);

/** Ends a connection as an administrator, a failover or a pooler would, once there is one. */
async function cut(which: string): Promise<void> {
  await expect.poll(() => pidsOf(which), { timeout: 10_000 }).not.toEqual([]);
  await ask(shop.url, `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and ${which}`);
}

const WAITING = "application_name = 'signalbox' and wait_event_type = 'Lock'";

describe('a connection that breaks', () => {
  it('in a write is told to whoever waits, and nothing is kept', async () => {
    await other.query('begin; lock table brand in share mode');
    const saving = refusalOf(save('断开'));

    await cut(WAITING);
    expect(await saving).toMatchObject({ code: 500, message: expect.stringContaining('连接中断，操作没有完成') });

    await other.query('rollback');
    await save('之后');
    expect(await names()).toEqual(['之后']);
  });

  it('while PostgreSQL commits is told as such, because it may have been kept', async () => {
    await ask(
      shop.url,
      `create function wait_at_commit() returns trigger language plpgsql as 'begin perform pg_advisory_xact_lock(1); return null; end';
       create constraint trigger wait after insert on brand deferrable initially deferred for each row execute function wait_at_commit()`,
    );
    await other.query('select pg_advisory_lock(1)');
    const saving = refusalOf(save('提交'));

    await cut(WAITING);
    expect(await saving).toMatchObject({ message: expect.stringContaining('看是否已保存') });

    await other.query('select pg_advisory_unlock(1)');
    await ask(shop.url, 'drop function wait_at_commit cascade');
  });

  it('in a read is not noticed by whoever waits: the read is asked again', async () => {
    await other.query('begin; lock table product in access exclusive mode');
    const reading = shop.admin().run(productCalls.listAll, { page: 1, limit: 1 });

    await cut(WAITING);
    await other.query('rollback');

    expect((await reading).total).toBe(0);
  });

  it.each([
    ['that hears news', `application_name = '${LISTENER}'`],
    ['of the queue', "application_name like 'signalbox-jobs%'"],
    ['of the pool', "application_name = 'signalbox'"],
  ])('while idle, one %s, is opened again', async (_, which) => {
    await names();
    const before = await pidsOf(which);

    await cut(which);
    await shop.runDue();
    await names();

    await expect.poll(() => pidsOf(which)).not.toEqual([]);
    expect(await pidsOf(which)).not.toEqual(expect.arrayContaining(before));
  });
});
