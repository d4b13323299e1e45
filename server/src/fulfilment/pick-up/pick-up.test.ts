import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Input } from '#contract/call.ts';
import { homeCalls } from '#contract/dashboard/home.ts';
import { pickPointCalls } from '#contract/delivery/pick-points.ts';
import { pickStaffCalls } from '#contract/delivery/pick-staff.ts';
import { exportFile } from '#contract/exports/exports.ts';
import { noticeCalls } from '#contract/notifications/notices.ts';
import { notificationCalls } from '#contract/notifications/notifications.ts';
import { deliveryCalls, webhookCalls } from '#contract/notifications/webhooks.ts';
import { orderExportCalls } from '#contract/order-figures/order-export.ts';
import { pickUpCalls } from '#contract/fulfilment/pick-up.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { configCalls } from '#contract/settings/config.ts';
import { openOrderCalls, openPointCalls } from '#contract/storefront/orders.ts';
import { headersOf } from '../../../test/actors.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { deliveryIn } from '../../../test/delivery.ts';
import { ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const { sku, draft, pay, storefront, info, askRefund, stockOf } = ordersIn(shop);
const { point, clerk } = deliveryIn(shop);
const { uidOf, written } = accountsIn(shop);
const admin = shop.admin();
const COUNTER = ['admin:order:write:confirm', 'admin:order:write:update', 'admin:system:order:list', 'admin:order:money'];

const offer = (value: string) => admin.run(configCalls.save, { key: 'store_self_mention', value });

let storeId = 0;
let mug = 0;
beforeAll(async () => {
  await offer('true');
  [storeId, mug] = [await point({ name: '西湖店' }), await sku({ stock: 1000, price: 1990 })];
});

const draftAt = (at: number, of = mug) => ({
  ...draft({ of, quantity: 2 }),
  address: undefined,
  pickUp: { storeId: at, name: '李四', phone: '13900001234' },
});

/** A paid order that waits at a point. */
async function waiting(at = storeId) {
  const placed = await storefront.run(openOrderCalls.create, draftAt(at));
  await pay(placed);
  return { ...placed, vCode: placed.verifyCode };
}
const list = async (filter: Partial<Input<typeof pickUpCalls.listPickUps>> = {}, by = admin) =>
  by.run(pickUpCalls.listPickUps, { page: 1, limit: 100, ...filter });

describe('the goods of a code', () => {
  it('are not handed out once all were refunded', async () => {
    const { orderNo, vCode } = await waiting();
    const [line] = (await admin.run(pickUpCalls.confirmCode, { vCode })).storeOrderInfoVos;
    const lines = [{ lineId: line?.id ?? 0, quantity: 2 }];
    await admin.run(refundCalls.agreeRefund, { orderNo, amount: 2000, lines, reason: '少货', requestKey: orderNo });
    await shop.runQueued();

    const refusal = { message: '订单商品已全部退款，没有要交给用户的商品' };
    await expect(admin.run(pickUpCalls.confirmCode, { vCode })).rejects.toMatchObject(refusal);
    await expect(admin.run(pickUpCalls.verify, { vCode })).rejects.toMatchObject(refusal);
  });
});

describe('an order that is fetched', () => {
  it('costs no freight, goes to an open point, and has ten digits of its own', async () => {
    const placed = await storefront.run(openOrderCalls.create, draftAt(storeId));

    expect(placed).toMatchObject({ freight: 0, payPrice: 3980, verifyCode: expect.stringMatching(/^\d{10}$/) });
    expect(await info(placed)).toMatchObject({ shippingType: 2, userAddress: '西湖店', statusStr: { key: 'unPaid' } });
    expect(await info(placed)).toMatchObject({
      systemStore: { id: storeId, phone: '13800001234', detailedAddress: '文三路 1 号' },
    });
    expect(await storefront.run(openPointCalls.open, {})).toContainEqual(expect.objectContaining({ id: storeId }));
  });

  it('is refused at a point that is hidden, without any destination, or while the shop does not offer it', async () => {
    const hidden = await point({ name: '装修中' });
    await admin.run(pickPointCalls.updateStatus, { id: hidden, status: false });
    const refusal = (body: Input<typeof openOrderCalls.create>) => storefront.run(openOrderCalls.create, body);

    await expect(refusal(draftAt(hidden))).rejects.toMatchObject({ message: '暂无门店无法选择门店自提' });
    await expect(refusal({ ...draft({ of: mug }), address: undefined })).rejects.toMatchObject({
      message: '请选择收货地址，或选择到店自提',
    });
    await offer('false');
    await expect(refusal(draftAt(storeId))).rejects.toMatchObject({ message: '请先联系管理员开启门店自提' });
    await offer('true');
  });
});

describe('a point at which orders are fetched', () => {
  it('stays in the bin as long as there are orders of it, also those that were handed out', async () => {
    const closed = await point({ name: '要关的店' });
    await admin.run(pickUpCalls.verify, { vCode: (await waiting(closed)).vCode });
    await admin.run(pickPointCalls.delete, { id: closed });

    await expect(admin.run(pickPointCalls.completelyDelete, { id: closed })).rejects.toMatchObject({
      message: '该提货点存在订单或核销员，无法删除',
    });
  });
});

describe('a code', () => {
  it('shows the goods first, then hands them out once', async () => {
    const { vCode, orderNo, ...placed } = await waiting();

    const shown = await admin.run(pickUpCalls.confirmCode, { vCode });
    expect(shown).toMatchObject({ isChannel: 2, couponId: 0, seckillId: 0, pinkId: 0, clerkId: 0, refundPrice: 0, cost: '0.00' });
    expect(shown).toMatchObject({ orderId: orderNo, verifyCode: vCode, storeOrderInfoVos: [{ info: { payNum: 2 } }] });
    expect(await admin.run(pickUpCalls.verify, { vCode })).toBe(true);

    expect(await info({ orderNo, ...placed })).toMatchObject({ status: 2, statusStr: { key: 'bargain' } });
    const again = { message: `核销码 ${vCode} 的订单已核销` };
    await expect(admin.run(pickUpCalls.verify, { vCode })).rejects.toMatchObject(again);
    await expect(admin.run(pickUpCalls.confirmCode, { vCode })).rejects.toMatchObject(again);
  });

  it('names the pieces that were refunded, which stay at the counter', async () => {
    const { vCode, orderNo } = await waiting();
    const { orderInfo: sold } = await admin.run(orderCalls.info, { orderNo });
    const lines = [{ lineId: sold[0]?.id ?? 0, quantity: 1 }];
    await admin.run(refundCalls.agreeRefund, { orderNo, amount: 1990, reason: '退一件', requestKey: 'one-less', lines });
    const listed = async () => (await admin.run(orderCalls.list, { page: 1, limit: 20, status: 'all', type: 2, orderNo })).list;
    expect(await listed()).toMatchObject([{ productList: [{ refunded: 1, refunding: 1 }] }]);
    await shop.runQueued();

    const refunded = [{ refunded: 1, info: { payNum: 2 } }];
    expect((await admin.run(pickUpCalls.confirmCode, { vCode })).storeOrderInfoVos).toMatchObject(refunded);
    expect(await listed()).toMatchObject([{ productList: refunded }]);
    expect(await listed()).not.toMatchObject([{ productList: [{ refunding: 1 }] }]);
    expect((await list({ keywords: orderNo })).list.list).toMatchObject([{ productList: refunded }]);
  });

  it('that was used is told to staff and to other systems, as a receipt at home is', async () => {
    await admin.run(notificationCalls.switchNotice, { id: 9, status: 1 });
    await admin.run(webhookCalls.save, { name: '仓储', url: 'http://127.0.0.1:9/none', events: ['order.received'] });
    const { vCode, orderNo } = await waiting();
    await admin.run(pickUpCalls.verify, { vCode });
    await shop.runQueued();

    expect(await admin.run(noticeCalls.list, { limit: 50 })).toContainEqual(
      expect.objectContaining({ mark: 'adminReceiptGoods', subject: orderNo }),
    );
    const { list: told } = await admin.run(deliveryCalls.list, { page: 1, limit: 10 });
    expect(told).toContainEqual(expect.objectContaining({ event: 'order.received', subject: orderNo }));
  });

  it('that a hundred counters try at once works for one of them', async () => {
    const { vCode } = await waiting();
    const tries = await Promise.allSettled(Array.from({ length: 100 }, () => admin.run(pickUpCalls.verify, { vCode })));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is unknown before it is paid for, and waits while a refund is asked', async () => {
    const unpaid = await storefront.run(openOrderCalls.create, draftAt(storeId));
    await expect(admin.run(pickUpCalls.verify, { vCode: unpaid.verifyCode })).rejects.toMatchObject({
      message: `核销码 ${unpaid.verifyCode} 的订单未找到`,
    });

    const asked = await waiting();
    await askRefund(asked);
    await expect(admin.run(pickUpCalls.verify, { vCode: asked.vCode })).rejects.toMatchObject({
      message: '订单退款中，请先处理退款再核销',
    });
  });

  it('is handed out by the people of its point alone, and stock stays as it was sold', async () => {
    const [here, there] = [await clerk({ storeId, may: COUNTER }), await clerk({ storeId: await point(), may: COUNTER })];
    const { vCode } = await waiting();
    const stock = await stockOf(mug);

    await expect(there.desk.run(pickUpCalls.verify, { vCode })).rejects.toMatchObject({
      message: '没有核销权限，请让该提货点的核销员操作',
    });
    await here.desk.run(pickUpCalls.verify, { vCode });
    expect(await stockOf(mug)).toBe(stock);
    expect((await list({ storeId })).list.list[0]).toMatchObject({
      verifyCode: vCode,
      storeName: '西湖店',
      clerkName: expect.any(String),
    });
  });

  it('cannot be guessed: after twenty unknown ones nobody is answered for a while', async () => {
    const { desk } = await clerk({ storeId: await point(), may: COUNTER });
    const guess = (vCode: string) => desk.run(pickUpCalls.confirmCode, { vCode });
    for (let n = 10; n < 30; n += 1) await expect(guess(`00000000${n}`)).rejects.toMatchObject({ message: /未找到$/ });
    await expect(guess('0000000030')).rejects.toMatchObject({ message: '输错核销码的次数过多，请 10 分钟后再试' });
  });
});

describe('somebody limited to two points', () => {
  it('has the orders of both in list, counts, detail and file, hands out at both, and finds none of a third', async () => {
    const [one, other, third] = [await point(), await point(), await point()];
    const [atOne, atOther, atThird] = [await waiting(one), await waiting(other), await waiting(third)];
    const may = [
      ...COUNTER,
      'admin:order:list',
      'admin:order:info',
      'admin:order:status:num',
      'admin:export:excel:order',
      homeCalls.figures.permission,
    ];
    const { desk, adminId, token } = await clerk({ storeId: one, may, dataScope: 'points' });
    await admin.run(pickStaffCalls.save, { uid: adminId, storeId: other, staffName: '小张', avatar: '' });
    const own = [atOne.orderNo, atOther.orderNo].toSorted();
    expect(await desk.run(homeCalls.figures, {})).toMatchObject({ orderNum: 2, pageviews: null, newUserNum: null });

    const everyOrder = { status: 'all', type: 2 } as const;
    const listed = await desk.run(orderCalls.list, { page: 1, limit: 10, ...everyOrder });
    expect(listed.list.map(({ orderId }) => orderId).toSorted()).toEqual(own);
    expect(await desk.run(orderCalls.statusNum, { type: 2 })).toMatchObject({ all: 2, toBeWrittenOff: 2 });
    expect(await list({}, desk)).toMatchObject({ total: 2 });
    expect((await list({ storeId: other }, desk)).list.list.map(({ orderId }) => orderId)).toEqual([atOther.orderNo]);
    expect(await desk.run(orderCalls.info, atOther)).toMatchObject({ systemStore: { id: other } });
    await expect(desk.run(orderCalls.info, atThird)).rejects.toMatchObject({ message: '没有找到订单信息' });
    const { id } = await desk.run(orderExportCalls.exportOrders, { filter: everyOrder, columns: ['orderNo'], format: 'csv' });
    await shop.runQueued();
    const { body } = await shop.app.http.inject({ url: exportFile(id), headers: headersOf({ token }) });
    expect(body.match(/order\d+/g)?.toSorted()).toEqual(own);
    await expect(desk.run(pickUpCalls.verify, { vCode: atThird.vCode })).rejects.toMatchObject({ message: /未找到$/ });
    for (const { vCode } of [atOne, atOther]) expect(await desk.run(pickUpCalls.verify, { vCode })).toBe(true);
  });
});

describe('the orders that are fetched', () => {
  it('come with sums of the whole filter, and only those of one’s own point', async () => {
    const at = await point({ name: '新店' });
    const [first] = [await waiting(at), await waiting(at)];
    await storefront.run(openOrderCalls.create, draftAt(at));
    const { desk } = await clerk({ storeId: at, may: COUNTER });

    const own = await list({ limit: 1 }, desk);
    expect(own).toMatchObject({ total: 3, orderTotalPrice: 7960, refundTotal: 0, refundTotalPrice: 0, list: { total: 3 } });
    expect(own.list.list).toHaveLength(1);
    expect((await list({ keywords: first.orderNo }, desk)).list.list).toMatchObject([{ orderId: first.orderNo }]);
    expect(await list({ keywords: '没有这个人' }, desk)).toMatchObject({ total: 0, list: { list: [] } });
  });

  it('leave out of their sum what was refunded of an order, and count it as refunded', async () => {
    const at = await point({ name: '退货多的店' });
    const { orderNo } = await waiting(at);
    await admin.run(refundCalls.agreeRefund, { orderNo, amount: 1000, reason: '少发一件', requestKey: 'part' });
    await shop.runQueued();

    expect(await list({ storeId: at })).toMatchObject({ orderTotalPrice: 2980, refundTotal: 1, refundTotalPrice: 1000 });
  });

  it('are shown as they are now, whatever of them was changed since they were asked for', async () => {
    const at = await point({ name: '旧名' });
    const { orderNo } = await waiting(at);
    const uid = await uidOf('bringer');
    const changes = [
      [sql`update "order" set remark = '晚上来' where order_no = ${orderNo}`, { remark: '晚上来' }],
      [sql`update pick_point set name = '新名' where id = ${at}`, { storeName: '新名' }],
      [
        sql`update "order" set clerk_id = (select max(id) from admin) where order_no = ${orderNo}`,
        { clerkName: expect.any(String) },
      ],
      [sql`update admin set real_name = '小陈' where id = (select max(id) from admin)`, { clerkName: '小陈' }],
      [
        sql`insert into commission_record (uid, kind, price, balance, link_id, mark, status, frozen_time, brokerage_level, actor_name, create_time, update_time)
          values (${uid}, 'gain', 100, 100, ${orderNo}, '', 1, 0, 1, '', now(), now())`,
        { spreadInfo: { id: uid } },
      ],
      [sql`update customer set nickname = '老周' where id = ${uid}`, { spreadInfo: { name: '老周' } }],
    ] as const;
    for (const [statement, shown] of changes) {
      await list({ storeId: at });
      await written(({ tx }) => tx.execute(statement));

      for (const _ of ['read', 'kept']) expect((await list({ storeId: at })).list.list).toMatchObject([shown]);
    }
  });

  it('are found by a name, a letter of it or the whole phone', async () => {
    const at = await point({ name: '老店' });
    await waiting(at);
    const found = async (keywords: string) => (await list({ keywords, storeId: at })).total;

    for (const word of ['李四', ' 四 ', '13900001234']) expect(await found(word)).toBe(1);
    expect(await found('１３９００００１２３４')).toBe(1);
    for (const word of ['四李', '五', '1390000', '马克杯']) expect(await found(word)).toBe(0);
  });
});
