import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Input } from '#contract/call.ts';
import { headcountCalls } from '#contract/customers/headcounts.ts';
import { customerLevelCalls } from '#contract/customers/levels.ts';
import { customerCalls } from '#contract/customers/customers.ts';
import { customer, customerConditions } from '#server/customers/index.ts';
import { changeLogCalls } from '#contract/changes/change-log.ts';
import { accountsIn } from '../accounts.ts';
import { pagesOf, vacuum } from '../pages.ts';
import { openShop } from '../shop.ts';

const shop = openShop();
const admin = shop.admin();
const { written } = accountsIn(shop);
const PEOPLE = 6000;

// The newer half came today; the oldest quarter are called 老王. Of ten customers one is of group 2, and five have tag 1; none is both.
beforeAll(async () => {
  await written(async ({ tx }) => {
    await tx.execute(sql`insert into customer_tag (name) values ('常客')`);
    await tx.execute(sql`
      insert into customer (account, nickname, real_name, group_id, level, sex, city, last_login_time, create_time)
      select 'p' || n, case when n > 1500 then '用户' else '老王' end || n, case when n % 100 = 0 then '王芳' || n else '' end, case when n % 10 = 0 then 2 end, case when n % 3 = 0 then 3 end, n % 2, case when n % 50 < 2 then '杭州' else '' end,
        case when n > ${PEOPLE / 2} then ${shop.clock.now().toISOString()}::timestamptz else '2020-01-01' end, '2020-01-01'
      from generate_series(1, ${PEOPLE}) n`);
    await tx.execute(sql`
      insert into customer_tag_link (uid, tag_id) select c.id, t.id from customer c, customer_tag t where c.group_id is null and c.id % 2 = 1`);
  });
  await vacuum(shop, 'customer', 'customer_tag_link', 'customer_facet');
});

type CustomerFilterInput = Partial<Input<typeof customerCalls.list>>;
const pages = (filter: CustomerFilterInput) =>
  pagesOf(shop, 'customer', () => admin.run(customerCalls.list, { page: 1, limit: 1, ...filter }));

describe('the list of six thousand customers', () => {
  it.each<[string, CustomerFilterInput, number]>([
    ['a group and a tag that never meet', { groupId: [2], labelId: [1] }, 18],
    ['a group and a sex that never meet', { groupId: [2], sex: 1 }, 18],
    ['60 people of a city with a tag and a sex', { city: '杭州', sex: 1, labelId: [1] }, 80],
    ['200 of a group and a level', { groupId: [2], level: [3] }, 130],
    ['those who have been away for a month, when half were here today', { accessType: 3, dateLimit: 'lately30' }, 40],
    ['its last page', { page: PEOPLE }, 40],
    ['those with the most on their balance', { order: '-nowMoney' }, 25],
    ['those of a sex with the fewest points', { sex: 1, order: 'integral' }, 100],
    ['a group and a tag that never meet, by purchases', { groupId: [2], labelId: [1], order: '-payCount' }, 18],
  ])('asked for %s reads indexes and those it finds', async (_, filter, most) => {
    expect(await pages(filter)).toBeLessThan(most);
  });

  it('finds far back a name that many have, once that is known, without reading those before', async () => {
    const named = () => pages({ keywords: '老王' });
    await named();
    expect(await named()).toBeLessThan(60);
  });

  it('is expected to have as many of a group as it has, though most have none', async () => {
    const wanted = customerConditions({ groupId: [2] }, shop.clock.now());
    const { rows } = await shop.db.execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
      sql`explain (format json) select from ${customer} where ${wanted}`,
    );
    expect(rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows']).toBeGreaterThan(PEOPLE / 60);
  });

  it.each([
    ['a nickname', '用户4321'],
    ['a real name', '王芳4300'],
    ['a name that nobody has', '欧阳'],
  ])('are found by %s in the log of changes without reading them all', async (_, record) => {
    const search = () => admin.run(changeLogCalls.list, { page: 1, limit: 20, noun: 'customer', record });
    expect(await pagesOf(shop, 'customer', search)).toBeLessThan(60);
  });

  it.each([
    ['group', 2, 'customer', PEOPLE / 10],
    ['tag', 1, 'customer_tag_link', PEOPLE / 2],
  ] as const)('counts who has a %s by an index alone', async (of, id, table, customers) => {
    const headcount = () => admin.run(headcountCalls.headcounts, { of, ids: [id] });
    expect(await headcount()).toEqual([{ id, customers, capped: false }]);
    expect(await pagesOf(shop, table, headcount)).toBeLessThan(20);
  });

  it('counts the members of a level without reading them', async () => {
    const members = () => admin.run(customerLevelCalls.members, { id: 3 });
    expect(await members()).toEqual({ customers: PEOPLE / 3 });
    expect(await pagesOf(shop, 'customer', members)).toBe(0);
  });
});
