import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '#server/platform/database/migrate.ts';
import { readShape } from '#server/platform/database/upgrade/shape.ts';
import { type ClonedDatabase, ask, cloneDatabase } from './database.ts';

let shop: ClonedDatabase;
const said: string[] = [];

const COLUMNS = ['mer_id', 'cost', 'cate_ids', 'coupon_price', 'paid_price', 'paid_postage'];
const FORMER = [
  'alter table order_line drop column shop_price',
  ...COLUMNS.map((column) => `alter table order_line drop column ${column}`),
  'alter table refund_line drop column amount',
  'alter table refund_line drop column postage',
  'alter table refund_line add constraint refund_line__quantity check (quantity > 0)',
  'alter table commission_record drop column gains',
];
const SINCE =
  'alter table order_line add column shop_price bigint generated always as (coalesce(original_price, price) * pay_num - paid_price - platform_price) stored not null';
const MIGRATIONS = ['keep_seller_and_share_of_lines', 'lay_refunds_on_lines'];
/** Goods of the coupon, then money; money and a failed refund of an order with freight. */
const REFUNDS = `
  insert into refund (refund_no, order_id, amount, reason, restock, state, actor_name)
    select no, o.id, amount, '', false, r.state, '' from (values ('R1', 'product-coupon', 5000, 'done'), ('R2', 'product-coupon', 1000, 'done'),
      ('R3', 'freight', 600, 'failed'), ('R4', 'freight', 10_501, 'done')) r (no, order_no, amount, state) join "order" o using (order_no);
  insert into refund_line (refund_id, line_id, quantity) select r.id, min(l.id), 1 from refund r join order_line l using (order_id)
    where r.refund_no = 'R1' group by r.id`;

const SHOP = `
  insert into shop (name, logo, platform, source_url, contact, phone, commission_rate, intro, sort, status, is_del)
    select '店铺 ' || n, '', '', '', '', '', 0, '', 0, true, false from generate_series(1, 2) n;
  insert into shipping_templates (name, type, appoint, sort) values ('运费', 1, false, 0);
  insert into category (pid, path, name, type, status, sort) values (0, '/0/', '杯', 1, true, 0), (1, '/0/1/', '搪瓷杯', 1, true, 0);
  insert into product (store_name, store_info, keyword, image, slider_image, unit_name, cate_id, temp_id, spec_type, is_sub, add_time, mer_id)
    select '商品 ' || n, '', '', '', '[]', '件', '', 1, false, false, now(), (array[1, 1, 2, null])[n] from generate_series(1, 4) n;
  insert into product_cate (product_id, cate_id, place) values (1, 2, 0);
  insert into sku (product_id, suk, attr_value, price, cost, ot_price, image) select id, '默认', '{}', 10000, id * 100 % 400, 0, '' from product;
  insert into customer (account, nickname) values ('b', '');
  insert into coupon (name, money, min_price, is_limited, total, last_total, type, use_type, is_fixed_time, day, status, sort, receive_start_time)
    select '券', 5000, 0, false, 0, 0, 1, 1, false, 1, true, 0, now() from generate_series(1, 2);
  insert into coupon_user (coupon_id, uid, name, money, min_price, type, start_time, end_time, use_type, primary_key)
    select n, 1, '券', 5000, 0, 'receive', now(), now() + '1 day', 1 + n, '1' from generate_series(1, 2) n`;

interface SoldOrderOptions {
  no: string;
  price: number;
  postage?: number;
  coupon?: number;
  /** Key of the coupon: 1 is good for product 1 alone, 2 for the root of its categories. */
  held?: number;
  was?: number;
  /** Product, price and pieces. */
  lines: readonly (readonly [number, number, number])[];
}

const SOLD: readonly SoldOrderOptions[] = [
  {
    no: 'plain',
    price: 9999,
    lines: [
      [1, 3334, 1],
      [2, 3333, 1],
      [3, 3333, 1],
    ],
  },
  {
    no: 'product-coupon',
    price: 15_000,
    coupon: 5000,
    held: 1,
    lines: [
      [1, 10_000, 1],
      [2, 10_000, 1],
    ],
  },
  {
    no: 'category-coupon',
    price: 19_000,
    coupon: 1000,
    held: 2,
    lines: [
      [1, 10_000, 1],
      [4, 10_000, 1],
    ],
  },
  {
    no: 'freight',
    price: 10_501,
    postage: 501,
    lines: [
      [1, 1000, 5],
      [2, 5000, 1],
    ],
  },
  {
    no: 'repriced',
    price: 100,
    postage: 300,
    was: 10_300,
    lines: [
      [1, 5000, 1],
      [4, 5000, 1],
    ],
  },
  {
    no: 'free',
    price: 0,
    postage: 0,
    lines: [
      [1, 0, 1],
      [4, 0, 2],
    ],
  },
];

