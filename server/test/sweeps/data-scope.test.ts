import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { administratorCalls } from '#contract/access/administrators.ts';
import { impersonationCalls } from '#contract/access/impersonations.ts';
import { menuCalls } from '#contract/access/menus.ts';
import { roleCalls } from '#contract/access/roles.ts';
import { sessionCalls } from '#contract/access/sessions.ts';
import { stockCalls } from '#contract/catalogue/stock.ts';
import { knowsLimit } from '#contract/data-scope.ts';
import { pickStaffCalls } from '#contract/delivery/pick-staff.ts';
import { homeCalls } from '#contract/dashboard/home.ts';
import { exportCalls, exportFile } from '#contract/exports/exports.ts';
import { finderCalls } from '#contract/finder/finder.ts';
import { startOfDay, startOfMonth } from '#contract/moment.ts';
import { noticeCalls } from '#contract/notifications/notices.ts';
import { seeAmounts } from '#contract/orders/amounts.ts';
import { orderExportCalls, orderSheetCalls } from '#contract/order-figures/order-export.ts';
import { orderStepCalls } from '#contract/orders/order-steps.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { phoneStatisticsCalls } from '#contract/order-figures/phone-statistics.ts';
import { pickUpCalls } from '#contract/fulfilment/pick-up.ts';
import { receiptCalls } from '#contract/fulfilment/receipts.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { orderChartCalls } from '#contract/order-figures/order-chart.ts';
import { configCalls } from '#contract/settings/config.ts';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { headersOf } from '../actors.ts';
import { type Client, openClient } from '../client.ts';
import { deliveryIn } from '../delivery.ts';
import { listenTo } from '../listener.ts';
import { ordersIn } from '../orders.ts';
import { readSheet } from '../sheets.ts';
import { openShop } from '../shop.ts';
import { EVERYTHING, guarded, pry } from './prying.ts';

const shop = openShop();
const { sku, draft, pay, storefront, order, askRefund } = ordersIn(shop);
const { point, clerk } = deliveryIn(shop);
const admin = shop.admin();

const BEYOND = '您的岗位只能看自己提货点的数据，这项要看全店的数据；需要时请管理员调整角色的数据范围';
const COUNTER = ['admin:order:list', 'admin:order:info', 'admin:order:status:num', 'admin:order:mark'];
const page = { page: 1, limit: 100 };
const THEIRS = { name: '赵六九', phone: '13700009999' };

const at = async (storeId: number, who: { name: string; phone: string }, of: number) => {
  const placed = await storefront.run(openOrderCalls.create, {
    ...draft({ of }),
    address: undefined,
    pickUp: { storeId, ...who },
    buyer: { account: who.phone, nickname: who.name, phone: who.phone },
  });
  await pay(placed);
  return placed;
};
const numbersSeen = async (desk: Client, filter: object = {}) =>
  (await desk.run(orderCalls.list, { ...page, status: 'all', type: 2, ...filter })).list.map(({ orderId }) => orderId).toSorted();

const ordersAt = async (storeId: number) =>
  (await admin.run(pickUpCalls.listPickUps, { ...page, storeId })).list.list.map(({ orderId }) => orderId).toSorted();

let [here, there, mug] = [0, 0, 0];
let own: string[] = [];
let theirs: { orderNo: string; verifyCode: string };
let refunding: { orderNo: string };
let sent: { orderNo: string };
let waiting: { orderNo: string };
beforeAll(async () => {
  await admin.run(configCalls.save, { key: 'store_self_mention', value: 'true' });
  [here, there, mug] = [await point({ name: '西湖店' }), await point({ name: '滨江店' }), await sku({ stock: 1000 })];
  const { name, phone } = THEIRS;
  const address = { name, phone, province: '浙江省', city: '杭州市', district: '西湖区', detail: '文三路 9 号', cityId: 0 };
  waiting = await order({ of: mug, address, paid: true });
  shop.clock.pass('2 days');
  const mine = { name: '李四', phone: '13900001234' };
  own = [await at(here, mine, mug), await at(here, mine, mug)].map(({ orderNo }) => orderNo).toSorted();
  theirs = await at(there, THEIRS, mug);
  const asked = await at(there, THEIRS, mug);
  await askRefund(asked);
  refunding = asked;
  sent = await order({ of: mug, address, sent: true });
});

const limited = (may: string[] = EVERYTHING) => clerk({ storeId: here, may, dataScope: 'points' });

