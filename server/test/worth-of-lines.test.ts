import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { productCalls } from '#contract/catalogue/products.ts';
import { couponUses } from '#contract/coupon-record.ts';
import { pointSettings } from '#contract/customers/settings.ts';
import { distributionSettings } from '#contract/distribution/settings.ts';
import { orderExportCalls } from '#contract/order-figures/order-export.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { configCalls } from '#contract/settings/config.ts';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { product, sku as skus } from '#server/catalogue/index.ts';
import { orderLine } from '#server/orders/index.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { accountsIn } from './accounts.ts';
import { catalogueIn } from './catalogue.ts';
import { couponsIn } from './coupons.ts';
import { exportsIn } from './exports.ts';
import { invoicesIn } from './invoices.ts';
import { marketingIn } from './marketing.ts';
import type { PlacedOrder } from './orders.ts';
import { promotersIn } from './promoters.ts';
import { casesIn } from './return-cases.ts';
import { openShop } from './shop.ts';

const shop = openShop();
const { sku, order, pay, send, draft, storefront, info, stockOf, open, checkIn, refundCase } = casesIn(shop);
const { coupon, given } = couponsIn(shop);
const { grant, gaps } = accountsIn(shop);
const { apply, info: applied } = invoicesIn(shop);
const { promoter, earnedBy } = promotersIn(shop);
const catalogue = catalogueIn(shop);
const { groupBuy } = marketingIn(shop);
const exported = exportsIn(shop);
const staff = shop.admin();
let buyers = 0;

beforeAll(async () => {
  const set = (key: string, value: string) => staff.run(configCalls.save, { key, value });
  await set(distributionSettings.brokerage_func_status.key, '1');
  await set(distributionSettings.store_brokerage_ratio.key, '10');
  await set(pointSettings.integral_ratio.key, '0.1');
  await promoter('top');
});

const productOf = async (skuId: number) =>
  (await shop.db.select({ id: skus.productId }).from(skus).where(eq(skus.id, skuId)))[0]?.id ?? 0;

interface Basket {
  /** Price and pieces of each line. */
  goods: readonly (readonly [number, number])[];
  /** Coupon in fen; for the first goods alone where it is one of products. */
  off?: number;
  onlyFirst?: boolean;
}

/** An order of several goods by somebody whom 王小明 brought. */
async function sold({ goods, off = 0, onlyFirst = false }: Basket) {
  const account = `worth-${(buyers += 1)}`;
  await promoter(account, { by: 'top' });
  const kinds: number[] = [];
  for (const [price] of goods) kinds.push(await sku({ price, stock: 99 }));
  const [first = 0] = kinds;
  const scope = onlyFirst ? { useType: couponUses.products, primaryKey: [await productOf(first)] } : {};
  const couponId = off > 0 ? await given(await coupon({ money: off, minPrice: 0, ...scope }), account) : undefined;
  const lines = kinds.map((skuId, at) => ({ skuId, quantity: goods[at]?.[1] ?? 1 }));
  const placed: PlacedOrder = await storefront.run(openOrderCalls.create, {
    ...draft({ of: first, buyer: { account } }),
    lines,
    ...(couponId !== undefined && { couponId }),
    idempotencyKey: randomUUID(),
  });
  await pay(placed);
  const ids = (await info(placed)).orderInfo.map(({ id }) => id);
  return { placed, kinds, ids, account };
}

const paidOf = async (placed: PlacedOrder) => (await info(placed)).orderInfo.map(({ paidPrice }) => paidPrice);
const refundedOf = async (placed: PlacedOrder) => (await info(placed)).orderInfo.map(({ refundedPrice }) => refundedPrice);
const exportedOf = async ({ orderNo }: PlacedOrder) => {
  const filter = { orderNo, status: 'all', type: 2 } as const;
  return (await exported(orderExportCalls.exportOrders, filter, ['lineSum', 'linePaid', 'payPrice'])).slice(1);
};
const refund = ({ orderNo }: PlacedOrder, amount: number, lines: { lineId: number; quantity: number }[] = []) =>
  staff
    .run(refundCalls.agreeRefund, { orderNo, amount, lines, reason: '协商', requestKey: randomUUID() })
    .then(() => shop.runQueued());

describe('two goods of 100 yuan, one with 50 off', () => {
  const basket = {
    goods: [
      [10_000, 1],
      [10_000, 1],
    ],
    off: 5000,
    onlyFirst: true,
  } as const;

  it('are worth 50 and 100 in the record, the wire’s refund and the invoice', async () => {
    const { placed, kinds, account } = await sold(basket);
    const [mug = 0] = kinds;
    expect(await paidOf(placed)).toEqual([5000, 10_000]);
    expect(await exportedOf(placed)).toEqual([
      ['100', '50', '150'],
      ['100', '100'],
    ]);
    const [earned] = await earnedBy(placed.orderNo);
    expect(earned).toMatchObject({ price: 1500 });

    await storefront.run(openOrderCalls.askRefund, {
      orderNo: placed.orderNo,
      reason: '与描述不符',
      lines: [{ skuId: mug, quantity: 1 }],
    });
    await staff.run(refundCalls.refund, { orderNo: placed.orderNo, amount: 5000 });
    await shop.runQueued();

    expect(await refundedOf(placed)).toEqual([5000, 0]);
    expect(await stockOf(mug)).toBe(99);
    const [made] = await staff.run(refundCalls.listRefunds, { orderNo: placed.orderNo });
    expect(made).toMatchObject({ amount: 5000, lines: [{ quantity: 1 }], parts: [{ amount: 5000, postage: 0 }] });
    expect(await earnedBy(placed.orderNo)).toMatchObject([{ price: 1000 }]);

    await send(placed);
    await storefront.run(openOrderCalls.confirmReceipt, { orderNo: placed.orderNo });
    const { lines } = await applied(await apply(account, [placed]));
    expect(lines.map(({ num, amount }) => [num, amount])).toEqual([[1, 10_000]]);
    expect(await gaps()).toEqual([]);
  });

  it('are offered at that by a return case, and together at what was paid', async () => {
    const { placed, ids } = await sold(basket);
    await send(placed);
    for (const [at, worth] of [
      [1, 10_000],
      [0, 5000],
    ] as const) {
      const { id } = await open(placed, { lines: [{ lineId: ids[at] ?? 0, quantity: 1 }] });
      expect((await checkIn({ id })).proposed).toBe(worth);
      await refundCase(id, worth);
      await shop.runQueued();
    }
    expect(await info(placed)).toMatchObject({ refundPrice: 15_000, statusStr: { key: 'refunded' } });
    expect(await gaps()).toEqual([]);
  });
});

