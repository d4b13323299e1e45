import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import { openShop } from '../../../test/shop.ts';
import { moveStock } from './move-stock.ts';

const shop = openShop();
const catalogue = catalogueIn(shop);
const take = (skuId: number, quantity: number) =>
  shop.app.write({ name: 'test.take', actor: systemActor('test') }, (write) =>
    moveStock(write, [{ skuId, delta: -quantity, sold: quantity, cause: 'order' }]),
  );

describe('stock', () => {
  it('is taken by exactly as many buyers as there are pieces', async () => {
    const id = await catalogue.product({ stock: 20 });
    const [sku] = await catalogue.skusOf(id);

    const tries = await Promise.allSettled(Array.from({ length: 50 }, () => take(sku?.id ?? 0, 1)));

    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    expect(await catalogue.row(id)).toMatchObject({ stock: 0, sales: 20 });
    expect(await catalogue.gaps()).toEqual([]);
  });

  it('never goes below zero', async () => {
    const [sku] = await catalogue.skusOf(await catalogue.product({ stock: 1 }));

    await expect(take(sku?.id ?? 0, 2)).rejects.toMatchObject({ cause: { constraint: 'sku__stock' } });
  });

  it('keeps its ledger as it was written', async () => {
    await catalogue.product({ stock: 1 });

    await expect(shop.db.execute(sql`update stock_entry set delta = 5`)).rejects.toMatchObject({ cause: { code: 'SB002' } });
  });
});