const shopPoint = () => point({ name: `门店 ${(points += 1)}` });
let points = 0;

/** Sets the data scope of a role and keeps its rights. */
async function scoped(roleId: number, dataScope: 'all' | 'points') {
  const { roleName, status, menuList } = await admin.run(roleCalls.info, { id: roleId });
  const checked = (nodes: typeof menuList): number[] =>
    nodes.flatMap((node) => [...(node.checked ? [node.id] : []), ...checked(node.childList)]);
  await admin.run(roleCalls.update, { id: roleId, roleName, status, rules: checked(menuList), dataScope });
}

/** Input that names the others in every field that a call may read them from. */
const pryingBags = async () => {
  const no = [theirs.orderNo, refunding.orderNo, sent.orderNo, waiting.orderNo];
  const bag = async (orderNo: string, keywords: string, isCustomer = false) => {
    const info = await admin.run(orderCalls.info, { orderNo });
    const [uid, id] = [info.uid, isCustomer ? info.uid : info.id];
    const named = { id, ids: [id], rowId: id, orderIds: [id], noun: isCustomer ? 'customer' : 'order', keywords };
    const numbered = { orderNo, orderId: orderNo, order: orderNo, vCode: theirs.verifyCode, storeId: there };
    const people = { uid, userId: uid, customerId: uid, phone: THEIRS.phone, realName: THEIRS.name, userPhone: THEIRS.phone };
    const terms = { amount: '1.00', reason: '试试', mark: '试试', content: '试试', requestKey: 'pry' };
    return { ...page, ...named, ...numbered, ...people, ...terms, type: 2, status: 'all', filter: {} };
  };
  const words = [THEIRS.phone.slice(-4), THEIRS.name, sent.orderNo.slice(-8), waiting.orderNo];
  return Promise.all([...no.map((orderNo, index) => bag(orderNo, words[index] ?? '')), bag(theirs.orderNo, THEIRS.phone, true)]);
};
/** All that is written down of the orders of others. */
const othersRecords = async () =>
  (
    await shop.db.execute(sql`
      select o.id, to_jsonb(o) as row, (select jsonb_agg(l.* order by l.id) from order_log l where l.order_id = o.id) as log,
        (select jsonb_agg(r.* order by r.id) from refund r where r.order_id = o.id) as refunds
      from "order" o where o.store_id is distinct from ${here} order by o.id`)
  ).rows;

