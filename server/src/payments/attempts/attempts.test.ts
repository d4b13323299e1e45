import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orderStepCalls } from '#contract/orders/order-steps.ts';
import { openOrderPaymentCalls } from '#contract/orders/payments/order-payments.ts';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { taskCalls, taskStates } from '#contract/tasks/tasks.ts';
import { payableOrder } from '#server/orders/index.ts';
import { CHANNEL, incomingPaymentsIn } from '../../../test/incoming-payments.ts';
import { openPayProvider } from '../../../test/pay-provider.ts';
import { openShop } from '../../../test/shop.ts';
import { openAttempts } from './jobs.ts';
import { paymentAttempt } from './tables.ts';

const provider = openPayProvider(() => shop.clock.now());
const shop = openShop({ payments: provider });
const { sku, order, info, storefront, begin, watch, notice } = incomingPaymentsIn(shop);
const boss = () => shop.admin();

async function unpaid() {
  provider.become('willing');
  return order({ of: await sku({ price: 1990 }) });
}
async function begun() {
  const placed = await unpaid();
  return { placed, ...(await begin(placed)) };
}
const tasks = async () => (await boss().run(taskCalls.list, { kind: 'receipt_difference', page: 1, limit: 20 })).list;
const payments = async (orderNo: string) =>
  (await boss().run(orderStepCalls.timeline, { orderNo })).filter(({ changeType }) => changeType === 'pay_success');

describe('a payment through a provider', () => {
  it('shows a code for what is due, under one number however often it is begun', async () => {
    const placed = await unpaid();

    const first = await begin(placed);
    const again = await begin(placed);

    expect(first).toMatchObject({ state: 'open', amount: 1990, codeUrl: expect.stringContaining(first.number), url: null });
    expect(again).toEqual(first);
    expect(provider.askedAbout(first.number)).toEqual(['create']);
  });

  it('is begun for whoever pays it, by the terms of the channel', async () => {
    const placed = await unpaid();
    const { orderNo } = placed;
    const start = (more: object) =>
      storefront.run(openOrderPaymentCalls.startPayment, { orderNo, ...CHANNEL, channel: 'jsapi', ...more });

    await expect(start({})).rejects.toMatchObject({ message: '缺少付款人的 openid' });
    const [one, other] = [await start({ openid: 'buyer-1' }), await start({ openid: 'buyer-2' })];

    expect(one).toMatchObject({ codeUrl: null, parameters: { package: `prepay_id=${one.number}` } });
    expect(other.number).not.toBe(one.number);
    await expect(start({ channel: 'routine', openid: 'buyer-1' })).rejects.toMatchObject({
      message: expect.stringContaining('没有接通支付渠道'),
    });
  });

  it('goes on under its number where the answer was lost', async () => {
    const placed = await unpaid();
    provider.become('forgetful');
    const lost = await begin(placed);
    provider.become('willing');

    const found = await begin(placed);

    expect(lost).toMatchObject({ state: 'unknown', codeUrl: null, why: '支付渠道没有答复，稍后会再查询' });
    expect(found).toMatchObject({ state: 'open', number: lost.number, codeUrl: expect.any(String) });
    expect(provider.askedAbout(lost.number)).toEqual(['create', 'create']);
  });

  it('is not offered for what is paid, costs nothing or is no longer to be had', async () => {
    const paid = await unpaid();
    await notice(provider.pay((await begin(paid)).number));
    const free = await order({ of: await sku({ price: 0 }) });

    await expect(begin(paid)).rejects.toMatchObject({ message: '已经付款' });
    const terms = { orderNo: free.orderNo, payType: 'weixin', ...CHANNEL } as const;
    await expect(storefront.run(openOrderPaymentCalls.startPayment, terms)).rejects.toMatchObject({ message: '已经付款' });

    const late = await unpaid();
    shop.clock.pass('59 minutes');
    await expect(begin(late)).rejects.toMatchObject({ message: '已取消或已过付款时间，请重新下单' });
  });
});

