import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { rechargeCalls } from '#contract/finance/recharges.ts';
import { accountsIn } from '../accounts.ts';
import { pagesOf, vacuum } from '../pages.ts';
import { openShop } from '../shop.ts';

const shop = openShop();
const { uidOf, written } = accountsIn(shop);

it('the list of unpaid recharges reads those alone, and none that staff removed', async () => {
  const uid = await uidOf('saver');
  await written(({ tx }) =>
    tx.execute(sql`
      insert into user_recharge (uid, order_no, request_key, price, give_price, recharge_type, pay_time, is_del)
      select ${uid}, 'R' || n, 'r' || n, 10000, 0, 'public', case when n > 6 then now() end, n <= 3 from generate_series(1, 12000) n`),
  );
  await vacuum(shop, 'user_recharge');

  const unpaid = () => shop.admin().run(rechargeCalls.list, { page: 1, limit: 20, paid: false });
  expect((await unpaid()).list.map(({ orderId }) => orderId)).toEqual(['R6', 'R5', 'R4']);
  expect(await pagesOf(shop, 'user_recharge', unpaid)).toBeLessThan(30);
});
