import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { productCalls } from '#contract/catalogue/products.ts';
import { lowStockCalls, stockCalls } from '#contract/catalogue/stock.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import { openShop } from '../../../test/shop.ts';
import { moveStock } from './move-stock.ts';
import type { StockMove } from './stock-move.ts';
import { actorName } from './rules.ts';

const shop = openShop();
const catalogue = catalogueIn(shop);
const page = { page: 1, limit: 20 };

async function skuOf(productId: number, index = 0): Promise<number> {
  return (await catalogue.skusOf(productId))[index]?.id ?? 0;
}
const move = (...moves: StockMove[]) =>
  shop.app.write({ name: 'test.move', actor: systemActor('nightly-job') }, (write) => moveStock(write, moves));
const sell = (skuId: number, quantity: number) => move({ skuId, delta: -quantity, sold: quantity, cause: 'order' });
const ledger = async (input: object) => (await shop.admin().run(stockCalls.list, { ...page, productId: 0, ...input })).list;

/** A change of SKUs past their triggers, as a disk that lies would make it. */
const tamper = (statement: ReturnType<typeof sql>) =>
  shop.db.transaction(async (tx) => {
    await tx.execute(sql`alter table sku disable trigger user`);
    await tx.execute(statement);
    await tx.execute(sql`alter table sku enable trigger user`);
  });

describe('the ledger of a product', () => {
  it('says who moved what, why, and what was left', async () => {
    const productId = await catalogue.product({ stock: 10 });
    const sku = await skuOf(productId);
    const clerk = await shop.admin({ may: ['admin:product:update'], realName: '小王' });
    await clerk.run(productCalls.patch, { id: productId, stock: 25 });
    await sell(sku, 4);

    const entries = await ledger({ productId });

    expect(entries.map(({ delta, balance, causeLabel, actor }) => [delta, balance, causeLabel, actor])).toEqual([
      [-4, 21, '下单', '系统任务'],
      [15, 25, '改库存', '小王'],
      [10, 10, '初始库存', '系统任务'],
    ]);
  });

  it('is empty for a SKU of another product', async () => {
    const [productId, other] = [await catalogue.product({ stock: 10 }), await catalogue.product({ stock: 10 })];

    expect(await ledger({ productId, skuId: await skuOf(other) })).toEqual([]);
    expect(await ledger({ productId, skuId: await skuOf(productId) })).toHaveLength(1);
  });

  it.each([
    ['the store', { role: '仓库' }, 200],
    ['whoever sees the product', { may: ['admin:product:info'] }, 200],
    ['nobody else', { role: '财务' }, 403],
  ])('is open to %s', async (_, who, code) => {
    const productId = await catalogue.product({ stock: 10 });

    const answer = await shop.admin(who).raw('GET', stockCalls.list.path, { query: { productId } });

    expect(answer.code).toBe(code);
  });

  it('has the balance of each SKU, on any page and under any filter', async () => {
    const productId = await catalogue.product({ colours: ['红', '蓝'], stock: 10 });
    const [red, blue] = [await skuOf(productId), await skuOf(productId, 1)];
    await sell(red, 1);
    await sell(blue, 2);
    await sell(red, 3);
    await move({ skuId: red, delta: 5, cause: 'edit' });

    const balances = (entries: Awaited<ReturnType<typeof ledger>>) => entries.map(({ suk, balance }) => [suk, balance]);

    expect(balances(await ledger({ productId, limit: 2 }))).toEqual([
      ['红', 11],
      ['红', 6],
    ]);
    expect(balances(await ledger({ productId, limit: 2, page: 2 }))).toEqual([
      ['蓝', 8],
      ['红', 9],
    ]);
    expect(balances(await ledger({ productId, skuId: red, cause: 'order' }))).toEqual([
      ['红', 6],
      ['红', 9],
    ]);
    expect(await ledger({ productId, dateLimit: 'yesterday' })).toEqual([]);
    expect(await ledger({ productId, dateLimit: 'today' })).toHaveLength(6);
  });

  it('costs a fixed number of queries', async () => {
    const productId = await catalogue.product({ stock: 10 });
    await sell(await skuOf(productId), 1);
    const list = (limit: number) => shop.countQueries(() => ledger({ productId, limit }));
    await list(1);

    expect(await list(20)).toBe(await list(1));
  });

  it('refuses a cause that is none', async () => {
    const answer = await shop.admin().raw('GET', '/admin/store/product/stock/list', { query: { productId: 1, cause: 'theft' } });

    expect(answer).toMatchObject({ code: 400, message: '未知的变动原因' });
  });

  it.each([
    ['admin', '小王', '小王'],
    ['storefront', '小程序', '经由 小程序'],
    ['system', 'cancel-unpaid', '系统任务'],
    ['system', '演示', '演示'],
    [null, null, ''],
  ])('names %s %s as %s', (kind, name, shown) => expect(actorName(kind, name)).toBe(shown));
});

