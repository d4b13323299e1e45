import { describe, expect, it } from 'vitest';
import { openOrderPaymentCalls } from '#contract/orders/payments/order-payments.ts';
import { orderMoneyCalls } from '#contract/orders/payments/order-money.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { incomingNoticeCalls } from '#contract/services/incoming-notices.ts';
import { outsideServiceCalls } from '#contract/services/outside-services.ts';
import { configCalls } from '#contract/settings/config.ts';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { taskCalls } from '#contract/tasks/tasks.ts';
import type { Fault } from '../../../stand-ins/wechat-pay/platform.ts';
import type { Forgery } from '../../../stand-ins/wechat-pay/notices.ts';
import { type PlacedOrder, ordersIn } from '../orders.ts';
import { openWechatShop } from '../wechat-stand-in.ts';

const { shop, wechat } = openWechatShop();
const { sku, order, info, storefront, stockOf } = ordersIn(shop);
const boss = () => shop.admin();
let keys = 0;

const begin = ({ orderNo }: PlacedOrder) => storefront.run(openOrderPaymentCalls.startPayment, { orderNo, channel: 'native' });
/** An order of 10 yuan whose code was shown. */
async function begun() {
  const skuId = await sku({ price: 1000, stock: 1 });
  const placed = await order({ of: skuId });
  const { number, codeUrl } = await begin(placed);
  return { placed, number, codeUrl, skuId };
}
async function paid() {
  const found = await begun();
  wechat().pay(found.number);
  expect(await wechat().deliverDue()).toEqual([204]);
  return found;
}
const isPaid = async (placed: PlacedOrder) => (await info(placed)).paid;
const latestNotice = async () => (await boss().run(incomingNoticeCalls.list, { page: 1, limit: 1 })).list[0];
const refund = (placed: PlacedOrder, amount: number) =>
  boss().run(refundCalls.agreeRefund, { orderNo: placed.orderNo, amount, reason: '协商退款', requestKey: `wx-${(keys += 1)}` });
const refundOf = async ({ orderNo }: PlacedOrder) => (await boss().run(refundCalls.listRefunds, { orderNo }))[0];
const balance = () => wechat().books.balances.get(wechat().merchant.mchid) ?? 0;

