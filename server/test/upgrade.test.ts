import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { menuCalls } from '#contract/access/menus.ts';
import { signInCalls } from '#contract/access/sign-in.ts';
import { productBulkCalls } from '#contract/catalogue/bulk/product-bulk.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { changeCalls } from '#contract/changes/changes.ts';
import { DAY } from '#contract/durations.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { formTemplateCalls } from '#contract/settings/form-templates.ts';
import { groupDataCalls, groups } from '#contract/settings/group-data.ts';
import { groupCalls } from '#contract/settings/groups.ts';
import { openOrderCalls, openSkuCalls } from '#contract/storefront/orders.ts';
import { stockGaps } from '#server/catalogue/stock/queries.ts';
import { tallyGaps } from '#server/platform/tally/counts.ts';
import { openClient } from './client.ts';
import { FIRST_PASSWORD, ask, cloneDatabase, restoreVersion } from './database.ts';
import { type PlacedOrder, ordersIn } from './orders.ts';
import { openShop } from './shop.ts';
import { openStorefrontClient } from './storefront.ts';

const SEAL = 'd5db60b4f4476431ea6fccf8945bba285ce82861cef753d86f521755e9412b07';
const KEY = { keyId: 'sk95060c77882941d629', secret: 'Z8qhLfT7wjxu0_32izlc6tzaagYhz-tdJpWHFuqjljs' };
const REFUNDED = 'order61496179532917461757844';

/** Orders and refunds of which the lines do not bear every fen. */
const LINE_GAPS = `
  select o.order_no as no from "order" o join order_line l on l.order_id = o.id group by o.id having sum(l.paid_price + l.paid_postage) <> o.pay_price
  union all select r.refund_no from refund r left join refund_line p on p.refund_id = r.id
    group by r.id having coalesce(sum(p.amount + p.postage), 0) <> r.amount`;

const shop = openShop({
  async database(folder) {
    writeFileSync(join(folder, 'storefront.key'), Buffer.from(SEAL, 'hex'));
    const database = await restoreVersion('8d709a9');
    // The queue forgets what waited for two weeks.
    await ask(
      database.url,
      "update pgboss.job set start_after = now(), keep_until = now() + interval '1 day' where state = 'created'",
    );
    // Bulk changes are forgotten after a while.
    const yesterday = new Date(Date.now() - DAY).toISOString();
    await ask(
      database.url,
      `alter table product_bulk disable trigger user; update product_bulk set create_time = '${yesterday}'::timestamptz + id * interval '1 hour';
      alter table product_bulk enable trigger user`,
    );
    // Menu with a page under a name of its own, and a role that sees the pictures and nothing else.
    await ask(
      database.url,
      `alter table menu disable trigger user; alter table role disable trigger user; alter table role_menu disable trigger user;
      update menu set name = '我的导出' where id = 1246;
      with r as (insert into role (role_name) values ('美工') returning id)
      insert into role_menu (role_id, menu_id) select r.id, m.id from r, menu m where m.id in (13, 158);
      alter table menu enable trigger user; alter table role enable trigger user; alter table role_menu enable trigger user`,
    );
    return database;
  },
});
const storefront = openStorefrontClient(shop, async () => KEY);
const { draft } = ordersIn(shop);

/** Columns, constraints, indexes, functions and triggers, without the brackets and casts that a dump adds to expressions. */
async function shapeOf(url: string): Promise<string[]> {
  const parts = await ask(
    url,
    `select format('%s.%s %s %s %s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull, pg_get_expr(d.adbin, d.adrelid)) as part
     from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_attrdef d on (d.adrelid, d.adnum) = (a.attrelid, a.attnum)
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v') and a.attnum > 0 and not a.attisdropped
     union all select format('%s %s', conname, pg_get_constraintdef(oid)) from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
     union all select indexdef from pg_indexes where schemaname = 'public'
     union all select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
     union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
     order by 1`,
  );
  return parts.map(({ part }) => String(part).replace(/[()]|::(character varying|text)(\[\])?/g, '')).toSorted();
}

describe('a shop of an earlier version', () => {
  it('gets the very shape of a new one', async () => {
    const fresh = await cloneDatabase();

    expect(await shapeOf(shop.url)).toEqual(await shapeOf(fresh.url));
    await fresh.drop();
  });

  it('finishes what was waiting in its queue', async () => {
    await shop.runDue();

    const [refund] = await shop.admin().run(refundCalls.listRefunds, { orderNo: REFUNDED });
    expect(refund).toMatchObject({ amount: 1000, state: 'done' });
  });

  it('lets its people in', async () => {
    const { token } = await shop.stranger.run(signInCalls.signIn, { account: 'admin', pwd: FIRST_PASSWORD });

    expect(token).toMatch(/\w{20}/);
  });

  it('shows its products and orders, page and detail', async () => {
    const admin = shop.admin();
    const [products, orders] = [
      await admin.run(productCalls.listAll, { page: 1, limit: 20 }),
      await admin.run(orderCalls.list, { status: 'all', type: 2, page: 1, limit: 20 }),
    ];
    expect(products.total).toBeGreaterThan(20);
    expect(orders.total).toBe(88);

    for (const { id } of products.list) expect((await admin.run(productCalls.info, { id })).id).toBe(id);
    for (const { orderId } of orders.list) expect((await admin.run(orderCalls.info, { orderNo: orderId })).orderId).toBe(orderId);
  });
});