describe('the nightly proof', () => {
  const proof = () => shop.admin().run(stockCalls.proof, {});
  it('is kept, and finds nothing in a sound shop', async () => {
    await catalogue.product({ stock: 3 });

    await shop.runDue();

    expect(await proof()).toMatchObject({ differing: 0, gaps: [] });
    expect((await proof())?.checked).toBeGreaterThan(1);
  });

  it('finds a broken figure, names it and fails', async () => {
    const productId = await catalogue.product({ storeName: '坏数字', stock: 7 });
    await tamper(sql`update sku set stock = 9 where product_id = ${productId}`);

    await expect(shop.runDue()).rejects.toThrow('stock: 2 kept figures differ');

    expect(await proof()).toMatchObject({
      differing: 2,
      gaps: expect.arrayContaining([{ noun: 'sku', id: await skuOf(productId), stock: 9, entries: 7, name: '坏数字 默认' }]),
    });
    await tamper(sql`update sku set stock = 7 where product_id = ${productId}`);
  });
});

describe('a product that falls to the threshold of 警戒库存', () => {
  const open = async (productId: number) =>
    (await shop.admin().run(lowStockCalls.list, { ...page, open: true })).list.filter((notice) => notice.productId === productId);

  it('is told of once, however many orders follow', async () => {
    const productId = await catalogue.product({ storeName: '快没了', stock: 22 });
    const sku = await skuOf(productId);

    await sell(sku, 1);
    expect(await open(productId)).toEqual([]);
    await sell(sku, 2);
    await sell(sku, 3);

    expect(await open(productId)).toMatchObject([
      { storeName: '快没了', fellTo: 19, threshold: 20, stock: 16, refillTime: null },
    ]);
  });

  it('is told of once by two orders at the same moment', async () => {
    const productId = await catalogue.product({ stock: 21 });
    const sku = await skuOf(productId);

    await Promise.all(Array.from({ length: 8 }, () => sell(sku, 1)));

    expect(await open(productId)).toHaveLength(1);
  });

  it('is told of again after it was refilled', async () => {
    const productId = await catalogue.product({ stock: 21 });
    const sku = await skuOf(productId);
    await sell(sku, 1);

    await move({ skuId: sku, delta: 50, cause: 'edit' });
    expect(await open(productId)).toEqual([]);
    await sell(sku, 60);

    const all = (await shop.admin().run(lowStockCalls.list, page)).list.filter((notice) => notice.productId === productId);
    expect(all.map(({ fellTo, refillTime }) => [fellTo, refillTime !== null])).toEqual([
      [10, false],
      [20, true],
    ]);
  });

  it('is no news when staff lowered it themselves, or it is in the bin', async () => {
    const productId = await catalogue.product({ stock: 30 });

    await move({ skuId: await skuOf(productId), delta: -20, cause: 'edit' });

    expect(await open(productId)).toEqual([]);
  });
});
