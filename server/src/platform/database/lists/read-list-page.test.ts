import { type SQL, and, desc, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { signInLog } from '#server/access/sign-in-log/tables.ts';
import { openShop } from '../../../../test/shop.ts';
import { readListPage } from './read-list-page.ts';

const shop = openShop();
const [busy, rare] = [eq(signInLog.account, 'busy'), eq(signInLog.outcome, 'locked')];

// Tries to sign in: two thirds of 3,000 are of one account; eleven are locked, none of them of that account.
beforeAll(async () => {
  await shop.db.execute(sql`insert into sign_in_log (at, account, outcome, address, agent)
    select now(), case when n % 3 = 0 then 'seldom' else 'busy' end, case when n % 270 = 0 then 'locked' else 'wrong' end, '', ''
    from generate_series(1, 3000) n`);
});

const page = (where: SQL | undefined, number: number, byWord = true) => {
  const conditions = { table: signInLog, id: signInLog.id, keys: [signInLog.id], where, byWord };
  return readListPage(shop.db, { page: number, limit: 20 }, conditions, async (ids) => ids);
};
const plain = async (where: SQL | undefined, number: number) => {
  const query = shop.db.select({ id: signInLog.id }).from(signInLog).where(where).orderBy(desc(signInLog.id));
  return (await query.limit(20).offset((number - 1) * 20)).map(({ id }) => id);
};

describe('a page under conditions', () => {
  it.each([
    ['nearly all', busy],
    ['few', rare],
    ['none', and(busy, rare)],
    ['all', undefined],
  ])('that %s fulfil has the rows of a plain query, near and far', async (_, where) => {
    for (const number of [1, 2, 1, 80, 200]) expect((await page(where, number)).list).toEqual(await plain(where, number));
  });

  it('is counted as far as its conditions are gathered, or up to the cap of lists', async () => {
    expect(await page(rare, 1)).toMatchObject({ total: 11 });
    expect(await page(and(busy, rare), 9)).toMatchObject({ total: 0, list: [] });
    expect(await page(busy, 1)).toMatchObject({ total: 1000, capped: true });
    expect(await page(busy, 1, false)).toMatchObject({ total: 2000 });
  });

  it('is counted once a minute where its rows are many, and each time where they are few', async () => {
    await page(busy, 1, false);
    await shop.db.execute(sql`insert into sign_in_log (at, account, outcome, address, agent)
      values (now(), 'busy', 'wrong', '', ''), (now(), 'seldom', 'locked', '', '')`);

    expect(await page(busy, 2, false)).toMatchObject({ total: 2000 });
    expect(await page(rare, 1)).toMatchObject({ total: 12 });
  });
});

describe('a list whose number of rows is kept', () => {
  const version = sql<string>`${signInLog}.xmin::text`;
  const kept = sql<number>`(select count(*) from sign_in_log)`;
  const countAll = async () => 3000;
  const whole = (number: number, direction: 'asc' | 'desc') =>
    readListPage(
      shop.db,
      { page: number, limit: 70 },
      {
        table: signInLog,
        id: signInLog.id,
        keys: [signInLog.at, signInLog.id],
        where: undefined,
        version,
        kept,
        countAll,
        direction,
      },
      async (ids) => ids,
    );

  it.each(['asc', 'desc'] as const)(
    'has the rows of a plain query on every page, read from either end: %s',
    async (direction) => {
      const rows = await shop.db.select({ id: signInLog.id }).from(signInLog).orderBy(signInLog.at, signInLog.id);
      const ids = rows.map(({ id }) => id);
      if (direction === 'desc') ids.reverse();

      for (const number of [1, 2, 3, 4, 20, 21, 22, 30, 42, 43, 44, 45, 99]) {
        const { list } = await whole(number, direction);
        expect(list).toEqual(ids.slice((number - 1) * 70, number * 70));
      }
    },
  );
});