describe('money that came', () => {
  it('is found where no notice of it arrives, by questions on their schedule', async () => {
    const { placed, number } = await begun();
    const { timers } = openAttempts([payableOrder]);
    const from = shop.clock.now();
    for (let step = 0; step < 24; step += 1) {
      shop.clock.pass('5 seconds');
      for (const timer of timers) await timer.run(shop.app);
    }
    expect(provider.secondsAsked(number, from)).toEqual([5, 30, 60]);

    provider.pay(number);
    await shop.pass('1 minute');

    expect(await info(placed)).toMatchObject({ paid: true });
    expect(await watch(placed)).toMatchObject({ state: 'paid', codeUrl: null });
  });

  it('is found when a setting that was wrong is right again, though its time to pay is over', async () => {
    const { placed, number } = await begun();
    provider.pay(number);
    provider.become('misset');
    await shop.pass('61 minutes');
    expect(await watch(placed)).toMatchObject({ state: 'open' });

    provider.become('willing');
    await shop.pass('61 minutes');

    expect(await watch(placed)).toMatchObject({ state: 'paid' });
    expect(await info(placed)).toMatchObject({ paid: true });
  });

  it('is seen within seconds by somebody who waits for it', async () => {
    const { placed, number } = await begun();
    provider.pay(number);

    expect(await watch(placed)).toMatchObject({ state: 'paid' });
    expect(await info(placed)).toMatchObject({ paid: true });
  });

  it('is booked once, by however many notices and questions at the same time', async () => {
    const { placed, number } = await begun();
    const receipt = provider.pay(number);

    await Promise.all([...[1, 2, 3, 4].map(() => notice(receipt)), watch(placed), watch(placed)]);
    await notice(receipt);

    expect(await payments(placed.orderNo)).toHaveLength(1);
    expect(await info(placed)).toMatchObject({ paid: true });
  });

  it('is booked by the next question where the process died before it was', async () => {
    const { placed, number } = await begun();
    await expect(notice(provider.pay(number), { fails: true })).rejects.toThrow('died');
    expect(await info(placed)).toMatchObject({ paid: false });

    await shop.pass('1 minute');

    expect(await payments(placed.orderNo)).toHaveLength(1);
  });

  it('goes back by itself where the order was paid already', async () => {
    const { placed, number } = await begun();
    const { orderNo } = placed;
    const other = await storefront.run(openOrderPaymentCalls.startPayment, { orderNo, channel: 'h5' });
    const before = provider.paidOut();
    await notice(provider.pay(number));

    await notice(provider.pay(other.number));
    await shop.runQueued();

    expect(provider.paidOut() - before).toBe(1990);
    expect(await info(placed)).toMatchObject({ paid: true, refundStatus: 0 });
  });

  it('closes what else was begun for the same order', async () => {
    const { placed, number } = await begun();
    const other = await storefront.run(openOrderPaymentCalls.startPayment, { orderNo: placed.orderNo, channel: 'h5' });
    await notice(provider.pay(number));

    await shop.pass('1 minute');

    expect(provider.stateOf(other.number)).toBe('closed');
  });

  it('moves nothing where it does not fit, and waits for staff, once', async () => {
    const { placed, number } = await begun();
    const right = provider.pay(number);
    const wrong = [
      { ...right, transactionNo: 'T1', amount: 1 },
      { ...right, transactionNo: 'T2', merchant: '1900000002' },
      { ...right, transactionNo: 'T3', appId: 'wxother' },
      { ...right, transactionNo: 'T4', number: 'somebody-else' },
    ];
    for (const receipt of [...wrong, ...wrong]) await notice(receipt);

    expect(await info(placed)).toMatchObject({ paid: false });
    const waiting = (await tasks()).toSorted((one, other) => one.id - other.id);
    expect(waiting.map(({ says }) => says.split('：')[0])).toEqual([
      '金额与应付不符',
      '商户号与发起时不符',
      '应用与发起时不符',
      '商户单号不是本系统的',
    ]);
    expect(waiting[0]).toMatchObject({ record: 'order', number: placed.orderNo, amount: 1 });
    expect(waiting[3]).toMatchObject({ record: 'payment', number: 'T4', amount: 1990 });

    await boss().run(taskCalls.close, { id: waiting[3]?.id ?? 0, note: '已在商户平台退还' });
  });

  it('counts once under its number: what came a second time waits for staff', async () => {
    const { placed, number } = await begun();
    const first = provider.pay(number);
    await notice(first);
    await notice({ ...first, transactionNo: 'T6' });

    expect(await payments(placed.orderNo)).toHaveLength(1);
    const [attempt] = await shop.db.select().from(paymentAttempt).where(eq(paymentAttempt.number, number));
    expect(attempt).toMatchObject({ transactionNo: first.transactionNo });
    expect((await tasks()).find((each) => each.number === placed.orderNo)?.says).toMatch('同一单号又收到一笔');
  });

  it('is asked about all the same where a notice of it does not fit, and nothing is left to do once it is booked', async () => {
    const { placed, number } = await begun();
    const right = provider.pay(number);
    await notice({ ...right, amount: 1 });
    const told = (await tasks()).find((each) => each.number === placed.orderNo);
    expect(told).toMatchObject({ amount: 1, state: taskStates.open });

    await shop.pass('1 minute');

    expect(await info(placed)).toMatchObject({ paid: true });
    expect((await tasks()).find(({ id }) => id === told?.id)).toMatchObject({ state: taskStates.done });
  });

  it('is not asked about again where the provider itself answers what does not fit', async () => {
    const { placed, number } = await begun();
    Object.assign(provider.pay(number), { amount: 1 });
    await shop.pass('1 minute');
    const asked = provider.askedAbout(number);

    await shop.pass('31 minutes');

    expect(provider.askedAbout(number)).toEqual(asked);
    expect(await watch(placed)).toMatchObject({ state: 'failed', codeUrl: null, why: '金额与应付不符' });
  });

  it('stays where the shop has booked it already by hand', async () => {
    const { placed, number } = await begun();
    const receipt = provider.pay(number);
    const { orderNo } = placed;
    const told = { orderNo, amount: 1990, tradeNo: receipt.transactionNo, payType: 'offline' } as const;
    await storefront.run(openOrderCalls.pay, told);
    const before = provider.paidOut();

    await notice(receipt);
    await shop.runQueued();

    expect(provider.paidOut()).toBe(before);
    expect(await watch(placed)).toMatchObject({ state: 'paid' });
  });
});

describe('a question about a payment', () => {
  it('is put once, by however many processes at the same time', async () => {
    const { number } = await begun();
    const { jobs } = openAttempts([payableOrder]);
    const [found] = await shop.db.select().from(paymentAttempt).where(eq(paymentAttempt.number, number));
    shop.clock.pass('5 seconds');

    await Promise.all([1, 2, 3, 4].flatMap(() => jobs.map((job) => job.run(shop.app, { id: found?.id ?? 0 } as never))));

    expect(provider.askedAbout(number)).toEqual(['create', 'query']);
  });

  it('closes what nobody paid in time', async () => {
    const { placed, number } = await begun();

    await shop.pass('59 minutes');

    expect(provider.stateOf(number)).toBe('closed');
    expect(await watch(placed)).toMatchObject({ state: 'closed' });
  });
});
