import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { signInLogCalls } from '#contract/access/sign-in-log.ts';
import { pagesOf, vacuum } from '../pages.ts';
import { openShop } from '../shop.ts';

const shop = openShop();
const admin = shop.admin();
const TRIES = 8000;

// Three accounts sign in all the time, and somebody did once, long ago.
beforeAll(async () => {
  await shop.db.execute(sql`
    insert into sign_in_log (at, account, outcome, address, agent)
    select now() - make_interval(mins => ${TRIES} - n), case when n = 7 then 'seldom' else 'staff' || n % 3 end, 'done', '10.0.0.7', ''
    from generate_series(1, ${TRIES}) n`);
  await vacuum(shop, 'sign_in_log');
});

const tries = (account: string) => admin.run(signInLogCalls.list, { page: 1, limit: 20, account });

describe('the sign-in log of eight thousand tries', () => {
  it('finds an account that hardly ever signs in by a part of its name, without reading the others', async () => {
    expect(await tries('eldo')).toMatchObject({ total: 1, list: [{ account: 'seldom' }] });
    expect(await pagesOf(shop, 'sign_in_log', () => tries('eldo'))).toBeLessThan(20);
  });

  it('finds those of a busy account, the latest first', async () => {
    const { list, total, capped } = await tries('staff1');
    expect([list.length, new Set(list.map(({ account }) => account)), total, capped]).toEqual([
      20,
      new Set(['staff1']),
      1000,
      true,
    ]);
    expect(list.map(({ id }) => id)).toEqual(list.map(({ id }) => id).toSorted((one, other) => other - one));
  });
});
