import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { openIdentityCalls } from '#contract/customers/identities.ts';
import { expressCalls } from '#contract/delivery/express.ts';
import { parcelCalls } from '#contract/fulfilment/parcels.ts';
import { sendingCalls } from '#contract/fulfilment/sending.ts';
import { shippingInformationCalls } from '#contract/fulfilment/shipping-information.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { outsideServiceCalls } from '#contract/services/outside-services.ts';
import { openOrderPaymentCalls } from '#contract/orders/payments/order-payments.ts';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { taskCalls, taskStates } from '#contract/tasks/tasks.ts';
import { express } from '#server/delivery/index.ts';
import { addFan, grantCode } from '../../../../stand-ins/wechat/people.ts';
import { plainPush } from '../../../../stand-ins/wechat/pusher.ts';
import { listTrade } from '../../../../stand-ins/wechat/shipping.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { incomingPaymentsIn } from '../../../test/incoming-payments.ts';
import { openPayProvider } from '../../../test/pay-provider.ts';
import { openShop } from '../../../test/shop.ts';
import { openWechatAccount } from '../../../test/wechat-account.ts';

const UPLOAD = '/wxa/sec/order/upload_shipping_info';
const MANAGED = '/wxa/sec/order/is_trade_managed';
const CARRIERS = '/cgi-bin/express/delivery/open_msg/get_delivery_list';
const provider = openPayProvider(() => shop.clock.now(), { routine: 'wxshop' });
const shop = openShop({ payments: provider });
const wechat = openWechatAccount(shop, 'wxshop');
const { sku, order, storefront, notice } = incomingPaymentsIn(shop);
const { deposit } = accountsIn(shop);
const staff = () => shop.admin();

beforeAll(async () => {
  await wechat.plugIn();
  await wechat.set({ routine_push_token: 'MadeUpToken' });
});

/** An order of two mugs, paid within the mini programme, which WeChat lists unless told otherwise. */
async function paidOrder({ isListed = true } = {}) {
  const now = shop.clock.now();
  const { openid } = addFan(wechat.account, now);
  const code = grantCode(wechat.account, openid, now.getTime());
  const { account } = await storefront.run(openIdentityCalls.identify, { app: 'miniProgramme', code });
  const { orderNo, payPrice: amount } = await order({ of: await sku(), quantity: 2, buyer: { account } });
  const { number } = await storefront.run(openOrderPaymentCalls.startPayment, { orderNo, channel: 'routine' });
  const { transactionNo } = provider.pay(number);
  await notice({ transactionNo, number, amount, appId: 'wxshop', merchant: '1900000001', paidTime: now });
  const paid = { transactionId: transactionNo, merchantId: '1900000001', merchantTradeNo: number, openid };
  const list = () => listTrade(wechat.account, paid);
  return { orderNo, transactionNo, list, trade: isListed ? list() : undefined };
}
type MiniOrder = Awaited<ReturnType<typeof paidOrder>>;

const send = ({ orderNo }: MiniOrder, expressNumber: string, more: object = {}) =>
  staff().run(sendingCalls.send, { orderNo, type: '1', expressCode: 'yuantong', expressNumber, ...more });
const shown = ({ orderNo }: MiniOrder) => staff().run(shippingInformationCalls.shippingInformation, { orderNo });
const tasksOf = async ({ orderNo }: MiniOrder) => {
  const { list } = await staff().run(taskCalls.list, { kind: 'shipping', page: 1, limit: 50 });
  return list.filter(({ number }) => number === orderNo);
};
const lineOf = async ({ orderNo }: MiniOrder) => (await staff().run(parcelCalls.parcels, { orderNo })).lines[0]?.lineId ?? 0;
const sendOne = async (paid: MiniOrder, number: string) =>
  send(paid, number, { pieces: [{ lineId: await lineOf(paid), quantity: 1 }] });
const minute = () => shop.pass('1 minute');

