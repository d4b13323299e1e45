import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openAddressCalls } from '#contract/delivery/customer-addresses.ts';
import { showMoment } from '#contract/moment.ts';
import { campaignKinds } from '#contract/order-figures/campaign-results.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { mergeCalls } from '#contract/merges/merges.ts';
import { profileCalls, profileTabs } from '#contract/profiles/profiles.ts';
import { customer, moveBalance, movePoints } from '#server/customers/index.ts';
import { order as orders } from '#server/orders/index.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { couponsIn } from '../../../test/coupons.ts';
import { address, ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';
import { toProfileOrder } from './presenter.ts';

const shop = openShop();
const admin = shop.admin();
const { uidOf, written, deposit, grant } = accountsIn(shop);
const { sku, order, askRefund, storefront } = ordersIn(shop);
const { coupon, given } = couponsIn(shop);

const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
const raw = (userId: number, type: number, more = {}) =>
  admin.raw('GET', '/admin/user/infobycondition', { query: { userId, type, ...more } });
const rowsOf = async (userId: number, type: number) =>
  (await admin.run(profileCalls.infoByCondition, { userId, type, page: 1, limit: 6 })).list;
const onePage = (...list: unknown[]) => ({ page: 1, limit: 20, totalPage: 1, total: list.length, list });
const setCustomer = (uid: number, values: Partial<typeof customer.$inferInsert>) =>
  written(({ tx }) => tx.update(customer).set(values).where(eq(customer.id, uid)));
const signIn = (uid: number) => written((write) => movePoints(write, { uid, kind: 'sign', integral: 5, mark: '签到' }));

const paidOrder = async (account: string, price = 1000) =>
  order({ of: await sku({ price }), buyer: { account, nickname: account }, paid: true });

describe('one customer', () => {
  it('is headed by what they have and spent', async () => {
    await paidOrder('head', 1250);
    await deposit('head', 900);
    const uid = await uidOf('head');

    expect((await admin.raw('GET', '/admin/user/topdetail', { query: { userId: uid } })).data).toEqual({
      user: expect.objectContaining({ uid, nickname: 'head', account: 'head', nowMoney: '9.00' }),
      balance: '9.00',
      integralCount: 0,
      allOrderCount: 1,
      mothOrderCount: 1,
      allConsumeCount: '12.50',
      mothConsumeCount: '12.50',
    });
  });

  it('has orders that name their campaign under its kind', async () => {
    const { orderNo } = await paidOrder('campaigns');
    const [row] = await shop.db.select().from(orders).where(eq(orders.orderNo, orderNo));
    if (!row) throw new Error('the order is gone');
    const none = { combinationId: 0, pinkId: 0, seckillId: 0, bargainId: 0, bargainUserId: 0 };

    expect(toProfileOrder(row)).toMatchObject(none);
    const of = (activityKind: number, more = {}) => toProfileOrder({ ...row, activityId: 7, activityKind, ...more });
    expect(of(campaignKinds.flashSale)).toMatchObject({ ...none, seckillId: 7 });
    expect(of(campaignKinds.groupBuy, { teamId: 9 })).toMatchObject({ ...none, combinationId: 7, pinkId: 9 });
    expect(of(campaignKinds.bargain, { participationId: 8 })).toMatchObject({ ...none, bargainId: 7, bargainUserId: 8 });
  });

  it('has paid orders, as the wire keeps them', async () => {
    const { orderNo } = await paidOrder('orders', 1250);
    const uid = await uidOf('orders');
    const known = { orderId: orderNo, uid, payPrice: '12.50', totalPrice: '12.50', totalNum: 1, paid: true, payTime: TIME };
    const masked = { userPhone: '138****1234', status: 0, refundStatus: 0, couponId: 0, isDel: false, cost: '0.00' };

    const { data } = await raw(uid, profileTabs.orders);

    expect(data).toMatchObject({ type: 0, ...onePage({ ...known, ...masked }) });
    expect(Object(data).list[0].statusStr).toEqual({ key: 'notShipped', value: '未发货' });
    const { goods, kinds, ...wire } = Object(data).list[0];
    expect([goods, kinds]).toEqual(['马克杯', 1]);
    expect(Object.keys(wire)).toHaveLength(59);
  });

  it('has points that count, with their direction', async () => {
    await grant('points', 30);
    const uid = await uidOf('points');
    await written((write) => movePoints(write, { uid, kind: 'system', integral: -10, mark: '后台操作减少了10积分' }));
    const shared = { id: expect.any(Number), uid, linkId: '0', linkType: 'system', title: '后台积分操作', status: 3 };
    const times = { frozenTime: 0, thawTime: 0, createTime: TIME, updateTime: TIME, nickName: 'points', viaKey: null };
    const [less, more] = [
      { ...shared, ...times, type: 2, integral: 10, balance: 20, mark: '后台操作减少了10积分' },
      { ...shared, ...times, type: 1, integral: 30, balance: 30, mark: '后台操作' },
    ];

    expect((await raw(uid, profileTabs.points)).data).toEqual({ ...onePage(less, more), type: 1 });
    const { data } = await admin.raw('POST', '/admin/user/integral/list', { query: { page: 1, limit: 20 }, body: { uid } });
    expect(data).toEqual(onePage(less, more));
  });

  it('has what signing in gave', async () => {
    const uid = await uidOf('signs');
    await signIn(uid);

    const reward = { id: expect.any(Number), uid, title: '签到积分奖励', number: 5, balance: 5, type: 1, createTime: TIME };
    const createDay = expect.stringMatching(/^\d{4}-\d\d-\d\d 00:00:00$/);
    expect((await raw(uid, profileTabs.signIns)).data).toEqual({ ...onePage({ ...reward, createDay }), type: 2 });
  });

  it('has coupons and movements of the balance', async () => {
    const couponId = await coupon({ name: '十元券' });
    const id = await given(couponId, 'holder');
    await deposit('holder', 1250);
    const uid = await uidOf('holder');
    const held = {
      id,
      couponId,
      cid: 0,
      uid,
      name: '十元券',
      money: '10.00',
      minPrice: '0.00',
      type: 'buy',
      status: 0,
      useType: 1,
    };
    const times = { createTime: TIME, updateTime: TIME, startTime: TIME, endTime: TIME, useTime: null, primaryKey: '' };
    const moved = {
      id: expect.any(Number),
      uid,
      linkId: '0',
      pm: 1,
      title: '后台操作',
      category: 'now_money',
      type: 'system_add',
    };
    const figures = {
      number: '12.50',
      balance: '12.50',
      mark: '后台操作',
      status: 1,
      updateTime: TIME,
      add_time: TIME,
      viaKey: null,
    };

    expect((await raw(uid, profileTabs.coupons)).data).toEqual({ ...onePage({ ...held, ...times }), type: 3 });
    expect((await raw(uid, profileTabs.balance)).data).toEqual({ ...onePage({ ...moved, ...figures }), type: 4 });
  });

  it('has those who brought them, the nearest first', async () => {
    const [uid, parent, above] = [await uidOf('child'), await uidOf('parent'), await uidOf('above')];
    expect((await raw(uid, profileTabs.upline)).data).toEqual({ page: 1, limit: 0, totalPage: 0, total: 0, list: [], type: 5 });
    const spreadTime = shop.clock.now();
    await setCustomer(uid, { spreadUid: parent, spreadTime });
    await setCustomer(parent, { spreadUid: above, spreadTime, level: 2 });

    expect((await raw(uid, profileTabs.upline)).data).toMatchObject({
      page: 1,
      limit: 2,
      totalPage: 1,
      total: 2,
      type: 5,
      list: [
        { uid: parent, nickname: 'parent', levelName: '黄铜会员', createTime: TIME },
        { uid: above, nickname: 'above', levelName: null },
      ],
    });
  });

  it('shows the address book of the customer, the default first and phones masked', async () => {
    const uid = await uidOf('settled');
    await storefront.run(openAddressCalls.save, { account: 'settled', ...address, phone: '13912345678' });
    await storefront.run(openAddressCalls.save, { account: 'settled', ...address, detail: '二号' });

    expect((await raw(uid, profileTabs.addresses)).data).toMatchObject({
      total: 2,
      type: 6,
      list: [
        { ...address, phone: '139****5678', isDefault: true },
        { detail: '二号', isDefault: false },
      ],
    });
  });

  it('costs a fixed number of queries in every tab', async () => {
    const uid = await uidOf('many');
    const fill = async () => {
      await paidOrder('many');
      await deposit('many', 1);
      await signIn(uid);
      await given(await coupon(), 'many');
    };
    const ask = (type: number) => shop.countQueries(() => rowsOf(uid, type));
    const types = profileTabs.values.filter((type) => type !== profileTabs.upline);
    await fill();
    const few = [];
    for (const type of types) few.push(await ask(type));
    for (let more = 0; more < 4; more += 1) await fill();
    const many = [];
    for (const type of types) many.push(await ask(type));

    expect(many).toEqual(few);
  });

  it('is refused where there is nobody, or no such tab', async () => {
    const nobody = { code: 500, message: '用户不存在' };
    for (const path of ['topdetail', 'overview'])
      expect(await admin.raw('GET', `/admin/user/${path}`, { query: { userId: 99_999 } })).toMatchObject(nobody);
    expect(await raw(99_999, 0)).toMatchObject(nobody);
    expect(await raw(1, 7)).toMatchObject({ code: 400, message: '请选择正确的明细类型' });
  });
});

describe('figures', () => {
  it('count what was paid and kept, this month and ever', async () => {
    const top = async () => {
      const clerk = shop.admin({ account: `clerk-${shop.clock.now().getTime()}` });
      return clerk.run(profileCalls.topDetail, { userId: await uidOf('count') });
    };
    await paidOrder('count', 1000);
    await askRefund(await paidOrder('count', 500));
    await order({ of: await sku(), buyer: { account: 'count' } });
    expect(await top()).toMatchObject({ allOrderCount: 2, allConsumeCount: 1500, mothOrderCount: 2 });

    await shop.pass('32 days');

    expect(await top()).toMatchObject({ allOrderCount: 2, allConsumeCount: 1500, mothOrderCount: 0, mothConsumeCount: 0 });
  });
});

describe('the overview of a customer', () => {
  it('says who they are, what came back, and what they paid month by month', async () => {
    const [uid, parent] = [await uidOf('year'), await uidOf('brings')];
    await setCustomer(uid, { mark: '常客', spreadUid: parent, spreadTime: shop.clock.now() });
    await paidOrder('year', 1000);
    await shop.pass('40 days');
    const { orderNo } = await paidOrder('year', 500);
    await admin.run(refundCalls.agreeRefund, { orderNo, amount: 200, reason: '协商', requestKey: 'year' });
    await shop.runQueued();
    await order({ of: await sku(), buyer: { account: 'year' } });

    const overview = await admin.run(profileCalls.overview, { userId: uid });

    expect(overview).toMatchObject({
      customer: { uid, mark: '常客', spreadNickname: 'brings' },
      paidOrders: 2,
      refundedOrders: 1,
      lastPayTime: expect.any(Date),
    });
    expect(overview.months).toHaveLength(12);
    expect(overview.months.at(-1)?.month).toBe(showMoment(shop.clock.now()).slice(0, 7));
    expect(overview.months.filter(({ orders }) => orders > 0)).toMatchObject([
      { orders: 1, spent: 1000 },
      { orders: 1, spent: 300 },
    ]);
  });
});

describe('the overview of a customer who was merged', () => {
  it('says who goes on, and that of nobody else', async () => {
    const [uid, kept] = [await uidOf('merged'), await uidOf('goes-on')];
    await admin.run(mergeCalls.merge, { fromUid: uid, toUid: kept, reason: '同一个人' });

    expect(await admin.run(profileCalls.overview, { userId: uid })).toMatchObject({
      customer: { mergedInto: { uid: kept, nickname: 'goes-on' } },
    });
    expect(await admin.run(profileCalls.overview, { userId: kept })).toMatchObject({ customer: { mergedInto: null } });
  });
});

describe('amounts', () => {
  it('are hidden from those who may not see them', async () => {
    const clerk = shop.admin({ account: 'packer', may: ['admin:user:topdetail', 'admin:user:infobycondition'] });
    await paidOrder('hidden', 777);
    const userId = await uidOf('hidden');

    expect(await clerk.run(profileCalls.topDetail, { userId })).toMatchObject({ allOrderCount: 1, allConsumeCount: null });
    const { months } = await clerk.run(profileCalls.overview, { userId });
    expect(months.at(-1)).toMatchObject({ orders: 1, spent: null });
    const { data } = await clerk.raw('GET', '/admin/user/infobycondition', { query: { userId, type: 0 } });
    expect(JSON.stringify(data)).not.toContain('7.77');
    expect(Object(data).list[0]).toMatchObject({ payPrice: null, totalPrice: null, totalNum: 1 });
  });

  it('are hidden where a balance paid for an order, and shown where it was filled', async () => {
    const clerk = shop.admin({ account: 'caller', may: ['admin:user:infobycondition'] });
    await deposit('payer', 1000);
    const uid = await uidOf('payer');
    const forOrder = { uid, type: 'pay_order', amount: -777, orderNo: 'by-balance', mark: '支付7.77元购买商品' } as const;
    await written((write) => moveBalance(write, forOrder));
    const filled = { type: 'system_add', number: 1000, balance: 1000, mark: '后台操作' };
    const bills = async (by: typeof clerk) =>
      (await by.run(profileCalls.infoByCondition, { userId: uid, type: profileTabs.balance, page: 1, limit: 6 })).list;

    expect(await bills(clerk)).toMatchObject([{ type: 'pay_order', pm: 0, number: null, balance: null, mark: '' }, filled]);
    expect(await bills(admin)).toMatchObject([{ number: 777, balance: 223, mark: forOrder.mark }, filled]);
  });
});
