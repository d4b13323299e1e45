import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { openSkuCalls } from '#contract/storefront/orders.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { ordersIn } from '../orders.ts';
import { pagesOf, vacuum } from '../pages.ts';
import { openShop } from '../shop.ts';

const shop = openShop();
const { sku, storefront } = ordersIn(shop);
const SKUS = 12_000;

// Products: one has a bowl, another all the cups; bar codes number them.
beforeAll(async () => {
  await sku({ name: '青花碗', barCode: '690000007' });
  const cup = await sku({ name: '白瓷杯', barCode: '690000008' });
  await shop.app.write({ name: 'test.skus', actor: systemActor('test') }, ({ tx }) =>
    tx.execute(sql`
      insert into sku (product_id, suk, attr_value, image, stock, price, cost, ot_price, place)
      select product_id, '第 ' || n || ' 款', '{}', '', 0, 1000, 500, 1000, n from sku, generate_series(1, ${SKUS}) n where id = ${cup}`),
  );
  await vacuum(shop, 'sku', 'product');
});

const onSale = (query: { page?: number; limit?: number; keywords?: string }) =>
  storefront.run(openSkuCalls.onSale, { page: 1, limit: 20, ...query });

describe('the list of twelve thousand SKUs on sale', () => {
  it('is counted up to a cap, and beyond it for whoever comes so far', async () => {
    expect(await onSale({})).toMatchObject({ total: 10_000, totalPage: 500, capped: true });
    const { total, capped, list } = await onSale({ page: 601 });
    expect([total, capped, list.map((one) => one.productName)]).toEqual([SKUS + 2, undefined, ['白瓷杯', '青花碗']]);
  });

  it('finds a word and a bar code without reading along, and reads along where most have the word', async () => {
    const names = async (keywords: string) => (await onSale({ keywords })).list.map((one) => one.sku);
    expect([await names('青花'), await names('90000007')]).toEqual([['默认'], ['默认']]);
    expect((await onSale({ keywords: '白瓷' })).list.map((one) => one.sku)).toEqual([
      '默认',
      ...Array.from({ length: 19 }, (_, n) => `第 ${n + 1} 款`),
    ]);
    expect(await pagesOf(shop, 'sku', () => onSale({ keywords: '青花' }))).toBeLessThan(30);
  });
});
