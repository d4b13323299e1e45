import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { returnCaseCalls } from '#contract/after-sales/return-cases.ts';
import { orderChartCalls } from '#contract/order-figures/order-chart.ts';
import { seeAmounts } from '#contract/orders/amounts.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { catalogueIn } from '../catalogue.ts';
import type { Client } from '../client.ts';
import { ordersIn } from '../orders.ts';
import { pagesOf, vacuum } from '../pages.ts';
import { openShop } from '../shop.ts';

const shop = openShop();
const { seller, keeper } = catalogueIn(shop);
const { order, sku } = ordersIn(shop);
const ORDERS = 20_000;
const SELLERS = 1000;
const MAY = [
  'admin:order:list',
  'admin:order:list:data',
  'admin:order:case:list',
  'admin:order:status:num',
  'admin:statistics:home:chart:order',
  seeAmounts,
];
const page = { page: 1, limit: 20 };
const all = { ...page, status: 'all', type: 2 } as const;

let desk: Client;
// An order in a minute; one of a hundred is of two sellers, and each of a thousand sellers sold as many as another.
beforeAll(async () => {
  const shopId = await seller('小店');
  const { orderNo } = await order({ of: await sku({ merId: shopId }), paid: true });
  await shop.app.write({ name: 'test.orders', actor: systemActor('test') }, async ({ tx }) => {
    await tx.execute(sql`
      insert into "order" (order_no, real_name, user_phone, user_address, total_num, pro_total_price, total_postage, total_price, pay_price, pay_postage,
        pay_type, pay_time, state, goods, mer_id, create_time)
      select 'order' || n, '用户' || n, '138' || n, '文三路', 1, 1000, 0, 1000, 1000, 0, 'weixin', at, case when n % 3 = 0 then 'toSend' else 'sent' end, '搪瓷壶',
        case when n % 100 = 0 then 0 else ${shopId} + n % ${SELLERS} end, at
      from generate_series(1, ${ORDERS}) n, lateral (select ${shop.clock.now().toISOString()}::timestamptz - make_interval(mins => ${ORDERS} - n) as at) t`);
    await tx.execute(sql`
      insert into order_line (order_id, product_id, sku_id, product_name, image, sku, price, pay_num, weight, volume, temp_id, give_integral,
        mer_id, cate_ids, coupon_price, paid_price, paid_postage)
      select o.id, l.product_id, second.n, '搪瓷壶', '', '', 500, 1, 0, 0, 0, 0, ${shopId} + (o.id + second.n) % ${SELLERS}, '{}', 0, 500, 0
      from "order" o, generate_series(1, 2) second (n), order_line l join "order" first on first.id = l.order_id and first.order_no = ${orderNo}
      where o.order_no <> ${orderNo} and (second.n = 1 or o.mer_id = 0)`);
    // Three of ten orders that were sent come back.
    await tx.execute(sql`
      insert into return_case (case_no, order_id, order_no, real_name, user_phone, kind, state, reason, explain, pictures, opener, opener_kind,
        return_to, request_key, create_time, update_time)
      select 'TH' || o.id, o.id, o.order_no, o.real_name, o.user_phone, 'return', 'asked', '与描述不符', '', '[]', '商城', 'storefront', '',
        'case' || o.id, o.create_time, o.create_time from "order" o where o.state = 'sent' and o.id % 10 < 3`);
    await tx.execute(sql`
      insert into return_case_line (case_id, line_id, sku_id, quantity)
      select r.id, l.id, l.sku_id, 1 from return_case r, lateral (
        select id, sku_id from order_line l where l.order_id = r.order_id order by id limit 1) l`);
  });
  await vacuum(shop, '"order"', 'order_line', 'return_case', 'return_case_line');
  desk = (await keeper({ shopId, may: MAY })).desk;
}, 600_000);

describe('the orders of one’s own shop among twenty thousand', () => {
  it.each([
    ['all of them', 'order', () => desk.run(orderCalls.list, all)],
    ['a tab', 'order', () => desk.run(orderCalls.list, { ...all, status: 'spike' })],
    ['those to send', 'order', () => desk.run(orderCalls.list, { ...all, status: 'toSend' })],
    ['a word that all have', 'order', () => desk.run(orderCalls.list, { ...all, keywords: '搪瓷' })],
    ['those to send in time', 'order', () => desk.run(orderCalls.countOverdue, {})],
    ['their return cases', 'return_case', () => desk.run(returnCaseCalls.list, page)],
    ['their return cases by state', 'return_case', () => desk.run(returnCaseCalls.count, {})],
    ['their takings by day', 'order_line', () => desk.run(orderChartCalls.days, {})],
  ] as const)('are read along its lines, without the others: %s', async (_, table, ask) => {
    await ask();
    const pages = await pagesOf(shop, table, ask);
    expect(pages).toBeGreaterThan(0);
    expect(pages).toBeLessThan(250);
  });

  it.each([
    ['the tabs', () => desk.run(orderCalls.statusNum, { type: 2 })],
    ['their sums', () => desk.run(orderCalls.listData, {})],
  ] as const)('are not read at all for what is kept of them: %s', async (_, ask) => {
    await ask();
    expect(await pagesOf(shop, 'order', ask)).toBe(0);
    expect(await pagesOf(shop, 'order_line', ask)).toBe(0);
    const kept = await pagesOf(shop, 'tally', ask);
    expect(kept).toBeGreaterThan(0);
    expect(kept).toBeLessThan(60);
  });
});