const insertOf = ({ no, price, postage = 0, coupon = 0, held, was, lines }: SoldOrderOptions) => {
  const goods = lines.reduce((sum, [, each, pieces]) => sum + each * pieces, 0);
  return `
    insert into "order" (order_no, real_name, user_phone, user_address, total_num, pro_total_price, total_postage, total_price,
      coupon_price, coupon_id, issue_coupon_id, pay_price, pay_postage, before_pay_price, pay_type, state, goods, uid)
    values ('${no}', '', '', '', 1, ${goods}, ${postage}, ${goods + postage}, ${coupon}, ${held ?? 'null'}, ${held ? 1 : 'null'}, ${price},
      ${postage}, ${was ?? 'null'}, 'weixin', 'unpaid', '', 1);
    ${lines
      .map(
        ([productId, each, pieces]) => `
    insert into order_line (order_id, product_id, sku_id, product_name, image, sku, price, pay_num, weight, volume, temp_id, give_integral)
      select max(id), ${productId}, ${productId}, '', '', '', ${each}, ${pieces}, 0, 0, 1, 0 from "order"`,
      )
      .join(';')}`;
};

beforeAll(async () => {
  shop = await cloneDatabase();
  const shape = await readShape();
  const moved = MIGRATIONS.map((name) => shape.migrations.find(({ tag }) => tag.endsWith(name))?.sql ?? '');
  const sql = [...FORMER, SHOP, ...SOLD.map(insertOf), REFUNDS, ...moved, SINCE].join('\n--> statement-breakpoint\n');
  const added = { tag: '9999_again', when: Date.UTC(2099, 0), sql, hash: 'again' };
  await migrate(shop.url, { ...shape, migrations: [...shape.migrations, added], mark: `${shape.mark}+` });
  for (const table of ['order_line', 'refund_line']) {
    const [comment] = await ask(shop.url, `select obj_description('${table}'::regclass) as says`);
    said.push(String(comment?.['says']));
  }
});
afterAll(() => shop.drop());

const linesOf = (no: string) =>
  ask(
    shop.url,
    `select l.paid_price::int as paid, l.paid_postage::int as freight, l.coupon_price::int as coupon
     from order_line l join "order" o on o.id = l.order_id where o.order_no = '${no}' order by l.id`,
  );

describe('lines of orders from before', () => {
  it('share the price by what the goods cost, to the fen', async () => {
    expect((await linesOf('plain')).map(({ paid }) => paid)).toEqual([3333, 3333, 3333]);
  });

  it('bear a coupon for some goods alone', async () => {
    expect(await linesOf('product-coupon')).toMatchObject([
      { paid: 5000, coupon: 5000 },
      { paid: 10_000, coupon: 0 },
    ]);
    expect((await linesOf('category-coupon')).map(({ coupon }) => coupon)).toEqual([1000, 0]);
  });

  it('share the freight by the price of the goods, the larger remainder first', async () => {
    expect((await linesOf('freight')).map(({ freight }) => freight)).toEqual([251, 250]);
  });

  it('of a price below the freight are paid by it alone', async () => {
    expect(await linesOf('repriced')).toMatchObject([
      { paid: 0, freight: 50 },
      { paid: 0, freight: 50 },
    ]);
    expect((await linesOf('free')).map(({ paid }) => paid)).toEqual([0, 0]);
  });

  it('are of the sellers, costs and categories of today, where a cost of nothing is unknown', async () => {
    const rows = await ask(shop.url, 'select distinct product_id, mer_id, cost::int, cate_ids from order_line order by 1');
    expect(rows).toEqual([
      { product_id: 1, mer_id: 1, cost: 100, cate_ids: [2] },
      { product_id: 2, mer_id: 1, cost: 200, cate_ids: [] },
      { product_id: 3, mer_id: 2, cost: 300, cate_ids: [] },
      { product_id: 4, mer_id: null, cost: null, cate_ids: [] },
    ]);
    const sellers = await ask(shop.url, 'select order_no, mer_id from "order" where mer_id > 0 order by id');
    expect(sellers).toEqual([
      { order_no: 'product-coupon', mer_id: 1 },
      { order_no: 'freight', mer_id: 1 },
    ]);
  });

  it('have discounts that the shop bears, as their bills had it', async () => {
    const rows = await ask(
      shop.url,
      `select distinct platform_price::int, platform_postage::int, shop_price = price * pay_num - paid_price as is_shops from order_line`,
    );
    expect(rows).toEqual([{ platform_price: 0, platform_postage: 0, is_shops: true }]);
  });

  it('say how many of them had to be guessed', () => {
    expect(said).toEqual([
      '13 order lines from before: seller, cost and categories of 13 are those of the product today; the coupon of 2 was spread by the categories of today, of 0 over all goods of their order; 2 share a price that was changed by hand.',
      '3 refunds from before named no goods of an order of several lines: their amounts were laid on all lines.',
    ]);
  });

  it.each([
    ['R1', [[1, 5000, 0]]],
    ['R2', [[0, 1000, 0]]],
    [
      'R3',
      [
        [0, 300, 0],
        [0, 300, 0],
      ],
    ],
    [
      'R4',
      [
        [0, 5000, 251],
        [0, 5000, 250],
      ],
    ],
  ])('bear the refund %s to the last fen', async (no, parts) => {
    const rows = await ask(
      shop.url,
      `select quantity, p.amount::int, postage::int from refund_line p join refund r on r.id = p.refund_id where refund_no = '${no}' order by line_id`,
    );
    expect(rows.map((row) => Object.values(row))).toEqual(parts);
  });
});
