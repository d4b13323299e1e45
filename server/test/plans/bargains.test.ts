import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { bargainCalls } from '#contract/marketing/bargains.ts';
import { accountsIn } from '../accounts.ts';
import { bargainsIn } from '../bargains.ts';
import { pagesOf, vacuum } from '../pages.ts';
import { openShop } from '../shop.ts';

const shop = openShop();
const { written } = accountsIn(shop);
const PEOPLE = 4000;

it('the list of bargains counts people and helpers from an index, wherever the rows of those who took part lie', async () => {
  const { bargain } = bargainsIn(shop);
  const [rare, common] = [await bargain({ title: '少有人砍' }), await bargain({ title: '人人都砍' })];
  await written(async ({ tx }) => {
    await tx.execute(
      sql`insert into customer (account, nickname) select 'p' || n, '用户' || n from generate_series(1, ${PEOPLE}) n`,
    );
    await tx.execute(sql`
      insert into bargain_user (uid, bargain_id, sku_id, bargain_price_min, bargain_price, price, people_num, helps, status)
      select id, case when id % 10 = 0 then ${rare.id}::int else ${common.id}::int end, 1, 400, 1000, 100, 3, 1, 2 from customer`);
  });
  await vacuum(shop, 'bargain_user');

  const ask = () => shop.admin().run(bargainCalls.list, { page: 1, limit: 20, keywords: '少有人砍' });
  expect((await ask()).list).toMatchObject([{ countPeopleAll: PEOPLE / 10, countPeopleHelp: PEOPLE / 10 }]);
  expect(await pagesOf(shop, 'bargain_user', ask)).toBeLessThan(15);
});
