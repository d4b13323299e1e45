import { describe, expect, it } from 'vitest';
import { lowStockCalls } from '#contract/catalogue/stock.ts';
import { moveStock } from '#server/catalogue/index.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const { sku, order } = ordersIn(shop);
const threshold = 20;

const noticesOf = async (name: string, open: boolean) => {
  const { list } = await shop.admin().run(lowStockCalls.list, { page: 1, limit: 100, open });
  return list.filter(({ storeName }) => storeName === name);
};
const refill = (skuId: number) =>
  shop.app.write({ name: 'test.refill', actor: systemActor('test') }, (write) =>
    moveStock(write, [{ skuId, delta: 100, cause: 'edit' }]),
  );

it('is counted as low up to the number of the settings', async () => {
  expect(await shop.admin().run(lowStockCalls.threshold, {})).toBe(threshold);
});

describe('stock that orders take to the threshold', () => {
  it('is noticed once, with what it fell to', async () => {
    const of = await sku({ name: '锡罐', stock: threshold + 5 });

    await order({ of, quantity: 5 });
    await order({ of, quantity: 1 });

    expect(await noticesOf('锡罐', true)).toMatchObject([
      { fellTo: threshold, threshold, stock: threshold - 1, refillTime: null },
    ]);
  });

  it('is noticed no longer when it was refilled, and again when it falls again', async () => {
    const of = await sku({ name: '铜罐', stock: threshold + 1 });
    await order({ of, quantity: 1 });
    await refill(of);
    expect(await noticesOf('铜罐', true)).toEqual([]);

    await order({ of, quantity: 100 });

    expect(await noticesOf('铜罐', true)).toHaveLength(1);
    expect(await noticesOf('铜罐', false)).toHaveLength(2);
  });

  it('is not noticed while it stays above', async () => {
    const of = await sku({ name: '铁罐', stock: threshold + 2 });

    await order({ of, quantity: 1 });

    expect(await noticesOf('铁罐', false)).toEqual([]);
  });
});