describe('a sending', () => {
  it('is told once it has left, with the code of WeChat for its carrier', async () => {
    const paid = await paidOrder();
    await minute();
    expect(await shown(paid)).toBeNull();

    await send(paid, 'YT1');
    await minute();

    expect(paid.trade).toMatchObject({
      state: 2,
      shipping: { logistics: 1, mode: 1, list: [{ number: 'YT1', carrier: 'YTO', goods: '马克杯*2', contact: '' }] },
    });
    expect(await shown(paid)).toMatchObject({ state: 'uploaded', isWhole: true, parcels: 1, why: null, nextAskTime: null });
    const asked = wechat.asked(UPLOAD);
    await shop.pass('2 hours');
    expect(wechat.asked(UPLOAD)).toBe(asked);
    const [row] = await shop.db.select().from(express).where(eq(express.code, 'yuantong'));
    expect(row?.wechatCode).toBe('YTO');
  });

  it('of several parcels is told with each, and is over with the last', async () => {
    const paid = await paidOrder();
    await sendOne(paid, 'YT2');
    await minute();
    expect(paid.trade).toMatchObject({ state: 1, shipping: { mode: 2, isFinished: false } });
    expect(await shown(paid)).toMatchObject({ state: 'uploaded', isWhole: false });

    await send(paid, 'SF2', { expressCode: 'shunfeng' });
    await minute();
    expect(paid.trade).toMatchObject({
      state: 2,
      shipping: { corrections: 0, list: [{ number: 'YT2' }, { number: 'SF2', carrier: 'SF', contact: '138****1234' }] },
    });
  });

  it('whose other goods are refunded is over then', async () => {
    const paid = await paidOrder();
    await sendOne(paid, 'YT3');
    await minute();
    const lines = [{ lineId: await lineOf(paid), quantity: 1 }];
    const { orderNo } = paid;
    await staff().run(refundCalls.agreeRefund, { orderNo, amount: 1000, reason: '缺货', requestKey: orderNo, lines });
    await minute();
    await minute();

    expect(paid.trade).toMatchObject({ state: 2, shipping: { isFinished: true, list: [{ number: 'YT3' }] } });
    expect(await shown(paid)).toMatchObject({ isWhole: true, isCorrected: false });
  });

  it('of an order that was refunded whole since is asked about no more', async () => {
    const paid = await paidOrder();
    await sendOne(paid, 'YT6');
    await minute();
    const [{ orderNo }, lineId] = [paid, await lineOf(paid)];
    const refund = async (requestKey: string, more: object) => {
      await staff().run(refundCalls.agreeRefund, { orderNo, amount: 1000, reason: '不要了', requestKey, ...more });
      await shop.runQueued();
    };
    await refund('rest-1', { lines: [{ lineId, quantity: 1 }] });
    await refund('rest-2', {});

    const asked = wechat.asked(MANAGED);
    await shop.pass('5 minutes');
    expect(wechat.asked(MANAGED)).toBe(asked);
    expect(paid.trade).toMatchObject({ state: 1 });
  });

  it.each([
    ['2', { deliveryName: '张三', deliveryTel: '13900000001' }, 2],
    ['3', {}, 3],
  ])('of type %s is told without a number', async (type, more, logistics) => {
    const paid = await paidOrder();
    await staff().run(sendingCalls.send, { orderNo: paid.orderNo, type, ...more });
    await minute();

    expect(paid.trade?.shipping).toMatchObject({ logistics, list: [{ number: '', goods: '马克杯*2' }] });
  });

  it('of an order that was paid another way is told to nobody', async () => {
    await deposit('cash', 10_000);
    const { orderNo, payPrice: amount } = await order({ of: await sku(), buyer: { account: 'cash' }, payType: 'yue' });
    await storefront.run(openOrderCalls.pay, { orderNo, amount, payType: 'yue' });
    await staff().run(sendingCalls.send, { orderNo, type: '1', expressCode: 'yuantong', expressNumber: 'YT5' });
    await minute();

    expect(await staff().run(shippingInformationCalls.shippingInformation, { orderNo })).toBeNull();
    await expect(staff().run(shippingInformationCalls.uploadShipping, { orderNo })).rejects.toMatchObject({
      message: expect.stringContaining('无需上传发货信息'),
    });
  });

  it('needs no upload where trades are not managed', async () => {
    wechat.account.isTradeManaged = false;
    const paid = await paidOrder();
    await send(paid, 'YT4');
    await minute();
    wechat.account.isTradeManaged = true;

    expect(await shown(paid)).toMatchObject({ state: 'notNeeded' });
    expect(paid.trade?.shipping).toBeUndefined();
  });
});

