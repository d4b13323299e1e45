import type pg from 'pg';
import { beginFilling, endFilling, isThere, withoutIndexes } from './filling.ts';
import { changeOrders, fillGroups } from './groups/index.ts';

export interface Size {
  /** Number of products, and of pictures in the library. */
  products: number;
  orders: number;
  /** Rows of the large tables that grouped rows read; 0 leaves them empty. */
  rows: number;
  /** Groups that are filled; all of their rows are wanted. */
  groups: readonly string[];
}

/** Twenty trees of a root and nine children; products lie in the children. */
const CATEGORIES = [
  `insert into category (pid, path, name, type, status, sort) select 0, '/0/', '演示分类 ' || n, 1, true, 0 from generate_series(1, 20) n`,
  `insert into category (pid, path, name, type, status, sort)
   select c.id, '/0/' || c.id || '/', '第 ' || n || ' 类', 1, true, 0 from category c, generate_series(1, 9) n where c.type = 1 and c.pid = 0`,
  `insert into category (pid, path, name, type, status, sort) select 0, '/0/', '图片 ' || n, 2, true, 0 from generate_series(1, 20) n`,
];

/** Two hundred brands, the first of them common; forty shops, which a fifth of the products belong to; four more freight templates. */
const OWNERS = [
  `insert into brand (name, logo, initial, story, sort, is_show, is_del) select '品牌 ' || n, '', 'P', '', 0, true, false from generate_series(1, 200) n`,
  `insert into shop (name, logo, platform, source_url, contact, phone, commission_rate, intro, sort, status, is_del)
   select '店铺 ' || n, '', '', '', '', '', 0, '', 0, true, false from generate_series(1, 40) n`,
  `insert into shipping_templates (name, type, appoint, sort) select '运费模板 ' || n, 1, false, 0 from generate_series(1, 4) n`,
];

const KINDS =
  '蓝牙耳机,保温水杯,棉麻床单,儿童书包,电动牙刷,不锈钢锅,纯棉毛巾,运动跑鞋,羽绒外套,陶瓷餐具,智能手表,办公座椅,遮阳雨伞,坚果礼盒,茶叶罐装,无线键盘,护眼台灯,乳胶枕头,竹制砧板,玻璃花瓶';
const MAKES = '轻巧,经典,加厚,便携,静音,高端,复古,北欧,日式,简约,升级款,家用,学生,商务,户外,旅行';
const FAMILY = '王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗';
const GIVEN = '伟芳娜敏静丽强磊军洋勇艳杰娟涛明超秀霞平';

const PRODUCTS = `
  insert into product (store_name, store_info, keyword, image, slider_image, unit_name, cate_id, temp_id, price, ot_price, cost, stock, sales,
    sort, spec_type, is_sub, is_show, is_recycle, is_del, add_time, codes, brand_id, mer_id, code, is_bare)
  select (string_to_array($2, ','))[1 + pg_temp.mixed(n, 1) % 16] || (string_to_array($3, ','))[1 + pg_temp.mixed(n, 2) % 20] || ' ' || n, case when n % 1000 = 0 then '' else '演示商品' end, '礼物,日用', '/files/demo.png',
    case when n % 20000 = 7 then '[]'::jsonb else '["/files/demo.png"]' end,
    '件', ids.cates[1 + pg_temp.mixed(n, 6) % 180]::text, ids.temps[case when n % 50 = 0 then 2 + pg_temp.mixed(n, 8) % 4 else 1 end], 1000 + n % 90000, 2000 + n % 90000, 500 + n % 40000, 1000000 + n % 300, n % 1000,
    n % 10, false, false, n % 5 <> 0, n % 97 = 0 and n % 5 = 0, false, now() - (($1::int - n) || ' minutes')::interval, '',
    case when n % 3 = 0 then null else ids.brands[1 + (pow(pg_temp.mixed(n, 9) % 1000 / 1000.0, 3) * 200)::int % 200] end,
    case when n % 5 = 1 then ids.shops[1 + pg_temp.mixed(n, 10) % 40] end, case when n % 7 <> 0 then 'C' || n end, n % 1000 < 2
  from generate_series(1, $1::int) n, (select (select array_agg(id order by id) from shipping_templates) as temps,
    (select array_agg(id order by id) from brand) as brands, (select array_agg(id order by id) from shop) as shops,
    (select array_agg(id order by id) from category where type = 1 and pid > 0) as cates) ids`;