describe('somebody limited to a pick-up point', () => {
  it('learns nothing of the orders of others by any declared call, and changes none', async () => {
    let who = await limited();
    const before = await othersRecords();
    const told: string[] = [];
    for (const bag of await pryingBags())
      for (const call of guarded) {
        let answer = await pry(who.desk, call, bag);
        if (answer.code === 401) answer = await pry((who = await limited()).desk, call, bag);
        const where = `${call.noun}.${call.verb}: ${answer.code} ${answer.message}`;
        // A number of theirs may by chance be that of an order.
        const isOwnRecord = call.ownBy !== undefined && Reflect.get(bag, call.ownBy) === who.adminId;
        if (!knowsLimit(call, 'points') && !isOwnRecord && answer.message !== BEYOND) told.push(where);
        const said = JSON.stringify(answer);
        if (
          [theirs.orderNo, refunding.orderNo, sent.orderNo, waiting.orderNo, THEIRS.phone, THEIRS.name].some((word) =>
            said.includes(word),
          )
        )
          told.push(`${where} tells ${said.slice(0, 300)}`);
      }

    expect(told).toEqual([]);
    expect(await othersRecords()).toEqual(before);
    expect(guarded.filter((call) => !knowsLimit(call, 'points')).length).toBeGreaterThan(200);
  }, 240_000);

  it('sees the orders of the point in the list, its tabs, counts, sums and the finder', async () => {
    const { desk } = await limited();

    expect(await numbersSeen(desk)).toEqual(own);
    expect(await numbersSeen(desk, { status: 'toBeWrittenOff' })).toEqual(own);
    expect(await numbersSeen(desk, { keywords: '李四' })).toEqual(own);
    expect(await numbersSeen(desk, { keywords: '1234', dateLimit: 'today' })).toEqual(own);
    expect((await desk.run(orderCalls.list, { ...page, status: 'all', type: 2, limit: 1 })).total).toBe(2);
    for (const keywords of [THEIRS.name, THEIRS.name.slice(0, 2), THEIRS.name.slice(0, 1), theirs.orderNo, '9999'])
      expect(await numbersSeen(desk, { keywords })).toEqual([]);
    for (const dateLimit of [undefined, 'today'])
      expect(await desk.run(orderCalls.statusNum, { type: 2, ...(dateLimit && { dateLimit }) })).toMatchObject({
        all: 2,
        toBeWrittenOff: 2,
        refunding: 0,
        spike: 0,
      });
    expect(await desk.run(orderCalls.listData, {})).toMatchObject({ count: 2 });
    expect(await admin.run(orderCalls.countOverdue, {})).toMatchObject({ count: 1 });
    expect(await desk.run(orderCalls.countOverdue, {})).toMatchObject({ count: 0 });
    const found = await desk.run(finderCalls.find, { keywords: own[0]?.slice(-8) ?? '' });
    expect(found.orders.map(({ orderNo }) => orderNo)).toEqual([own[0]]);
    expect(await desk.run(finderCalls.find, { keywords: theirs.orderNo.slice(-8) })).toMatchObject({ orders: [], customers: [] });
  });

  it('sees what moved the stock of a product, without the orders that took it', async () => {
    const { desk } = await limited(['admin:product:info']);
    const { productId } = (await admin.run(orderCalls.info, { orderNo: theirs.orderNo })).orderInfo[0]?.info ?? { productId: 0 };
    const { list } = await desk.run(stockCalls.list, { ...page, productId });

    expect(list.filter(({ cause }) => cause === 'order').length).toBeGreaterThan(3);
    expect(list.filter(({ orderId, orderNo }) => orderId !== null || orderNo !== null)).toEqual([]);
  });

  it('acts on the orders of the point, and finds no other one', async () => {
    const { desk } = await limited();
    const [orderNo = ''] = own;
    await desk.run(orderCalls.mark, { orderNo, mark: '放在前台' });
    expect(await desk.run(orderCalls.info, { orderNo })).toMatchObject({ remark: '放在前台' });
    expect(await desk.run(orderStepCalls.timeline, { orderNo })).not.toEqual([]);

    const unknown = async (ask: (orderNo: string) => Promise<unknown>) => {
      const [other, none] = await Promise.all(
        [theirs.orderNo, 'order404'].map((number) =>
          ask(number).then(JSON.stringify, ({ code, message }) => ({ code, message })),
        ),
      );
      expect(other).toEqual(none);
    };
    await unknown((number) => desk.run(orderCalls.info, { orderNo: number }));
    await unknown((number) => desk.run(orderCalls.mark, { orderNo: number, mark: 'x' }));
    await unknown((number) => desk.run(orderStepCalls.timeline, { orderNo: number }));
    await unknown((number) => desk.run(refundCalls.refuseRefund, { orderNo: number, reason: 'x' }));
    await unknown((number) => desk.run(refundCalls.listRefunds, { orderNo: number }));
    await unknown((number) => desk.run(receiptCalls.print, { orderNo: number }));
  });

  it('hands out by code at this point only', async () => {
    const { desk } = await limited();
    const vCode = (await at(here, { name: '王五', phone: '13900005555' }, await sku())).verifyCode;
    expect(await desk.run(pickUpCalls.verify, { vCode })).toBe(true);
    await expect(desk.run(pickUpCalls.verify, { vCode: theirs.verifyCode })).rejects.toMatchObject({ code: 500 });
    expect((await desk.run(pickUpCalls.listPickUps, { ...page, storeId: there })).list.list).toHaveLength(3);
  });

  it('has the figures of the point: days, charts, refunds and the home page', async () => {
    const point = await shopPoint();
    const mine = { name: '李四', phone: '13900001234' };
    // Moves into the month, so that both days lie in it.
    if (startOfDay(shop.clock.now(), 1).getTime() === startOfMonth(shop.clock.now(), 1).getTime()) shop.clock.pass('1 day');
    const of = await sku({ price: 1000 });
    const refunded = await at(point, mine, of);
    await admin.run(refundCalls.agreeRefund, { orderNo: refunded.orderNo, amount: 400, requestKey: 'point', reason: '少一件' });
    await shop.runDue();
    shop.clock.pass('1 day');
    await at(point, mine, of);
    await at(there, THEIRS, of);
    const { desk } = await clerk({ storeId: point, may: [...EVERYTHING, seeAmounts], dataScope: 'points' });

    expect(await desk.run(phoneStatisticsCalls.figures, {})).toMatchObject({
      orderCount: 2,
      sumPrice: 2000,
      todayCount: 1,
      todayPrice: 1000,
      proCount: 1,
      monthPrice: 2000,
      unshippedCount: 0,
      verificationCount: 2,
    });
    const days = await desk.run(phoneStatisticsCalls.figuresByDay, { page: 1, limit: 10 });
    expect(days.map(({ count, price }) => [count, price])).toEqual([
      [1, 1000],
      [1, 1000],
    ]);
    expect(await desk.run(phoneStatisticsCalls.trend, { dateLimit: 'today', type: 2 })).toMatchObject({
      time: '1',
      growthRate: 0,
    });
    const last = (series: Record<string, number> | null) => Object.values(series ?? {}).slice(-2);
    const chart = await desk.run(orderChartCalls.days, {});
    expect([last(chart.quality), last(chart.price)]).toEqual([
      [1, 1],
      [1000, 1000],
    ]);
    expect(last((await desk.run(orderChartCalls.refunds, {})).price)).toEqual([400, 0]);
    expect(await desk.run(homeCalls.figures, {})).toMatchObject({
      orderNum: 1,
      sales: 1000,
      yesterdayOrderNum: 1,
      pageviews: null,
      newUserNum: null,
    });
    expect(await desk.run(homeCalls.figuresOn, { day: 'yesterday' })).toMatchObject({ orderNum: 1, refunds: 400 });
    expect(await desk.run(homeCalls.operation, {})).toMatchObject({
      notWriteOffOrderNum: 2,
      notShippingOrderNum: 0,
      notAuditNum: null,
      totalRechargeAmount: null,
    });
  });

  it('takes the orders of the point out in a file, and no file from before the limit', async () => {
    const point = await shopPoint();
    const { orderNo } = await at(point, { name: '李四', phone: '13900001234' }, await sku());
    const { desk, token, roleId } = await clerk({ storeId: point, may: [...COUNTER, 'admin:export:excel:order'] });
    const filter = { status: 'all', type: 2 } as const;
    const exported = async () => {
      const { id } = await desk.run(orderExportCalls.exportOrders, { filter, columns: ['orderNo'], format: 'csv' });
      await shop.runDue();
      return id;
    };
    const fetched = (id: number) =>
      shop.app.http.inject({ url: exportFile(id), headers: headersOf({ token }) }).then(({ body }) => body);
    const before = await exported();
    expect(await fetched(before)).toContain(theirs.orderNo);

    await scoped(roleId, 'points');
    await expect.poll(() => numbersSeen(desk)).toEqual([orderNo]);
    const after = await exported();

    expect((await fetched(after)).match(/order\d+/g)).toEqual([orderNo]);
    expect(await fetched(before)).toContain('没有找到这个导出文件');
    expect((await desk.run(exportCalls.list, page)).list.map(({ id }) => id)).toEqual([after]);
    await expect(
      desk.run(orderExportCalls.exportOrders, { filter: { ...filter, orderNo: theirs.orderNo }, columns: [], format: 'csv' }),
    ).rejects.toMatchObject({ message: '没有可导出的数据！' });
    const { fileName } = await desk.run(orderSheetCalls.orderSheet, filter);
    const { rawPayload } = await shop.app.http.inject({ url: fileName });
    expect((await readSheet(new Uint8Array(rawPayload))).rows.slice(3).map(([number]) => number)).toEqual([orderNo]);
  });

  it('sees no order at all without a point, and no file of somebody else', async () => {
    const { token } = await shop.person({ may: EVERYTHING, dataScope: 'points' });
    const desk = openClient(
      () => shop.app,
      () => headersOf({ token }),
    );
    expect(await numbersSeen(desk)).toEqual([]);
    expect(await desk.run(orderCalls.statusNum, { type: 2 })).toMatchObject({ all: 0 });
    expect((await desk.run(pickUpCalls.listPickUps, page)).total).toBe(0);
    expect(await desk.raw('GET', '/admin/export/file/1')).toMatchObject({ code: 404 });
  });

  it('is offered the pages that answer, and no others', async () => {
    const { desk } = await limited();
    const { permissionsList } = await desk.run(administratorCalls.me, {});
    expect(permissionsList).toContain('admin:order:list');
    for (const closed of ['admin:user:list', 'admin:order:send', 'admin:export:excel:user', 'admin:system:role:update'])
      expect(permissionsList).not.toContain(closed);
    expect(JSON.stringify(await desk.run(menuCalls.mine, {}))).not.toContain('admin:user:list');
  });
});