describe('the share of a line', () => {
  it.each([
    [
      [
        [3334, 1],
        [3333, 1],
        [3333, 1],
      ],
      1,
      [3333, 3333, 3333],
    ],
    [
      [
        [1000, 1],
        [1000, 1],
        [1000, 1],
      ],
      1000,
      [666, 667, 667],
    ],
    [[[2390, 10]], 5975, [17_925]],
  ] as const)('of %j with %i off sums to what was paid', async (goods, off, paid) => {
    const { placed } = await sold({ goods, off });
    expect(await paidOf(placed)).toEqual(paid);
  });

  it('comes back by pieces without losing a fen', async () => {
    const { placed, ids } = await sold({ goods: [[2390, 10]], off: 5975 });
    const turns = [
      [3, 5377],
      [3, 5378],
      [4, 7170],
    ] as const;
    for (const [quantity, amount] of turns) await refund(placed, amount, [{ lineId: ids[0] ?? 0, quantity }]);
    expect(await info(placed)).toMatchObject({ refundPrice: 17_925, statusStr: { key: 'refunded' } });
    expect(await refundedOf(placed)).toEqual([17_925]);
  });

  it('bears an amount without goods in proportion', async () => {
    const { placed } = await sold({
      goods: [
        [1000, 1],
        [3000, 1],
      ],
    });
    await refund(placed, 400);
    expect(await refundedOf(placed)).toEqual([100, 300]);
  });

  it.each([
    [12_000, [4000, 8000]],
    [100, [33, 67]],
  ])('moves with a price that was changed to %i, and back where the money of before arrives', async (to, paid) => {
    const [one, two] = [await sku({ price: 1000 }), await sku({ price: 2000 })];
    const lines = [one, two].map((skuId) => ({ skuId, quantity: 1 }));
    const placed: PlacedOrder = await storefront.run(openOrderCalls.create, { ...draft({ of: one }), lines });
    await staff.run(orderCalls.updatePrice, { orderNo: placed.orderNo, payPrice: to });
    expect(await paidOf(placed)).toEqual(paid);

    await storefront.run(openOrderCalls.pay, { orderNo: placed.orderNo, amount: 3000, tradeNo: placed.orderNo });
    expect(await paidOf(placed)).toEqual([1000, 2000]);
    expect(await gaps()).toEqual([]);
  });

  it('of goods that cost nothing is nothing, whatever comes off the others', async () => {
    const { placed, ids } = await sold({
      goods: [
        [0, 1],
        [3000, 1],
      ],
      off: 1000,
    });
    expect(await paidOf(placed)).toEqual([0, 2000]);

    await refund(placed, 2000, [{ lineId: ids[1] ?? 0, quantity: 1 }]);
    expect(await refundedOf(placed)).toEqual([0, 2000]);
    expect(await gaps()).toEqual([]);
  });

  it('of a group-buy is its price there', async () => {
    const { id, skuId } = await groupBuy({ original: 1000, price: 700 });
    const placed = await order({ of: skuId, activityId: id, buyer: { account: 'group-buyer' }, paid: true });
    expect(await paidOf(placed)).toEqual([700]);
  });

  it('of goods that points paid for is nothing', async () => {
    await grant('points', 100);
    const placed = await order({ of: await sku({ price: 1000 }), buyer: { account: 'points' }, useIntegral: true });
    expect(await paidOf(placed)).toEqual([0]);
    expect(await gaps()).toEqual([]);
  });
});

describe('a line', () => {
  it('keeps seller, cost and categories of its moment, whatever becomes of the product', async () => {
    const cateId = await catalogue.category();
    const merId = await catalogue.seller('小店');
    const id = await catalogue.saved({ cateId: String(cateId), merId });
    await staff.run(productCalls.putOnShell, { id });
    const [kind] = await shop.db.select().from(skus).where(eq(skus.productId, id));
    const placed = await order({ of: kind?.id ?? 0 });
    await shop.app.write({ name: 'test.move', actor: systemActor('test') }, ({ tx }) =>
      tx.update(product).set({ merId: null }).where(eq(product.id, id)),
    );

    const [kept] = await shop.db.select().from(orderLine).where(eq(orderLine.productId, id));
    expect(kept).toMatchObject({ merId, cost: kind?.cost, cateIds: [cateId] });
    expect(
      (await staff.run(orderCalls.list, { orderNo: placed.orderNo, status: 'all', type: 2, page: 1, limit: 1 })).list,
    ).toMatchObject([{ merId }]);
  });
});