const SKUS = `
  insert into sku (product_id, suk, attr_value, stock, sales, price, cost, ot_price, image)
  select id, '默认', '{"规格":"默认"}', stock, sales, price, cost, ot_price, image from product`;

const REST_OF_PRODUCTS = [
  `insert into product_figure (product_id, stock, sales) select id, stock, sales from product`,
  `insert into product_attr (product_id, attr_name, attr_values, place) select id, '规格', '["默认"]', 0 from product`,
  `insert into product_cate (product_id, cate_id, place) select id, cate_id::int, 0 from product`,
  `insert into product_description (product_id, description) select id, case when is_bare then '<p></p>' else '<p>商品详情</p>' end from product`,
  `insert into stock_entry (product_id, sku_id, delta, sold, cause, note, create_time)
   select product_id, id, stock, sales, 'opening', '', now() from sku where stock <> 0 or sales <> 0`,
];

const PICTURES = `
  insert into attachment (name, satt_dir, att_size, att_type, pid, sha256, width, height)
  select 'IMG_' || n || '.jpg', 'uploadfile/public/product/2026/11/20/' || n || '.jpg', 100000 + n % 900000,
    case when n % 50 = 0 then 'video/mp4' when n % 3 = 0 then 'png' else 'jpeg' end,
    coalesce(pids[pg_temp.mixed(n, 7) % 24], 0), lpad(to_hex(n), 64, '0'), 800, 800
  from generate_series(1, $1::int) n, (select array_agg(id order by id) as pids from category where type = 2) ids`;

/** Only the newest are unpaid, so that the timer has none to cancel while it is measured. */
const ordersBy = (buyer: { column: string; value: string }) => `
  insert into "order" (${buyer.column} order_no, real_name, user_phone, user_address, total_num, pro_total_price, total_postage, total_price, pay_price, pay_postage,
    pay_type, pay_time, state, delivery_type, delivery_name, delivery_id, goods, create_time, is_del)
  select ${buyer.value} 'order' || lpad(n::text, 23, '0'), substr($2, 1 + pg_temp.mixed(n, 3) % 20, 1) || substr($3, 1 + pg_temp.mixed(n, 4) % 20, 1) || case when n % 3 = 0 then substr($3, 1 + pg_temp.mixed(n, 5) % 20, 1) else '' end,
    '13' || lpad((n::bigint * 7919 % 1000000000)::text, 9, '0'), '浙江省杭州市西湖区文三路 ' || n % 900 || ' 号', 1, p.price, 0, p.price, p.price, 0,
    'weixin', case when $1::int - n < 40 then null else at end, case when $1::int - n < 40 then 'unpaid' when n % 10 < 3 then 'toSend' when n % 10 < 5 then 'sent' when n % 10 < 6 then 'toReview' else 'done' end,
    case when n % 10 >= 3 then 'express' end, case when n % 10 >= 3 then '圆通速递' end, case when n % 10 >= 3 then 'YT' || lpad(n::text, 13, '0') end,
    p.store_name, at, false
  from generate_series(1, $1::int) n
  cross join lateral (select now() - ((($1::int - n) * 20) || ' seconds')::interval as at) t
  join product p on p.id = 1 + n % (select max(id) from product)`;

const NOBODY = { column: '', value: '' };
/** A tenth is ordered by ten people. */
const buyersAmong = (customers: number) => ({
  column: 'uid,',
  value: `case when n % 10 = 0 then 1 + n / 10 % 10 else 1 + pg_temp.mixed(n, 12) % ${customers} end,`,
});

const linesWith = ({ columns, values } = { columns: '', values: '' }) => `
  insert into order_line (order_id, product_id, sku_id, product_name, image, sku, price, pay_num, weight, volume, temp_id, give_integral${columns})
  select o.id, p.id, s.id, p.store_name, p.image, s.suk, s.price, 1, 0, 0, p.temp_id, 0${values}
  from "order" o join product p on p.store_name = o.goods join sku s on s.product_id = p.id`;

/** Seller, cost and share of each line, of a program that knows them. */
const SHARES = {
  columns: ', mer_id, cost, cate_ids, coupon_price, paid_price, paid_postage',
  values: ', p.mer_id, s.cost, array[p.cate_id::int], 0, o.pay_price, 0',
};
const TRUE_SHARES = [
  `update "order" o set mer_id = l.mer_id from order_line l where l.order_id = o.id and l.mer_id is not null`,
  `update order_line l set coupon_price = o.coupon_price, paid_price = o.pay_price from "order" o where o.id = l.order_id and o.coupon_price > 0`,
  `insert into refund_line (refund_id, line_id, quantity, amount, postage)
   select r.id, l.id, 0, r.amount, 0 from refund r join order_line l on l.order_id = r.order_id where r.amount > 0`,
];