describe('an upgraded shop', () => {
  it('takes an order of an API key from before, and pays back what it cost', async () => {
    const { list } = await storefront.run(openSkuCalls.onSale, { page: 1, limit: 5 });
    const { orderNo, payPrice }: PlacedOrder = await storefront.run(openOrderCalls.create, draft({ of: list[0]?.skuId ?? 0 }));
    await storefront.run(openOrderCalls.pay, { orderNo, amount: payPrice, tradeNo: 'after' });

    await shop.admin().run(refundCalls.agreeRefund, { orderNo, amount: payPrice, requestKey: 'after', reason: '不想要了' });
    await shop.runQueued();

    expect((await storefront.run(openOrderCalls.read, { orderNo })).refundState).toBe('refunded');
  });

  it('has the groups that clients know, besides those entries that it had', async () => {
    const admin = shop.admin();
    const { list } = await admin.run(groupCalls.list, { page: 1, limit: 100 });
    expect(list.map(({ id }) => id)).toEqual([73, 72, 71, 70, 68, 67, 65, 62, 60, 59, 58, 57, 55, 54, 53, 52, 48, 37]);

    const { list: names } = await admin.run(groupDataCalls.list, { gid: groups.recommendations, page: 1, limit: 20 });
    expect(names).toHaveLength(4);
    for (const { id, gid, value } of names) await admin.run(groupDataCalls.update, { id, gid, form: JSON.parse(value) });
  });

  it('has the forms of settings, and each page of its menu under a name of its own', async () => {
    const admin = shop.admin();
    expect((await admin.run(formTemplateCalls.info, { id: 80 }))?.content).toContain('{"value":"0","label":"关闭"}');

    const menus = await admin.run(menuCalls.list, { menuType: 'C' });
    const shown = menus.filter(({ isShow }) => isShow).map(({ name }) => name);
    expect(shown.filter((name, at) => shown.indexOf(name) !== at)).toEqual([]);
  });

  it('has the entries of its menu where a new shop has them, but for one that was renamed, and its roles follow', async () => {
    const menus = await shop.admin().run(menuCalls.list, {});
    const placeOf = (id: number) => menus.find((row) => row.id === id);
    expect([156, 158, 167, 1050, 1246].map((id) => [id, placeOf(id)?.pid, placeOf(id)?.isShow])).toEqual([
      [156, 3, true],
      [158, 2, true],
      [167, 3, true],
      [1050, 9, false],
      [1246, 13, true],
    ]);

    const reached = await ask(
      shop.url,
      "select menu_id as id from role_menu where role_id = (select id from role where role_name = '美工') order by menu_id",
    );
    expect(reached.map(({ id }) => id)).toEqual([2, 13, 158]);

    const senders = await ask(
      shop.url,
      `select r.role_name as name, exists (select from role_menu o where o.role_id = r.id and o.menu_id = 12) as "hasSettings"
        from role r join role_menu c on c.role_id = r.id and c.menu_id = 167 join role_menu d on d.role_id = r.id and d.menu_id = 3`,
    );
    expect(senders).toContainEqual({ name: '仓库', hasSettings: false });
  });

  it('takes back a change to a record from before', async () => {
    const admin = shop.admin();
    const [first] = (await admin.run(productCalls.list, { type: 1, page: 1, limit: 1 })).list;
    const id = first?.id ?? 0;
    const { changeId } = await admin.change(productCalls.offShell, { id });

    await admin.run(changeCalls.undo, { id: changeId });

    expect((await admin.run(productCalls.info, { id })).isShow).toBe(true);
  });

  it('still tells the bulk changes it has done, row by row, and tries again what they left alone', async () => {
    const { token } = await shop.stranger.run(signInCalls.signIn, { account: 'admin', pwd: FIRST_PASSWORD });
    const admin = openClient(
      () => shop.app,
      () => ({ 'authori-zation': token }),
    );
    const { list } = await admin.run(productBulkCalls.bulkList, { page: 1, limit: 20 });
    expect(list.map(({ label, state, changed, refused, changeId }) => [label, state, changed, refused, changeId])).toEqual([
      ['库存 −45', 'done', 1, 1, 4],
      ['售价 −5.00%', 'done', 3, 0, 3],
    ]);
    const { id = 0 } = list[0] ?? {};

    const rows = await admin.run(productBulkCalls.bulkRows, { id, page: 1, limit: 20 });
    expect(rows.list.map((row) => [row.id, row.state, row.reason])).toEqual([
      [22, 'refused', '现有库存 43，不够减，请减少要减的数量'],
      [21, 'done', ''],
    ]);
    expect(await admin.run(productBulkCalls.bulkRetry, { id })).toMatchObject({ matched: 1, changed: 0 });
  });

  it('has on each line of its orders what was paid for it, and says what it had to guess', async () => {
    const [comment] = await ask(shop.url, `select obj_description('order_line'::regclass) as says`);
    expect(comment?.['says']).toBe(
      '116 order lines from before: seller, cost and categories of 116 are those of the product today; the coupon of 0 was spread by the categories of today, of 0 over all goods of their order; 0 share a price that was changed by hand.',
    );

    const { orderInfo } = await shop.admin().run(orderCalls.info, { orderNo: REFUNDED });
    expect(orderInfo).toMatchObject([{ paidPrice: 3760, refundedPrice: 2000, info: { price: 1880, payNum: 2 } }]);
    const [kept] = await ask(
      shop.url,
      `select l.mer_id, l.cost::int, l.cate_ids from order_line l join "order" o on o.id = l.order_id where o.order_no = '${REFUNDED}'`,
    );
    expect(kept).toEqual({ mer_id: null, cost: 1030, cate_ids: [19] });
    expect(await ask(shop.url, LINE_GAPS)).toEqual([]);
  });

  it('keeps counts and stock as its nightly proofs demand', async () => {
    expect(await tallyGaps(shop.db)).toEqual([]);
    expect(await stockGaps(shop.db)).toEqual([]);
  });
});