describe('the limit', () => {
  it('holds at once when a role is given or loses it, and follows the person from point to point', async () => {
    const { desk, roleId, id, adminId } = await clerk({ storeId: here, may: COUNTER });
    const all = await numbersSeen(desk);
    expect(all).toContain(theirs.orderNo);

    await scoped(roleId, 'points');
    await expect.poll(() => numbersSeen(desk)).toEqual(await ordersAt(here));
    await admin.run(pickStaffCalls.update, { id, uid: adminId, storeId: there, staffName: '小张', avatar: '' });
    await expect.poll(() => numbersSeen(desk)).toEqual(await ordersAt(there));
    await admin.run(pickStaffCalls.updateStatus, { id, status: false });
    await expect.poll(() => numbersSeen(desk)).toEqual([]);
    await admin.run(pickStaffCalls.updateStatus, { id, status: true });
    await expect.poll(() => numbersSeen(desk)).toEqual(await ordersAt(there));
    await admin.run(pickStaffCalls.delete, { id });
    await expect.poll(() => numbersSeen(desk)).toEqual([]);
    await scoped(roleId, 'all');
    await expect.poll(() => numbersSeen(desk)).toEqual(all);
  });

  it('is none for whoever has another role without it', async () => {
    const { desk, adminId } = await limited(COUNTER);
    const { roleId } = await shop.person({ may: ['admin:product:list'] });
    const { account, realName, roles } = await admin.run(administratorCalls.info, { id: adminId });
    await admin.run(administratorCalls.update, { id: adminId, account, realName, roles: [Number(roles), roleId] });
    await expect.poll(() => numbersSeen(desk)).toContain(theirs.orderNo);
  });

  it('is lifted by nobody who has it: they give no rights, no points, and look as nobody', async () => {
    const { desk, adminId, id } = await limited();
    const me = await desk.run(administratorCalls.me, {});
    const other = await shop.person({ may: [] });
    const wider = { roleName: '更宽', rules: [], status: true, dataScope: 'all' as const };
    const tries = [
      () => desk.run(roleCalls.save, wider),
      () => desk.run(administratorCalls.update, { id: other.id, account: other.account, realName: 'x', roles: [1] }),
      () => desk.run(pickStaffCalls.update, { id, uid: adminId, storeId: there, staffName: '小张', avatar: '' }),
      () => desk.run(impersonationCalls.begin, { adminId }),
    ];
    for (const tried of tries) await expect(tried()).rejects.toMatchObject({ code: 403, message: BEYOND });
    // The own record is open for name and password alone.
    await expect(
      desk.run(administratorCalls.update, { id: adminId, account: me.account, realName: 'x', roles: [1] }),
    ).rejects.toMatchObject({ code: 500, message: '不能操作当前登录账号' });
    expect(await desk.run(administratorCalls.me, {})).toEqual(me);
  });

  it('holds for what is pushed and told: of the orders of others nothing comes, neither as news nor as a notice', async () => {
    const { desk, token, id, adminId } = await limited();
    const line = await listenTo(shop.app, token);
    await line.hears(({ type }) => type === 'ready');
    const fresh = await at(there, THEIRS, await sku());
    const ours = await at(here, { name: '李四', phone: '13900001234' }, await sku());
    await admin.run(orderCalls.mark, { orderNo: fresh.orderNo, mark: '别处' });
    await admin.run(orderCalls.mark, { orderNo: ours.orderNo, mark: '这里' });
    const news = await line.hears(({ act }) => act === 'order.mark');
    line.close();

    const { id: orderId } = await admin.run(orderCalls.info, { orderNo: ours.orderNo });
    expect(news.tables).toEqual({ order: [orderId] });
    const told = line.heard.flatMap(({ tables }) => (tables && 'order' in tables ? [tables['order']] : []));
    expect(told.flat().filter((number) => number !== orderId)).toEqual([]);
    await shop.runDue();
    const subjects = async (of: Client) => (await of.run(noticeCalls.list, { limit: 50 })).map(({ subject }) => subject);
    expect(await subjects(desk)).toContain(ours.orderNo);
    expect(await subjects(desk)).not.toContain(fresh.orderNo);
    expect(await subjects(admin)).toContain(fresh.orderNo);

    await admin.run(pickStaffCalls.update, { id, uid: adminId, storeId: there, staffName: '小张', avatar: '' });
    await expect.poll(() => subjects(desk)).not.toContain(ours.orderNo);
    expect(await desk.run(sessionCalls.list, {})).toHaveLength(1);
  });
});