describe('money that a buyer pays', () => {
  it('pays the order by its notice, once, however often it comes', async () => {
    const { placed, number, codeUrl } = await begun();
    expect(codeUrl).toMatch(/^weixin:\/\/wxpay\//);
    const trade = wechat().pay(number, { coupon: 10 });
    const statuses = await Promise.all([wechat().deliverDue(), wechat().deliverDue()]);
    const [notice] = wechat().notices.slice(-1);
    if (notice) statuses.push([await wechat().repeat(notice)]);

    expect(new Set(statuses.flat())).toEqual(new Set([204]));
    expect(await isPaid(placed)).toBe(true);
    const shown = await boss().run(orderCalls.info, { orderNo: placed.orderNo });
    expect(shown).toMatchObject({ payType: 'weixin', payPrice: 1000 });
    expect(trade.transactionId).toHaveLength(28);
    expect(await latestNotice()).toMatchObject({ state: 'done', provider: 'wechatPay' });
    expect(wechat().refusals).toEqual([]);
  });

  it('is found by a question where no notice comes', async () => {
    const { placed, number } = await begun();
    wechat().pay(number, { isTold: false });
    await shop.pass('1 minute');
    expect(await isPaid(placed)).toBe(true);
  });

  it('is one attempt where the answer to its beginning was lost', async () => {
    const placed = await order({ of: await sku({ price: 1000 }) });
    wechat().become('lostAnswer');
    await begin(placed).catch(() => undefined);
    wechat().become(undefined);
    const { number } = await begin(placed);
    expect([...wechat().books.trades.keys()].filter((each) => each === number)).toHaveLength(1);
    wechat().pay(number);
    await wechat().deliverDue();
    expect(await isPaid(placed)).toBe(true);
  });

  it.each<Fault>(['unsigned', 'changedBody', 'oldAnswer', 'unknownSerial', 'html', 'busy'])(
    'is not believed of an answer that is %s',
    async (fault) => {
      const { placed, number } = await begun();
      wechat().pay(number, { isTold: false });
      wechat().become(fault);
      await shop.pass('1 minute').catch(() => undefined);
      expect(await isPaid(placed)).toBe(false);
      wechat().become(undefined);
      await shop.pass('2 hours').catch(() => undefined);
      expect(await isPaid(placed)).toBe(true);
    },
  );

  it('closes the payment of an order that is cancelled, so that nobody pays it', async () => {
    const { placed, number, skuId } = await begun();
    await storefront.run(openOrderCalls.cancel, { orderNo: placed.orderNo });
    expect(wechat().books.trades.get(number)?.state).toBe('CLOSED');
    expect(await stockOf(skuId)).toBe(1);
  });
});

describe('a notice that is not right', () => {
  it.each<[Forgery, number]>([
    ['signature', 401],
    ['probe', 401],
    ['body', 401],
    ['truncated', 401],
    ['old', 401],
    ['early', 401],
    ['unknownSerial', 401],
    ['otherKey', 401],
  ])('by its %s is refused by the status, and moves nothing', async (forgery, status) => {
    const { placed, number } = await begun();
    wechat().pay(number, { isTold: false });
    expect(await wechat().forge(number, forgery)).toBe(status);
    expect(await isPaid(placed)).toBe(false);
    expect(await latestNotice()).toMatchObject({ state: 'refused' });
  });

  it.each<[string, object, number]>([
    ['another merchant', { mchid: '1900000002' }, 401],
    ['another app', { appid: 'wxother00000001' }, 401],
    ['another currency', { amount: { total: 1000, payer_total: 1000, currency: 'USD' } }, 401],
    ['another sum', { amount: { total: 999, payer_total: 999, currency: 'CNY' } }, 204],
    ['a number that nobody began', { out_trade_no: 'nobody0000001' }, 204],
  ])('of %s moves nothing', async (_, content, status) => {
    const { placed, number } = await begun();
    wechat().pay(number, { isTold: false });
    expect(await wechat().mislead(number, content)).toBe(status);
    expect(await isPaid(placed)).toBe(false);
  });
});

describe('money that goes back', () => {
  const end = async (placed: PlacedOrder, status: 'SUCCESS' | 'CLOSED' | 'ABNORMAL') => {
    wechat().endRefund((await refundOf(placed))?.refundNo ?? '', status);
    await wechat().deliverDue();
    await shop.runQueued();
  };

  it('is on its way until WeChat Pay says that it arrived, whose notice is only a reason to ask', async () => {
    const { placed } = await paid();
    const before = balance();
    await refund(placed, 1000);
    await shop.runQueued();
    const found = await refundOf(placed);
    expect(found).toMatchObject({ state: 'paying', disbursement: { state: 'processing' } });
    expect(before - balance()).toBe(1000);

    wechat().endRefund(found?.refundNo ?? '', 'SUCCESS');
    expect(await wechat().deliverDue()).toEqual([204]);
    await shop.runQueued();
    expect(await refundOf(placed)).toMatchObject({ state: 'done', disbursement: { state: 'done' } });
    expect(await info(placed)).toMatchObject({ refundStatus: 2, refundPrice: 1000 });
  });

  it('stands on the timeline of its order with each question, and with the notices that came', async () => {
    const { placed, number } = await paid();
    await refund(placed, 400);
    await shop.runQueued();
    const refundNo = (await refundOf(placed))?.refundNo ?? '';
    await end(placed, 'SUCCESS');

    const { steps } = await boss().run(orderMoneyCalls.moneyTimeline, { orderNo: placed.orderNo });
    const told = (of: string) => steps.filter((each) => each.number === of).map(({ step, answer }) => [step, answer]);
    expect(told(number).toReversed()).toEqual([
      ['begin', null],
      ['create', 'open'],
      ['notice', null],
    ]);
    expect(told(refundNo).toReversed()).toEqual([
      ['begin', null],
      ['refund', 'processing'],
      ['notice', null],
      ['query', 'done'],
    ]);
  });

  it('goes back once where the answer was lost', async () => {
    const { placed } = await paid();
    const before = balance();
    wechat().become('lostAnswer');
    await refund(placed, 1000);
    await shop.runQueued().catch(() => undefined);
    wechat().become(undefined);
    await shop.pass('1 minute');
    const found = await refundOf(placed);
    expect(found).toMatchObject({ disbursement: { state: 'processing' } });
    expect(before - balance()).toBe(1000);
    wechat().endRefund(found?.refundNo ?? '', 'SUCCESS');
    await wechat().deliverDue();
    await shop.runQueued();
    expect(await refundOf(placed)).toMatchObject({ state: 'done' });
  });

  const tasksOf = async ({ orderNo }: PlacedOrder) =>
    (await boss().run(taskCalls.list, { page: 1, limit: 50 })).list.filter(({ number }) => number === orderNo);

  it('that WeChat Pay closes did not happen: people are told, and refund it under another number', async () => {
    const { placed } = await paid();
    await refund(placed, 1000);
    await shop.runQueued();
    await end(placed, 'CLOSED');
    const closed = await refundOf(placed);
    expect(closed).toMatchObject({ state: 'failed', disbursement: { state: 'closed', nextAskTime: null } });
    expect(await tasksOf(placed)).toMatchObject([
      { kind: 'refund_trouble', state: 0, says: expect.stringMatching(/关闭了这笔退款，钱没有退给用户。请重新退款/) },
    ]);

    await refund(placed, 1000);
    await shop.runQueued();
    await end(placed, 'SUCCESS');
    expect(await refundOf(placed)).toMatchObject({ state: 'done' });
    expect((await refundOf(placed))?.refundNo).not.toBe(closed?.refundNo);
    expect(await tasksOf(placed)).toMatchObject([{ state: 2 }]);
  });

  it('that no card takes says what to click at WeChat Pay, and ends once somebody has', async () => {
    const { placed } = await paid();
    await refund(placed, 1000);
    await shop.runQueued();
    await shop.pass('4560 minutes');
    expect(await tasksOf(placed)).toMatchObject([{ says: expect.stringContaining('3 天') }]);
    await end(placed, 'ABNORMAL');
    expect(await refundOf(placed)).toMatchObject({ state: 'paying', disbursement: { state: 'abnormal' } });
    expect(await tasksOf(placed)).toMatchObject([{ state: 0, says: expect.stringContaining('点“处理异常退款”') }]);

    await end(placed, 'SUCCESS');
    expect(await refundOf(placed)).toMatchObject({ state: 'done' });
    expect(await tasksOf(placed)).toMatchObject([{ state: 2 }]);
  });

  it('of a payment that came after its order was cancelled goes back by itself', async () => {
    const { placed, number } = await begun();
    const before = balance();
    await storefront.run(openOrderCalls.cancel, { orderNo: placed.orderNo });
    const trade = wechat().books.trades.get(number);
    if (!trade) throw new Error('the payment was begun');
    trade.state = 'NOTPAY';
    wechat().pay(number);
    await wechat().deliverDue();
    await shop.runQueued();
    await shop.pass('2 minutes');
    expect(balance()).toBe(before);
  });
});

describe('the service', () => {
  const check = () => boss().run(outsideServiceCalls.check, { name: 'wechatPay' });

  it('is checked step by step, and changes nothing there', async () => {
    const before = wechat().books.trades.size;
    const steps = await check();
    expect(steps.map(({ name, outcome }) => [name, outcome])).toEqual([
      ['地址', 'passed'],
      ['时钟', 'passed'],
      ['商户号和证书', 'passed'],
      ['密钥和签名', 'passed'],
      // The stand-in reaches the shop without TLS, which the platform would not.
      ['回调可达', 'failed'],
    ]);
    expect(steps.at(-1)).toMatchObject({ says: '微信支付只认 https 的通知地址' });
    expect(wechat().books.trades.size).toBe(before);
  });

  it('says what to do where the key is another one, before anything is asked in earnest', async () => {
    const set = (value: string) => boss().run(configCalls.save, { key: 'wechat_pay_public_key_id', value });
    await set('PUB_KEY_ID_0000000000000000000000000001');
    expect((await check()).find(({ outcome }) => outcome === 'failed')).toMatchObject({
      name: '密钥和签名',
      remedy: expect.stringMatching(/./),
    });
    await set(wechat().publicKey.serialNo);
  });
});