describe('a number that was changed', () => {
  const correct = ({ orderNo }: MiniOrder, expressNumber: string, expressCode = 'yuantong') =>
    staff().run(sendingCalls.correctTracking, { orderNo, expressCode, expressNumber, reason: '写错了' });

  it('is told by the one correction, and then no more', async () => {
    const paid = await paidOrder();
    await send(paid, 'YT10');
    await minute();
    await correct(paid, 'YT11');
    await minute();
    expect(paid.trade?.shipping).toMatchObject({ corrections: 1, list: [{ number: 'YT11' }] });
    expect(await shown(paid)).toMatchObject({ state: 'uploaded', isCorrected: true });

    const asked = wechat.asked(UPLOAD);
    await correct(paid, 'YT12');
    await minute();
    expect(await shown(paid)).toMatchObject({ state: 'uploaded', why: expect.stringContaining('只允许更正一次') });
    expect(wechat.asked(UPLOAD)).toBe(asked);
  });

  it('to one that WeChat does not take, and back, is told by nothing', async () => {
    const paid = await paidOrder();
    await send(paid, 'YT15');
    await minute();
    await correct(paid, 'ZJS2', 'zhaijisong');
    await minute();
    expect(await shown(paid)).toMatchObject({ state: 'failed' });

    await correct(paid, 'YT15');
    await minute();
    expect(await shown(paid)).toMatchObject({ state: 'uploaded', why: null, isCorrected: false });
    expect(await tasksOf(paid)).toMatchObject([{ state: taskStates.done }]);
  });

  it('is not spent by taking a sending back: the next one is the correction', async () => {
    const paid = await paidOrder();
    await send(paid, 'YT13');
    await minute();
    await staff().run(sendingCalls.recall, { orderNo: paid.orderNo, reason: '发错了', requestKey: 'recall-1' });
    await minute();
    expect(paid.trade?.shipping).toMatchObject({ corrections: 0 });

    await send(paid, 'YT14');
    await minute();
    expect(paid.trade?.shipping).toMatchObject({ corrections: 1, list: [{ number: 'YT14' }] });
  });
});

describe('a lost answer', () => {
  it('is asked about, and nothing is told twice', async () => {
    const paid = await paidOrder();
    wechat.platform().loseNext(UPLOAD);
    await send(paid, 'YT20');
    await minute();
    expect(await shown(paid)).toMatchObject({ state: 'waiting', why: expect.stringContaining('没任何数据返回') });
    const asked = wechat.asked(UPLOAD);

    await minute();
    await minute();

    expect(await shown(paid)).toMatchObject({ state: 'uploaded', why: null });
    expect(wechat.asked(UPLOAD)).toBe(asked);
    expect(paid.trade?.shipping).toMatchObject({ corrections: 0, timesFinished: 1 });
  });

  it('of a payment that WeChat does not list yet is tried again at growing pauses', async () => {
    const paid = await paidOrder({ isListed: false });
    await send(paid, 'YT21');
    await minute();
    expect(await shown(paid)).toMatchObject({ state: 'waiting', why: expect.stringContaining('查不到这笔支付') });

    const trade = paid.list();
    await shop.pass('10 minutes');
    expect(trade.state).toBe(2);
  });

  it('that lasts for hours is said to people, while the tries go on', async () => {
    const paid = await paidOrder();
    wechat.platform().become('busy');
    await send(paid, 'YT22');
    for (let tries = 0; tries < 6; tries += 1) await shop.pass('1 hour');
    wechat.platform().become(undefined);
    expect(await tasksOf(paid)).toMatchObject([
      { state: taskStates.open, says: expect.stringMatching(/^发货信息一直没有传到微信（.+）。系统会继续重试/) },
    ]);

    await shop.pass('1 hour');
    expect(await tasksOf(paid)).toMatchObject([{ state: taskStates.done }]);
  });
});

