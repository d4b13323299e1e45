import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { deskCancelCalls } from '#contract/orders/payments/money-by-hand.ts';
import { deskOrderCalls } from '#contract/orders/desk-orders.ts';
import { deskPaymentCalls } from '#contract/orders/payments/order-payments.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { openTeamCalls } from '#contract/storefront/teams.ts';
import { incomingPaymentsIn } from '../../../test/incoming-payments.ts';
import { address as recipient } from '../../../test/orders.ts';
import { openPayProvider } from '../../../test/pay-provider.ts';
import { openShop } from '../../../test/shop.ts';

const provider = openPayProvider(() => shop.clock.now());
const shop = openShop({ payments: provider });
const { sku, order, info, storefront, stockOf, begin, watch, notice } = incomingPaymentsIn(shop);
const boss = () => shop.admin();

const BY_PROVIDER = { message: '已接通支付渠道，收款由渠道确认，只能上报余额支付和线下支付' };
const UNDER_WAY = { message: '用户可能正在付款，支付渠道还没有答复，请稍后再试' };

/** An order of 10 yuan for the last piece, whose payment was begun. */
async function begun() {
  provider.become('willing');
  const skuId = await sku({ price: 1000, stock: 1 });
  const placed = await order({ of: skuId });
  const { number } = await begin(placed);
  return { placed, skuId, number };
}
/** An order that staff placed, with the code that they showed for it. */
async function atDesk() {
  provider.become('willing');
  const lines = [{ skuId: await sku({ price: 1000 }), quantity: 1 }];
  const draft = { lines, address: recipient, payType: 'weixin', idempotencyKey: randomUUID() } as const;
  const { orderNo } = await boss().run(deskOrderCalls.deskPlace, draft);
  const { number } = await boss().run(deskPaymentCalls.showCode, { orderNo });
  return { orderNo, number, id: (await boss().run(orderCalls.info, { orderNo })).id };
}
const cancel = ({ orderNo }: { orderNo: string }) => storefront.run(openOrderCalls.cancel, { orderNo });
const reprice = ({ orderNo }: { orderNo: string }, payPrice: number) => boss().run(orderCalls.updatePrice, { orderNo, payPrice });

describe('an order that somebody may be paying', () => {
  it('is cancelled once its payment is closed, and then gives its stock back', async () => {
    const { placed, skuId, number } = await begun();

    await cancel(placed);

    expect(provider.askedAbout(number)).toEqual(['create', 'query', 'close']);
    expect(provider.stateOf(number)).toBe('closed');
    expect(await stockOf(skuId)).toBe(1);
    expect(await watch(placed)).toMatchObject({ state: 'closed', codeUrl: null });
  });

  it('is paid where cancelling finds that its money has come', async () => {
    const { placed, skuId, number } = await begun();
    provider.pay(number);

    await expect(cancel(placed)).rejects.toMatchObject({ message: '订单已支付，不能取消，请申请退款' });

    expect(await info(placed)).toMatchObject({ paid: true });
    expect(await stockOf(skuId)).toBe(0);
  });

  it('keeps its stock for as long as the provider does not answer, and is cancelled later', async () => {
    const { placed, skuId } = await begun();
    provider.become('silent');

    await expect(cancel(placed)).rejects.toMatchObject(UNDER_WAY);
    shop.clock.pass('61 minutes');
    await shop.runDue().catch(() => {});
    expect(await info(placed)).toMatchObject({ isDel: false });
    expect(await stockOf(skuId)).toBe(0);

    provider.become('willing');
    await shop.pass('1 minute');
    expect(await info(placed)).toMatchObject({ isDel: true });
    expect(await stockOf(skuId)).toBe(1);
  });

  it('is paid where the timer that cancels it finds its money, though no notice came', async () => {
    const { placed, number } = await begun();
    shop.clock.pass('58 minutes');
    provider.pay(number);

    await shop.pass('3 minutes');

    expect(await info(placed)).toMatchObject({ paid: true, isDel: false });
  });

  it('is left alone by staff who may not cancel it', async () => {
    const { placed, number } = await begun();
    const { orderNo } = placed;
    const { id } = await info(placed);

    await expect(boss().run(deskCancelCalls.deskCancel, { orderNo })).rejects.toMatchObject({
      message: expect.stringContaining('到时未付款会自动取消'),
    });
    expect(await boss().run(deskCancelCalls.deskCancelMany, { ids: [id] })).toMatchObject({ changed: 0, refused: 1 });

    expect(provider.stateOf(number)).toBe('open');
  });

  it('is cancelled with others of the desk, but for one whose money has come', async () => {
    const [unpaid, paid] = [await atDesk(), await atDesk()];
    provider.pay(paid.number);

    const ids = [unpaid.id, paid.id];
    expect(await boss().run(deskCancelCalls.deskCancelMany, { ids })).toMatchObject({ changed: 1, refused: 1 });

    expect(provider.stateOf(unpaid.number)).toBe('closed');
    expect(await boss().run(orderCalls.info, { orderNo: paid.orderNo })).toMatchObject({ paid: true });
  });

  it('takes a new price once the payment at the former one is closed', async () => {
    const { placed, number } = await begun();

    await reprice(placed, 900);
    const next = await begin(placed);

    expect(provider.stateOf(number)).toBe('closed');
    expect(next).toMatchObject({ amount: 900, state: 'open' });
    expect(next.number).not.toBe(number);
  });

  it('keeps its price where it turns out to be paid, or nobody can tell', async () => {
    const paid = await begun();
    provider.pay(paid.number);
    await expect(reprice(paid.placed, 900)).rejects.toMatchObject({ message: expect.stringContaining('已支付') });
    expect(await info(paid.placed)).toMatchObject({ paid: true, payPrice: 1000 });

    const other = await begun();
    provider.become('silent');
    await expect(reprice(other.placed, 900)).rejects.toMatchObject(UNDER_WAY);
  });

  it('keeps its payment where its price is not to be changed, or it is in no team to leave', async () => {
    const { placed, number } = await begun();
    await expect(reprice(placed, 1000)).rejects.toMatchObject({ message: expect.stringContaining('相同') });
    await expect(storefront.run(openTeamCalls.leave, placed)).rejects.toMatchObject({ message: '未查到拼团信息，无法取消' });
    expect(provider.stateOf(number)).toBe('open');

    await reprice(placed, 900);
    const next = await begin(placed);
    await expect(reprice(placed, 800)).rejects.toMatchObject({ message: expect.any(String) });
    expect(provider.stateOf(next.number)).toBe('open');
  });

  it('is cancelled where what came for it did not fit, which waits for people', async () => {
    const { placed, number } = await begun();
    Object.assign(provider.pay(number), { amount: 1 });

    await cancel(placed);

    expect(await info(placed)).toMatchObject({ paid: false, isDel: true });
  });
});

