import type pg from 'pg';
import { endFilling, withoutIndexes } from './filling.ts';

export interface MallSize {
  shops: number;
  /** Orders that were received in the period, of two lines each; a tenth more are to be sent or on their way. */
  orders: number;
  /** Days of the period, the last of them eight days ago. */
  days: number;
}

/** The first shop sells a fourth of all orders. */
const FIRST = `case when n % 100 < 26 then 1 else 2 + pg_temp.mixed(n, 10) % ($1::int - 1) end`;
const SECOND = `2 + pg_temp.mixed(n, 11) % ($1::int - 1)`;

const SHOPS = `
  insert into shop (name, logo, platform, source_url, contact, phone, commission_rate, intro, sort, status, is_del)
  select '商家 ' || n, '', '', '', '', '', n % 12 * 100, '', 0, true, false from generate_series(1, $1::int) n`;

const ORDERS = `
  insert into "order" (order_no, real_name, user_phone, user_address, total_num, pro_total_price, total_postage, total_price, pay_price, pay_postage,
    pay_type, pay_time, state, delivery_type, delivery_name, delivery_id, goods, create_time, received_time, refund_state, refund_price, is_del)
  select 'order' || lpad(n::text, 23, '0'), '王芳', '13' || lpad((n::bigint * 7919 % 1000000000)::text, 9, '0'), '文三路', 2, p.price, 0, p.price, p.price, 0,
    'weixin', at, case when n % 10 < 9 then case when n % 3 = 0 then 'toReview' else 'done' end when n % 20 = 9 then 'toSend' else 'sent' end,
    'express', '圆通速递', 'YT' || lpad(n::text, 13, '0'), '演示商品', at, case when n % 10 < 9 then at + interval '3 days' end,
    case when n % 50 = 0 then 'refunded' else 'none' end, case when n % 50 = 0 then 500 else 0 end, false
  from generate_series(1, $1::int) n
  cross join lateral (select 2000 + n % 9000 as price,
    now() - make_interval(secs => 86400 * 11.5 + ($1::int - n)::float8 * 86400 * $2::int / $1::int) as at) p`;

/** Lines of an order lie side by side, as they do where orders come one after the other. */
const LINES = `
  insert into order_line (order_id, product_id, sku_id, product_name, image, sku, price, pay_num, weight, volume, temp_id, give_integral, mer_id, cost,
    cate_ids, coupon_price, paid_price, paid_postage)
  select o.id, s.product_id, s.id, '演示商品', '', '默认', l.paid, 1, 0, 0, 1, 0, first.shop + l.seller - 1, 500, '{1}', 0, l.paid, 0
  from (select (select min(id) from "order") as "order", (select min(id) from shop where name like '商家 %') as shop) first
  cross join "order" o cross join lateral (select o.id - first."order" + 1 as n) number
  cross join lateral (values (1, ${FIRST}, o.pay_price - 700), (2, ${SECOND}, 700)) l (place, seller, paid)
  join sku s on s.id = 1 + (n + l.place) % (select max(id) from sku) order by o.id, l.place`;

const REFUNDS = [
  `insert into refund (refund_no, order_id, amount, reason, restock, state, actor_name, done_time)
   select 'R' || id, id, 500, '演示', false, 'done', '管理员', received_time from "order" where refund_state = 'refunded'`,
  `insert into refund_line (refund_id, line_id, quantity, amount, postage)
   select r.id, min(l.id), 0, 500, 0 from refund r join order_line l on l.order_id = r.order_id group by r.id`,
];

/** A mall with shops and orders of two of them each, in a session that is ready to fill. */
export async function fillMall(client: pg.ClientBase, { shops, orders, days }: MallSize): Promise<void> {
  const all = Math.round(orders / 0.9);
  await withoutIndexes(client, ['order', 'order_line', 'refund', 'refund_line'], async () => {
    await client.query(SHOPS, [shops]);
    await client.query(ORDERS, [all, days]);
    await client.query(LINES, [shops]);
    for (const statement of REFUNDS) await client.query(statement);
  });
  await endFilling(client);
  await client.query('vacuum analyze');
}
