import { describe, expect, it } from 'vitest';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { stockGaps } from '#server/catalogue/index.ts';
import { ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const { sku, order, draft, storefront, stockOf, info } = ordersIn(shop);

const place = (input: Parameters<typeof draft>[0]) => storefront.run(openOrderCalls.create, draft(input));

describe('a new order', () => {
  it('takes price and stock as they are', async () => {
    const mug = await sku({ stock: 5, price: 1250 });

    const placed = await order({ of: mug, quantity: 2 });

    expect(placed).toMatchObject({ state: 'unpaid', payPrice: 2500, freight: 0, paid: false });
    expect(await stockOf(mug)).toBe(3);
  });

  it('knows its lines and its buyer', async () => {
    const mug = await sku({ name: '保温杯' });

    const placed = await order({ of: mug, buyer: { account: 'a-1', nickname: '小明', phone: '13900000000' } });

    expect(await info(placed)).toMatchObject({
      nikeName: '小明',
      phone: '13900000000',
      orderInfo: [{ info: { productName: '保温杯', payNum: 1 } }],
    });
  });

  it('is refused when it comes to something else than the buyer was shown', async () => {
    const mug = await sku({ stock: 5, price: 1250 });

    await expect(place({ of: mug, expectedTotal: 1000 })).rejects.toMatchObject({
      message: expect.stringContaining('价格已变动'),
    });
    expect(await stockOf(mug)).toBe(5);
  });

  it('is refused for more than there is', async () => {
    const mug = await sku({ stock: 1 });

    await expect(place({ of: mug, quantity: 2 })).rejects.toMatchObject({ code: 500 });
    expect(await stockOf(mug)).toBe(1);
  });

  it('is refused for what is not on shelf', async () => {
    const hidden = await sku({ isShow: false });

    await expect(place({ of: hidden })).rejects.toMatchObject({ message: expect.stringContaining('下架') });
    await expect(place({ of: 999_999 })).rejects.toMatchObject({ message: expect.stringContaining('不存在') });
  });
});

describe('a repeated request', () => {
  it('answers the order it made the first time', async () => {
    const mug = await sku({ stock: 5 });
    const input = draft({ of: mug });

    const answers = await Promise.all([1, 2, 3].map(() => storefront.run(openOrderCalls.create, input)));

    expect(new Set(answers.map(({ orderNo }) => orderNo)).size).toBe(1);
    expect(await stockOf(mug)).toBe(4);
  });

  it('is refused when it asks for something else', async () => {
    const mug = await sku({ stock: 5 });
    const input = draft({ of: mug });
    await storefront.run(openOrderCalls.create, input);

    const other = storefront.run(openOrderCalls.create, { ...input, lines: [{ skuId: mug, quantity: 2 }] });

    await expect(other).rejects.toMatchObject({ message: expect.stringContaining('幂等标识') });
  });
});

describe('200 buyers racing for 50 mugs', () => {
  it('end with exactly 50 orders and a ledger that equals the stock', async () => {
    const mug = await sku({ stock: 50 });

    const outcomes = await Promise.allSettled(Array.from({ length: 200 }, () => order({ of: mug })));

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(50);
    expect(await stockOf(mug)).toBe(0);
    expect(await stockGaps(shop.db)).toEqual([]);
  });
});