describe('a refused upload', () => {
  const frozen = async () =>
    (await staff().run(orderCalls.list, { moneyFrozen: true, status: 'all', type: 2, page: 1, limit: 50 })).list;

  it('opens a task that says what to do, is shown on the order, and ends with the upload', async () => {
    const paid = await paidOrder();
    expect(await frozen()).toEqual([]);
    await send(paid, 'ZJS1', { expressCode: 'zhaijisong' });
    await minute();
    expect(await shown(paid)).toMatchObject({ state: 'failed', why: expect.stringContaining('没有对应的微信物流编码') });
    expect(await tasksOf(paid)).toMatchObject([
      { state: taskStates.open, amount: expect.any(Number), says: expect.stringContaining('重新上传') },
    ]);
    expect(await frozen()).toMatchObject([{ orderId: paid.orderNo, isMoneyFrozen: true }]);
    expect(await staff().run(orderCalls.info, { orderNo: paid.orderNo })).toMatchObject({ isMoneyFrozen: true });

    const carrier = (await staff().run(expressCalls.list, { keywords: 'zhaijisong', page: 1, limit: 10 })).list[0];
    if (!carrier) throw new Error('the carrier is seeded');
    const { id, sort, status } = carrier;
    await staff().run(expressCalls.update, { id, sort, status, wechatCode: 'TTKD' });
    await staff().run(shippingInformationCalls.uploadShipping, { orderNo: paid.orderNo });
    await minute();

    expect(await shown(paid)).toMatchObject({ state: 'uploaded' });
    expect(await tasksOf(paid)).toMatchObject([{ state: taskStates.done }]);
    expect(await frozen()).toEqual([]);
  });

  it('waits for nobody once the money went back whole', async () => {
    const paid = await paidOrder();
    await send(paid, 'ZJS3', { expressCode: 'huitongkuaidi' });
    await minute();
    expect(await tasksOf(paid)).toMatchObject([{ state: taskStates.open }]);
    const { orderNo } = paid;
    await staff().run(refundCalls.agreeRefund, { orderNo, amount: 2000, reason: '不要了', requestKey: 'whole-1' });
    await shop.runQueued();
    const asked = wechat.asked(MANAGED);
    await minute();

    expect(await tasksOf(paid)).toMatchObject([{ state: taskStates.done }]);
    expect(await shown(paid)).toMatchObject({ state: 'notNeeded', why: null, nextAskTime: null });
    expect(wechat.asked(MANAGED)).toBe(asked);
  });

  it('of many parcels at once asks for the carriers of WeChat once', async () => {
    const asked = wechat.asked(CARRIERS);
    const paid = await Promise.all(Array.from({ length: 4 }, () => paidOrder()));
    for (const [n, one] of paid.entries()) await send(one, `YS${n}`, { expressCode: 'huitongkuaidi' });
    await minute();

    for (const one of paid) expect(await shown(one)).toMatchObject({ state: 'failed' });
    expect(wechat.asked(CARRIERS) - asked).toBeLessThanOrEqual(1);
  });

  it('is for those who may send', async () => {
    const { orderNo } = await paidOrder();
    const reader = shop.admin({ may: ['admin:order:info'] });
    await expect(reader.run(shippingInformationCalls.uploadShipping, { orderNo })).rejects.toMatchObject({ code: 403 });
  });
});