describe('money that comes after the payment was closed', () => {
  it('goes back, and the order stays cancelled', async () => {
    const { placed, skuId, number } = await begun();
    await cancel(placed);
    const before = provider.paidOut();

    await notice(provider.payLate(number));
    await shop.runQueued();

    expect(provider.paidOut() - before).toBe(1000);
    expect(await stockOf(skuId)).toBe(1);
    expect(await watch(placed)).toMatchObject({ state: 'paid' });
  });

  it('at the price before a change is taken, and what is too much goes back', async () => {
    const { placed, number } = await begun();
    await reprice(placed, 900);
    const before = provider.paidOut();

    await notice(provider.payLate(number));
    await shop.runQueued();

    expect(await info(placed)).toMatchObject({ paid: true });
    expect(provider.paidOut() - before).toBe(100);
  });
});

describe('paying against cancelling', () => {
  it('ends in goods for money, or in neither', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { placed, skuId, number } = await begun();
      const before = provider.paidOut();

      await Promise.allSettled([
        cancel(placed),
        Promise.resolve().then(() => notice(provider.pay(number))),
        storefront.run(openOrderCalls.cancel, { orderNo: placed.orderNo }),
        watch(placed),
      ]);
      await shop.runQueued();

      const { paid, isDel } = await info(placed);
      const kept = provider.stateOf(number) === 'paid' ? 1000 - (provider.paidOut() - before) : 0;
      expect({ kept, stock: await stockOf(skuId) }).toEqual(isDel || !paid ? { kept: 0, stock: 1 } : { kept: 1000, stock: 0 });
    }
  });
});

describe('a storefront', () => {
  it('says no longer that money came for which a provider answers', async () => {
    const { placed } = await begun();
    const { orderNo } = placed;
    const told = { orderNo, amount: 1000, tradeNo: 'T-1' };

    await expect(storefront.run(openOrderCalls.pay, told)).rejects.toMatchObject(BY_PROVIDER);
    expect(await info(placed)).toMatchObject({ paid: false });

    await storefront.run(openOrderCalls.pay, { ...told, payType: 'offline' });
    expect(await info(placed)).toMatchObject({ paid: true });
  });

  it.each([
    ['weixin', undefined],
    ['alipay', undefined],
    ['weixin', 'alipay'],
    ['alipay', 'weixin'],
  ] as const)('says of an order by %s, once any provider is connected, no money by %s', async (chosen, payType) => {
    provider.become('willing');
    const placed = await order({ of: await sku({ price: 1000 }), payType: chosen });
    const told = { orderNo: placed.orderNo, amount: 1000, tradeNo: randomUUID(), payType };

    await expect(storefront.run(openOrderCalls.pay, told)).rejects.toMatchObject(BY_PROVIDER);
    expect(await info(placed)).toMatchObject({ paid: false });
  });

  it.each(['WEIXIN', 'Alipay', 'offline ', 'YUE', 'ｙｕｅ', 'weixinh5', 'appAliPay', '', null, 1])(
    'says of no money by a word that is none of the four: %j',
    async (payType) => {
      const placed = await order({ of: await sku({ price: 1000 }) });
      const body = { orderNo: placed.orderNo, amount: '10.00', tradeNo: randomUUID(), payType };

      const { code } = await storefront.raw('POST', '/open/order/pay', { body });
      expect(code).toBe(400);
      expect(await info(placed)).toMatchObject({ paid: false });
    },
  );

  it('says it where the provider takes no new payments, though not where a setting of it is wrong', async () => {
    provider.become('misset');
    const placed = await order({ of: await sku({ price: 1000 }) });
    const told = { orderNo: placed.orderNo, amount: 1000, tradeNo: 'T-2' };
    await expect(storefront.run(openOrderCalls.pay, told)).rejects.toMatchObject(BY_PROVIDER);

    provider.become('refundsOnly');
    await storefront.run(openOrderCalls.pay, told);
    expect(await info(placed)).toMatchObject({ paid: true });
    provider.become('willing');
  });
});

describe('a code that staff show', () => {
  it('is paid by whoever scans it, and seen by whoever waits', async () => {
    const { orderNo } = await order({ of: await sku({ price: 1000 }) });
    const shown = await boss().run(deskPaymentCalls.showCode, { orderNo });
    expect(shown).toMatchObject({ state: 'open', channel: 'native', codeUrl: expect.any(String) });

    provider.pay(shown.number);
    shop.clock.pass('5 seconds');

    expect(await boss().run(deskPaymentCalls.watchCode, { orderNo })).toMatchObject({ state: 'paid' });
  });
});
