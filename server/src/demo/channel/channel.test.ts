import { describe, expect, it, beforeAll } from 'vitest';
import { administratorCalls } from '#contract/access/administrators.ts';
import { deskPaymentCalls } from '#contract/orders/payments/order-payments.ts';
import { orderMoneyCalls } from '#contract/orders/payments/order-money.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { demoChannel, demoChannelCalls } from '#contract/services/demo-channel.ts';
import { incomingNoticeCalls } from '#contract/services/incoming-notices.ts';
import { outsideServiceCalls } from '#contract/services/outside-services.ts';
import { configCalls } from '#contract/settings/config.ts';
import { demoSettings } from '#contract/settings/site.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { forgetSettings, setConfig } from '#server/settings/index.ts';
import { type PlacedOrder, ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';
import { openDemoChannel } from './channel.ts';

const shop = openShop({ payments: 'bySettings' });
const { sku, order, info, pay } = ordersIn(shop);
const boss = () => shop.admin();
let keys = 0;

beforeAll(async () => {
  await shop.app.http.listen({ port: 0, host: '127.0.0.1' });
});

const becomeDemonstration = async () => {
  await shop.app.write({ name: 'demo.settings', actor: systemActor('演示') }, ({ tx, now }) =>
    setConfig(tx, demoSettings.is_demonstration, 'true', now),
  );
  forgetSettings(shop.db);
};
const row = async () => (await boss().run(outsideServiceCalls.list, {})).find(({ name }) => name === 'wechatPay');

/** An order of 10 yuan whose code is shown. */
async function shown() {
  const placed = await order({ of: await sku({ price: 1000, stock: 1 }) });
  const { number, codeUrl, state } = await boss().run(deskPaymentCalls.showCode, { orderNo: placed.orderNo });
  return { placed, number, codeUrl, state };
}
const buyer = (number: string, act: 'pay' | 'twice' | 'outOfOrder' | 'forge') =>
  boss().run(demoChannelCalls.payment, { number, act });
const bank = (number: string, act: 'succeed' | 'fail' | 'close' | 'process') =>
  boss().run(demoChannelCalls.refund, { number, act });
const isPaid = async (placed: PlacedOrder) => (await info(placed)).paid;
const watch = ({ orderNo }: PlacedOrder) => boss().run(deskPaymentCalls.watchCode, { orderNo });
const moneyOf = ({ orderNo }: PlacedOrder) => boss().run(orderMoneyCalls.moneyTimeline, { orderNo });
const movement = async (placed: PlacedOrder, of: string) => (await moneyOf(placed)).movements.find(({ kind }) => kind === of);
const latestNotice = async () => (await boss().run(incomingNoticeCalls.list, { page: 1, limit: 1 })).list[0];

async function refunded(placed: PlacedOrder) {
  const { orderNo } = placed;
  await boss().run(refundCalls.agreeRefund, { orderNo, amount: 400, reason: '协商退款', requestKey: `demo-${(keys += 1)}` });
  await shop.runQueued();
  return (await movement(placed, 'refund'))?.number ?? '';
}

describe('the channel of the demonstration', () => {
  it('is opened in a demonstration only', async () => {
    expect(await boss().run(demoChannelCalls.info, {})).toMatchObject({ isOn: false, isOffered: false });
    await expect(boss().run(demoChannelCalls.open, {})).rejects.toMatchObject({ message: '只有演示店铺能开通演示通道' });
    await becomeDemonstration();
    expect(await boss().run(demoChannelCalls.info, {})).toMatchObject({ isOn: false, isOffered: true });
  });

  it.each([
    ['pay_weixin_mchid', '1900000001'],
    ['pay_weixin_key', 'k'.repeat(32)],
    ['wechat_pay_v3_key', 'k'.repeat(32)],
  ])('is not opened beside a merchant: %s', async (key, value) => {
    await boss().run(configCalls.save, { key, value });
    await expect(boss().run(demoChannelCalls.open, {})).rejects.toMatchObject({ message: expect.stringMatching('商户资料') });
    await boss().run(configCalls.save, { key, value: '' });
  });

  it('is asked by nobody while it is closed', async () => {
    await expect(shop.app.httpClient.ask({ method: 'GET', url: demoChannel.address })).rejects.toThrow('outgoing request failed');
    await boss().run(configCalls.save, { key: 'wechat_pay_url', value: demoChannel.address });
    await boss().run(outsideServiceCalls.check, { name: 'wechatPay' });
    expect(await row()).toMatchObject({ state: 'unset' });
  });

  it('is opened by whoever has the right, and stands as 演示', async () => {
    const may = [demoChannelCalls.info.permission, demoChannelCalls.spoil.permission];
    await expect(shop.admin({ may }).run(demoChannelCalls.open, {})).rejects.toMatchObject({ code: 403 });
    await boss().run(demoChannelCalls.open, {});
    await shop.runQueued();
    expect(await row()).toMatchObject({ state: 'demo', steps: Array.from({ length: 5 }, () => ({ outcome: 'passed' })) });
    expect(await boss().run(administratorCalls.me, {})).toMatchObject({ isDemoChannel: true });
  });

  it('says itself what was paid, so that no storefront may', async () => {
    const placed = await order({ of: await sku({ price: 1000 }) });
    await expect(pay(placed)).rejects.toMatchObject({ message: expect.stringMatching('收款由渠道确认') });
  });
});

describe('money that was paid elsewhere', () => {
  it('goes back as in any demonstration', async () => {
    await boss().run(demoChannelCalls.close, {});
    const placed = await order({ of: await sku({ price: 1000 }), paid: true });
    await boss().run(demoChannelCalls.open, {});
    await refunded(placed);
    expect(await movement(placed, 'refund')).toMatchObject({ state: 'done' });
    expect((await movement(placed, 'refund'))?.isDemo).toBeUndefined();
  });
});

describe('a payment there', () => {
  it('pays the order by a notice', async () => {
    const { placed, number, codeUrl } = await shown();
    expect(codeUrl).toMatch(/^weixin:/);
    expect(await buyer(number, 'pay')).toEqual({ statuses: [204] });
    expect(await isPaid(placed)).toBe(true);
    expect(await movement(placed, 'payment')).toMatchObject({ state: 'paid', isDemo: true });
  });

  it('is booked once where the notice comes twice', async () => {
    const { placed, number } = await shown();
    expect(await buyer(number, 'twice')).toEqual({ statuses: [204, 204] });
    const { movements, steps } = await moneyOf(placed);
    expect(movements).toMatchObject([{ kind: 'payment', state: 'paid', amount: 1000 }]);
    expect(steps.filter(({ step }) => step === 'difference')).toEqual([]);
    expect(await latestNotice()).toMatchObject({ state: 'done', times: 2 });
  });

  it('is found by a question where its notice is late, which then comes after that of the refund and moves nothing more', async () => {
    const { placed, number } = await shown();
    expect(await buyer(number, 'outOfOrder')).toEqual({ statuses: [] });
    expect(await isPaid(placed)).toBe(false);
    shop.clock.pass('5 seconds');
    expect(await watch(placed)).toMatchObject({ state: 'paid' });

    expect(await bank(await refunded(placed), 'succeed')).toEqual({ statuses: [204, 204] });
    await shop.runQueued();
    const { movements, steps } = await moneyOf(placed);
    expect(movements).toMatchObject([
      { kind: 'refund', state: 'done', amount: 400, isDemo: true },
      { kind: 'payment', state: 'paid', amount: 1000 },
    ]);
    expect(steps.filter(({ step }) => step === 'difference')).toEqual([]);
  });

  it('is not believed of a notice with a wrong signature, and can still be made', async () => {
    const { placed, number } = await shown();
    expect(await buyer(number, 'forge')).toEqual({ statuses: [401] });
    expect(await isPaid(placed)).toBe(false);
    expect(await latestNotice()).toMatchObject({ state: 'refused', why: 'wrongSignature' });
    await buyer(number, 'pay');
    expect(await isPaid(placed)).toBe(true);
  });

  it('is made once: what is over takes no further act', async () => {
    const { number } = await shown();
    await buyer(number, 'pay');
    for (const each of [number, 'nobody0000001'])
      await expect(buyer(each, 'pay')).rejects.toMatchObject({ message: expect.stringMatching('状态不允许') });
  });
});

describe('an answer there', () => {
  const spoil = (act: 'slow' | 'refuse' | 'lose') => boss().run(demoChannelCalls.spoil, { act });
  const next = async () => (await boss().run(demoChannelCalls.info, {})).next;

  it('comes late, and all the same', async () => {
    await spoil('slow');
    expect(await next()).toBe('slow');
    const before = performance.now();
    expect(await shown()).toMatchObject({ state: 'open' });
    expect(performance.now() - before).toBeGreaterThan(3500);
    expect(await next()).toBeNull();
  });

  it('refuses a payment, which the next try begins', async () => {
    await spoil('refuse');
    const { placed, state } = await shown();
    expect(state).toBe('failed');
    const again = await boss().run(deskPaymentCalls.showCode, { orderNo: placed.orderNo });
    expect(again).toMatchObject({ state: 'open', isDemo: true });
  });

  it('is lost, and the payment goes on under its number', async () => {
    await spoil('lose');
    const { placed, number, state } = await shown();
    expect(state).toBe('unknown');
    const again = await boss().run(deskPaymentCalls.showCode, { orderNo: placed.orderNo });
    expect(again).toMatchObject({ state: 'open', number });
    await buyer(number, 'pay');
    expect(await movement(placed, 'payment')).toMatchObject({ state: 'paid', amount: 1000 });
  });

  it('to a refund is lost, and the money goes back once', async () => {
    const { placed, number } = await shown();
    await buyer(number, 'pay');
    await spoil('lose');
    const refundNo = await refunded(placed);
    expect(await movement(placed, 'refund')).toMatchObject({ state: 'unknown' });
    await bank(refundNo, 'succeed');
    await shop.runQueued();
    const { movements } = await moneyOf(placed);
    expect(movements.filter(({ kind }) => kind === 'refund')).toMatchObject([{ state: 'done', amount: 400 }]);
  });
});

describe('a refund there', () => {
  async function begun() {
    const { placed, number } = await shown();
    await buyer(number, 'pay');
    return { placed, refundNo: await refunded(placed) };
  }
  const ends = async (refundNo: string, act: 'succeed' | 'fail' | 'close') => {
    expect(await bank(refundNo, act)).toEqual({ statuses: [204] });
    await shop.runQueued();
  };

  it('is under way until the bank says that it arrived', async () => {
    const { placed, refundNo } = await begun();
    expect(await movement(placed, 'refund')).toMatchObject({ state: 'processing', isDemo: true });
    await ends(refundNo, 'succeed');
    expect(await movement(placed, 'refund')).toMatchObject({ state: 'done' });
    await expect(bank(refundNo, 'fail')).rejects.toMatchObject({ message: expect.stringMatching('状态不允许') });
  });

  it('is closed, so that it may be tried again', async () => {
    const { placed, refundNo } = await begun();
    await ends(refundNo, 'close');
    expect(await movement(placed, 'refund')).toMatchObject({ state: 'closed' });
  });

  it('is abnormal until people at the platform take it on again', async () => {
    const { placed, refundNo } = await begun();
    await ends(refundNo, 'fail');
    expect(await movement(placed, 'refund')).toMatchObject({ state: 'abnormal' });
    await bank(refundNo, 'process');
    await ends(refundNo, 'succeed');
    expect(await movement(placed, 'refund')).toMatchObject({ state: 'done' });
  });
});

describe('the channel that is closed', () => {
  it('leaves a merchant alone that was set up meanwhile, and loses its mark', async () => {
    await boss().run(configCalls.save, { key: 'wechat_pay_url', value: 'https://api.mch.weixin.qq.com' });
    await boss().run(configCalls.save, { key: 'pay_weixin_mchid', value: '1900000001' });
    await expect(buyer('pay0001', 'pay')).rejects.toMatchObject({ message: expect.stringMatching('没有开通') });
    expect(await boss().run(demoChannelCalls.info, {})).toMatchObject({ isOn: true });

    await boss().run(demoChannelCalls.close, {});
    expect(await boss().run(administratorCalls.me, {})).not.toHaveProperty('isDemoChannel');
    expect(await boss().run(configCalls.get, { key: 'pay_weixin_mchid' })).toBe('1900000001');

    for (const key of ['pay_weixin_mchid', 'pay_weixin_appid', 'wechat_pay_certificate'])
      await boss().run(configCalls.save, { key, value: '' });
    await boss().run(demoChannelCalls.open, {});
  });

  it('starts nowhere without its program, and says so', async () => {
    const { database, httpClient, dataDir } = shop.app;
    const program = new URL('./not-there.ts', import.meta.url);
    const channel = openDemoChannel({ database, httpClient, dataDir }, { isAllowed: true, program });
    await expect(channel.act({})).rejects.toMatchObject({ message: expect.stringMatching('没有找到演示通道的程序') });
    expect(await openDemoChannel({ database, httpClient, dataDir }, { isAllowed: false }).isOn()).toBe(false);
  });

  it('forgets its merchant, takes no payment and no act, and goes on where it was when it is opened again', async () => {
    const { placed, number } = await shown();
    await boss().run(demoChannelCalls.close, {});
    await shop.runQueued();
    expect(await row()).toMatchObject({ state: 'unset' });
    for (const key of ['pay_weixin_mchid', 'pay_weixin_key', 'wechat_pay_v3_key', 'wechat_pay_public_key'])
      expect(await boss().run(configCalls.get, { key })).toBe('');
    await expect(buyer(number, 'pay')).rejects.toMatchObject({ message: expect.stringMatching('没有开通') });
    await expect(boss().run(demoChannelCalls.close, {})).rejects.toMatchObject({ message: expect.stringMatching('没有开通') });
    expect(await boss().run(demoChannelCalls.info, {})).toMatchObject({ isOn: false, isOffered: true });

    await boss().run(demoChannelCalls.open, {});
    expect(await buyer(number, 'pay')).toEqual({ statuses: [204] });
    expect(await isPaid(placed)).toBe(true);
  });
});