describe('news of WeChat', () => {
  const seconds = () => String(Math.floor(shop.clock.now().getTime() / 1000));
  const tell = async (Event: string, more: Readonly<Record<string, string>>) => {
    const document = { ToUserName: 'gh_1', FromUserName: 'oWeChat', CreateTime: seconds(), MsgType: 'event', Event, ...more };
    const { query, body } = plainPush(
      { appId: 'wxshop', token: 'MadeUpToken', aesKey: '', now: () => shop.clock.now() },
      document,
    );
    const url = `/api/public/wechat/mini/callback/index?${query}`;
    return (await shop.app.http.inject({ method: 'POST', url, payload: body })).statusCode;
  };
  const settle = (transaction_id: string, more: Readonly<Record<string, string>>) =>
    tell('trade_manage_order_settlement', { transaction_id, ...more });

  it('moves the state forward, in any order, for two orders within one second', async () => {
    const [first, second] = [await paidOrder(), await paidOrder()];
    for (const paid of [first, second]) await send(paid, `YT-${paid.orderNo}`);
    await minute();
    const received = { confirm_receive_method: '2', confirm_receive_time: seconds() };

    await settle(first.transactionNo, { ...received, settlement_time: seconds() });
    await settle(second.transactionNo, received);
    await settle(first.transactionNo, { estimated_settlement_time: seconds() });

    expect(await shown(first)).toMatchObject({ state: 'settled', receivedBy: 'byHand', settledTime: expect.any(Date) });
    expect(await shown(second)).toMatchObject({ state: 'received', settledTime: null });
  });

  it('of goods that came leaves nothing to upload', async () => {
    const paid = await paidOrder();
    await send(paid, 'YT31');
    await settle(paid.transactionNo, { confirm_receive_method: '1', confirm_receive_time: seconds() });
    const asked = wechat.asked(UPLOAD);
    await minute();

    expect(wechat.asked(UPLOAD)).toBe(asked);
    expect(await shown(paid)).toMatchObject({ state: 'received', receivedBy: 'byTime' });
    expect(await tasksOf(paid)).toEqual([]);
  });

  it('reminds staff of what was not told, until it is', async () => {
    const paid = await paidOrder();
    expect(await tell('trade_manage_remind_shipping', { transaction_id: paid.transactionNo })).toBe(200);
    expect(await tasksOf(paid)).toMatchObject([{ state: taskStates.open }]);
    expect(await shown(paid)).toMatchObject({ state: 'waiting', remindedTime: expect.any(Date) });

    await send(paid, 'YT30');
    await minute();
    expect(await tasksOf(paid)).toMatchObject([{ state: taskStates.done }]);
  });

  it('of a payment that is not ours, and about the access, is taken', async () => {
    expect(await settle('4200000000', {})).toBe(200);
    expect(await tell('trade_manage_remind_access_api', { msg: '请接入' })).toBe(200);
    const { list } = await staff().run(taskCalls.list, { kind: 'shipping', page: 1, limit: 50 });
    expect(list).toContainEqual(expect.objectContaining({ record: 'service', number: '小程序' }));
  });
});

describe('the check of the mini programme', () => {
  const step = async () => {
    const steps = await staff().run(outsideServiceCalls.check, { name: 'miniProgramme' });
    return steps.find(({ name }) => name === '发货信息管理');
  };

  it('says whether shipping information is required, and works', async () => {
    expect(await step()).toMatchObject({ outcome: 'passed', says: expect.stringContaining('需要上传发货信息') });
    wechat.account.isTradeManaged = false;
    expect(await step()).toMatchObject({ outcome: 'passed', says: expect.stringContaining('不需要上传') });
    wechat.account.isTradeManaged = true;
    wechat.account.denied.add('/wxa/sec/order/get_order');
    expect(await step()).toMatchObject({ outcome: 'failed', says: expect.stringContaining('没有此接口权限') });
    wechat.account.denied.clear();
  });
});

describe('a sync of carriers', () => {
  it('finds the codes of WeChat anew, and leaves those of staff', async () => {
    wechat.account.carriers.delete('YTO');
    wechat.account.carriers.set('YTO2', '圆通速递');
    await staff().run(expressCalls.sync, { again: true });

    const codes = new Map((await shop.db.select().from(express)).map(({ code, wechatCode }) => [code, wechatCode]));
    expect([codes.get('yuantong'), codes.get('zhongtong'), codes.get('zhaijisong')]).toEqual(['YTO2', 'ZTO', 'TTKD']);
  });
});
