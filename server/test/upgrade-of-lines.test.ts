import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '#server/platform/database/migrate.ts';
import { type ClonedDatabase, ask, restoreVersion } from './database.ts';
import { moneyGaps } from './money-gaps.ts';

const REFUNDED = 'order52035179578325394465111';

let shop: ClonedDatabase;

beforeAll(async () => {
  shop = await restoreVersion('5d1b9542');
  await migrate(shop.url);
});
afterAll(() => shop.drop());

it('a shop from before lines kept their worth has on each what was paid for it, and says what it had to guess', async () => {
  const [comment] = await ask(shop.url, `select obj_description('order_line'::regclass) as says`);
  expect(comment?.['says']).toBe(
    '580 order lines from before: seller, cost and categories of 580 are those of the product today; the coupon of 0 was spread by the categories of today, of 0 over all goods of their order; 0 share a price that was changed by hand.',
  );

  const lines = await ask(
    shop.url,
    `select l.paid_price::int, l.paid_postage::int, coalesce(sum(p.amount), 0)::int as refunded
     from order_line l join "order" o on o.id = l.order_id left join refund_line p on p.line_id = l.id
     where o.order_no = '${REFUNDED}' group by l.id order by l.id`,
  );
  expect(lines).toEqual([
    { paid_price: 32_900, paid_postage: 0, refunded: 32_900 },
    { paid_price: 16_200, paid_postage: 0, refunded: 0 },
  ]);
  expect(await ask(shop.url, moneyGaps)).toEqual([]);
});
