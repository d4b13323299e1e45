import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { pointSettings } from '#contract/customers/settings.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { configCalls } from '#contract/settings/config.ts';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { type PlacedOrder, ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';
import { shareOf } from '../orders/rules.ts';
import { deductionOf } from './rules.ts';

const shop = openShop();
const { sku, order, pay, storefront, info, stockOf } = ordersIn(shop);
const { grant, standing, ledger, gaps } = accountsIn(shop);
let accounts = 0;

/** 10 fen for a point, 2 points for a yuan. */
beforeAll(async () => {
  const set = (key: string, value: string) => shop.admin().run(configCalls.save, { key, value });
  await set(pointSettings.integral_ratio.key, '0.1');
  await set(pointSettings.order_give_integral.key, '2');
});

/** An order of 10.50 yuan by somebody with so many points. */
async function buyer(points: number) {
  const account = `points-${(accounts += 1)}`;
  if (points > 0) await grant(account, points);
  const of = await sku({ price: 1050, stock: 9 });
  return { account, of, place: () => order({ of, buyer: { account }, useIntegral: true }) };
}
const refund = ({ orderNo }: PlacedOrder, amount: number, requestKey: string) =>
  shop.admin().run(refundCalls.agreeRefund, { orderNo, amount, reason: '协商', requestKey });

describe('points that pay for an order', () => {
  it('leave when it is placed, and earn by what is left to pay', async () => {
    const { account, place } = await buyer(40);

    const placed = await place();

    expect(placed).toMatchObject({ useIntegral: 40, deductionPrice: 400, payPrice: 650, gainIntegral: 13 });
    expect(await standing(account)).toMatchObject({ points: 0 });
    expect((await ledger(account)).points.at(-1)).toMatchObject({ kind: 'use', integral: -40, link_id: placed.orderNo });
  });

  it('are no more than it takes, and then it is paid', async () => {
    const { account, place } = await buyer(500);

    expect(await place()).toMatchObject({ useIntegral: 105, payPrice: 0, paid: true });
    expect(await standing(account)).toMatchObject({ points: 395 });
  });

  it('are used once by two orders at once', async () => {
    const { account, place } = await buyer(40);

    const both = await Promise.all([place(), place()]);

    expect(both.map(({ useIntegral }) => useIntegral).toSorted((a, b) => a - b)).toEqual([0, 40]);
    expect(await standing(account)).toMatchObject({ points: 0 });
    expect(await gaps()).toEqual([]);
  });

  it('come back once when it is cancelled, by its buyer or by time', async () => {
    const { account, place } = await buyer(40);
    const first = await place();
    await Promise.all([1, 2].map(() => storefront.run(openOrderCalls.cancel, { orderNo: first.orderNo })));
    expect(await standing(account)).toMatchObject({ points: 40 });

    const second = await place();
    await shop.pass('61 minutes');
    await shop.pass('61 minutes');

    expect(await standing(account)).toMatchObject({ points: 40 });
    expect(await info(second)).toMatchObject({ useIntegral: 40, backIntegral: 40 });
  });

  it('come back in the scale of the refund, and what it earned goes', async () => {
    const { account, place } = await buyer(40);
    const placed = await place();
    await pay(placed);

    await refund(placed, 325, 'half');
    await shop.runQueued();
    expect(await standing(account)).toMatchObject({ points: 20 });
    expect(await info(placed)).toMatchObject({ backIntegral: 20 });
    await refund(placed, 325, 'rest');
    await shop.runQueued();

    expect(await standing(account)).toMatchObject({ points: 40 });
    expect((await ledger(account)).points.find(({ kind }) => kind === 'gain')).toMatchObject({ status: 4 });
    expect(await gaps()).toEqual([]);
  });

  it('come back once when they paid for all of it, however often it is refunded', async () => {
    const { account, of, place } = await buyer(500);
    const placed = await place();

    const outcomes = await Promise.allSettled(['one', 'two', 'three'].map((key) => refund(placed, 0, key)));
    await shop.runQueued();

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { message: '订单已退款' } });
    expect(await info(placed)).toMatchObject({ refundStatus: 2, refundPrice: 0, backIntegral: 105 });
    expect([await standing(account), await stockOf(of)]).toMatchObject([{ money: 0, points: 500 }, 9]);
    expect((await ledger(account)).points.filter(({ kind }) => kind === 'giveBack')).toHaveLength(1);
  });

  it('need somebody whose points they are', async () => {
    await expect(order({ of: await sku(), useIntegral: true })).rejects.toMatchObject({
      message: '订单没有客户账号，不能使用余额、积分和优惠券',
    });
  });
});

describe('points that an order earns', () => {
  it('count after its receipt', async () => {
    const account = 'earner';
    const placed = await order({ of: await sku({ price: 1050 }), buyer: { account }, sent: true });
    expect(await standing(account)).toMatchObject({ points: 0 });

    await storefront.run(openOrderCalls.confirmReceipt, { orderNo: placed.orderNo });
    await shop.pass('1 minute');

    expect(await standing(account)).toMatchObject({ points: 21 });
  });

  it('are those of the price that is paid, after a change as well', async () => {
    const { orderNo } = await order({ of: await sku({ price: 1050 }), buyer: { account: 'bargainer' } });

    await shop.admin().run(orderCalls.updatePrice, { orderNo, payPrice: 500 });

    expect(await storefront.run(openOrderCalls.read, { orderNo })).toMatchObject({ payPrice: 500, gainIntegral: 10 });
  });
});

const fen = fc.integer({ min: 0, max: 1_000_000 });

describe('what points take off', () => {
  it('is never more than is due, nor more than the points are worth', () => {
    fc.assert(
      fc.property(fen, fen, fc.integer({ min: 0, max: 9900 }), (due, points, ratio) => {
        const { useIntegral, deductionPrice } = deductionOf(due, points, ratio);
        expect(deductionPrice).toBeLessThanOrEqual(Math.min(due, useIntegral * ratio));
        expect(useIntegral).toBeLessThanOrEqual(points);
      }),
    );
  });

  it('comes back in parts that sum to the whole', () => {
    fc.assert(
      fc.property(fen, fc.array(fen, { minLength: 1 }), (points, parts) => {
        const paid = parts.reduce((sum, part) => sum + part, 0);
        let refunded = 0;
        const shares = parts.map((part) => shareOf(points, (refunded += part), paid));
        expect(shares).toEqual(shares.toSorted((a, b) => a - b));
        expect(shares.at(-1)).toBe(points);
      }),
    );
  });
});