const REST_OF_ORDERS = [
  `insert into order_log (order_id, change_type, change_message, actor_kind, actor_name, create_time)
   select id, 'cache_key_create_order', '订单生成', 'storefront', '演示店铺', create_time from "order"`,
  `insert into order_log (order_id, change_type, change_message, actor_kind, actor_name, create_time)
   select id, 'pay_success', '用户付款成功', 'storefront', '演示店铺', pay_time from "order" where pay_time is not null`,
];

/** Parcels of programs that have them as records; an earlier program keeps the parcel in its order. */
const PARCELS = `
  insert into parcel (order_id, pieces, delivery_type, delivery_name, delivery_id, create_time)
  select o.id, jsonb_build_array(jsonb_build_object('lineId', l.id, 'quantity', l.pay_num)), o.delivery_type, o.delivery_name, o.delivery_id, o.pay_time
  from "order" o join order_line l on l.order_id = o.id where o.delivery_type is not null and o.pay_time is not null`;

/** Asks for the orders of each campaign, so that it comes after their indexes. */
const CAMPAIGN_SUMS =
  'insert into campaign_sum (kind, campaign_id, people, orders, pieces, paid, refunded, discount) select * from counted_campaign_sums()';

/** The days of reports, as the timer sums them. */
const SALES_SUMS = `
  select sum_sales_of_day(day) from (
    select distinct (pay_time at time zone 'Asia/Shanghai')::date as day from "order" where pay_time is not null
    union select (done_time at time zone 'Asia/Shanghai')::date from refund where state = 'done') d
  where day < (now() at time zone 'Asia/Shanghai')::date`;
/** Today, and the days that refunds of the last orders are dated to. */
const REST_MARKED = `insert into sales_mark (day) select (now() at time zone 'Asia/Shanghai')::date + n from generate_series(0, 7) n`;

const FILLED = [
  'product',
  'product_figure',
  'sku',
  'stock_entry',
  'product_cate',
  'attachment',
  'order',
  'order_line',
  'parcel',
  'order_log',
  'return_case',
  'return_case_line',
];

/** New ids of every table from a range of their own: a replay tells by the number which id it renews. */
const APART = `
  select setval(format('%I.%I', schemaname, sequencename)::regclass, 2000000000 / (count(*) over ())::int * row_number() over (order by sequencename))
  from pg_sequences where schemaname = 'public' and data_type::text <> 'smallint'`;

async function knowsShares(client: pg.ClientBase): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from information_schema.columns where (table_name, column_name) = ('order_line', 'paid_price')`,
  );
  return rowCount === 1;
}

/** A shop of the given size, written past the triggers; kept counts are counted afterwards. */
export async function fill(client: pg.Client, { products, orders, rows, groups }: Size): Promise<void> {
  await beginFilling(client);
  for (const statement of [...CATEGORIES, ...OWNERS]) await client.query(statement);
  await withoutIndexes(client, FILLED, async () => {
    await client.query(PRODUCTS, [products, MAKES, KINDS]);
    await client.query(SKUS);
    for (const statement of REST_OF_PRODUCTS) await client.query(statement);
    await client.query(PICTURES, [products]);
    const besides = rows > 0 ? fillGroups(client, rows, groups) : [];
    await client.query(ordersBy(rows > 0 ? buyersAmong(rows) : NOBODY), [orders, FAMILY, GIVEN]);
    const hasShares = await knowsShares(client);
    for (const statement of [linesWith(hasShares ? SHARES : undefined), ...REST_OF_ORDERS]) await client.query(statement);
    if (await isThere(client, 'parcel')) await client.query(PARCELS);
    await Promise.all(besides);
    if (rows > 0) await changeOrders(client, rows, groups);
    for (const statement of hasShares ? TRUE_SHARES : []) await client.query(statement);
  });
  if (rows > 0) await client.query(CAMPAIGN_SUMS);
  await endFilling(client);
  if (await isThere(client, 'sales_sum')) {
    await client.query(SALES_SUMS);
    await client.query(REST_MARKED);
  }
  await client.query(APART);
  await client.query('vacuum analyze');
}
