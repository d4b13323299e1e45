import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { changeCalls } from '#contract/changes/changes.ts';
import { BULK_SYNC_MAX } from '#contract/bulk-run.ts';
import { productBulkCalls } from '#contract/catalogue/bulk/product-bulk.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { jobCalls } from '#contract/jobs/jobs.ts';
import { runJob } from '#server/jobs/index.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import { openSecond } from '../../../test/second.ts';
import { openShop } from '../../../test/shop.ts';
import { moveStock } from '../stock/move-stock.ts';
import { bulkKind } from './bulk-kind.ts';

const shop = openShop();
const second = openSecond(shop);
const catalogue = catalogueIn(shop);
const { bulkPreview, bulkRun, bulkInfo, bulkList, bulkRows, bulkRetry, bulkPutOnShell, bulkRecycle } = productBulkCalls;
const everyRow = { page: 1, limit: 9999 };

const some = (count: number, overrides: object = {}) => catalogue.products(count, { price: 1000, stock: 10, ...overrides });
const prices = async (ids: readonly number[]) => (await Promise.all(ids.map(catalogue.row))).map(({ price }) => price);
const stocks = async (ids: readonly number[]) => (await Promise.all(ids.map(catalogue.row))).map(({ stock }) => stock);

async function many(storeName: string): Promise<number[]> {
  const cateId = await catalogue.category();
  return some(BULK_SYNC_MAX + 1, { storeName, cateId });
}

describe('a preview', () => {
  it('shows old and new, names what cannot be, and changes nothing', async () => {
    const cheap = await catalogue.product({ storeName: '便宜', price: 100 });
    const [dear] = await some(1, { storeName: '不便宜' });
    const binned = await catalogue.product({ storeName: '扔掉' });
    await shop.admin().run(productCalls.delete, { id: binned, type: 'recycle' });

    const input = { ids: [cheap, dear ?? 0, binned, 999_999], price: { way: 'add' as const, value: -200 } };
    const preview = await shop.admin().run(bulkPreview, input);

    expect(preview).toMatchObject({ matched: 4, changed: 1, unchanged: 0, refusedCount: 3 });
    expect(preview.rows).toMatchObject([{ id: dear, lines: [{ label: '售价', before: '10.00', after: '8.00' }] }]);
    expect(preview.refused.map(({ reason }) => reason)).toEqual([
      '商品不存在',
      '改后售价为 −1.00 元，不能小于 0，请减小降价幅度',
      '商品在回收站里，请先恢复商品',
    ]);
    expect(await prices([cheap, dear ?? 0])).toEqual([100, 1000]);
  });

  it('asks the database as often for 100 products as for one', async () => {
    const ids = await some(100);
    const admin = shop.admin();
    const ask = (chosen: number[]) => () => admin.run(bulkPreview, { ids: chosen, stock: { way: 'add', value: 1 } });
    await ask(ids)();

    expect(await shop.countQueries(ask(ids))).toBe(await shop.countQueries(ask(ids.slice(0, 1))));
  });

  it('names categories and freight templates in words', async () => {
    const [old, fresh] = [await catalogue.category({ name: '旧分类' }), await catalogue.category({ name: '新分类' })];
    const id = await catalogue.product({ cateId: old });

    const preview = await shop.admin().run(bulkPreview, { ids: [id], category: { way: 'add', cateId: [fresh] } });

    expect(preview.rows[0]?.lines).toEqual([{ label: '分类', before: '旧分类', after: '旧分类、新分类' }]);
  });

  it('names SKUs of several values as people read them', async () => {
    const [id = 0] = await some(1, { colours: ['红', '蓝'] });
    await shop.app.write({ name: 'test.suks', actor: systemActor('test') }, ({ tx }) =>
      tx.execute(sql`update sku set suk = suk || ',大' where product_id = ${id}`),
    );

    const preview = await shop.admin().run(bulkPreview, { ids: [id], price: { way: 'set', value: 1 } });

    expect(preview.rows[0]?.lines.map(({ label }) => label)).toEqual(['红 / 大 售价', '蓝 / 大 售价']);
  });

  it.each([
    ['no products', { price: { way: 'set' as const, value: 1 } }, '请先选择商品'],
    ['nothing to change', { ids: [1] }, '请选择要修改的内容'],
    ['a category that is none', { ids: [1], category: { way: 'add' as const, cateId: [999_999] } }, /分类不存在/],
    ['a freight template that is none', { ids: [1], freight: { tempId: 999_999 } }, /运费模板不存在/],
  ])('refuses %s', async (_, input, message) => {
    await expect(shop.admin().run(bulkPreview, input)).rejects.toMatchObject({ message: expect.stringMatching(message) });
  });
});

describe('a run over a few products', () => {
  it('changes price, stock, categories and freight at once, and is taken back as one', async () => {
    const ids = await some(3, { colours: ['红', '蓝'] });
    const fresh = await catalogue.category();

    const { value, changeId } = await shop.admin().change(bulkRun, {
      ids,
      price: { way: 'percent', value: 1000, ending: '99' },
      stock: { way: 'set', value: 7 },
      category: { way: 'replace', cateId: [fresh] },
    });

    expect(value).toMatchObject({ matched: 3, changed: 3, refused: [], jobId: null });
    expect(await prices(ids)).toEqual([1199, 1199, 1199]);
    expect(await stocks(ids)).toEqual([14, 14, 14]);
    expect((await catalogue.row(ids[0] ?? 0)).cateId).toBe(String(fresh));
    await shop.admin().run(changeCalls.undo, { id: changeId });
    expect(await prices(ids)).toEqual([1000, 1000, 1000]);
    expect(await stocks(ids)).toEqual([20, 20, 20]);
    expect(await catalogue.gaps()).toEqual([]);
  });

  it('takes the lines of a sheet, stock as the difference to what was seen', async () => {
    const [id = 0] = await some(1, { colours: ['红', '蓝'] });
    const [red, blue] = await catalogue.skusOf(id);
    const figures = [
      { skuId: red?.id ?? 0, price: 555 },
      { skuId: blue?.id ?? 0, stock: 12, stockBase: 11 },
    ];

    await shop.admin().run(bulkRun, { ids: [id], figures });

    expect((await catalogue.skusOf(id)).map(({ price, stock }) => [price, stock])).toEqual([
      [555, 10],
      [1000, 11],
    ]);
  });

  it('has no part in the ledger without a cause', async () => {
    const [id = 0] = await some(1);

    await shop.admin().run(bulkRun, { ids: [id], stock: { way: 'add', value: -4 } });

    const { rows } = await shop.db.execute(sql`select delta, cause from stock_entry where product_id = ${id} order by id`);
    expect(rows).toEqual([
      { delta: 10, cause: 'opening' },
      { delta: -4, cause: 'bulk' },
    ]);
  });

  it('is refused when the filter finds others than the preview did', async () => {
    await some(2, { storeName: '数目不对' });
    const input = { filter: { keywords: '数目不对' }, stock: { way: 'add' as const, value: 1 }, expected: 3 };

    await expect(shop.admin().run(bulkRun, input)).rejects.toMatchObject({
      message: '符合条件的商品已从 3 件变为 2 件，请重新预览后再修改',
    });
  });

  it('leaves a commission above the price alone', async () => {
    const [id = 0] = await some(1);
    await shop.app.write({ name: 'test.sub', actor: systemActor('test') }, async ({ tx }) => {
      await tx.execute(sql`update product set is_sub = true where id = ${id}`);
      await tx.execute(sql`update sku set brokerage = 500 where product_id = ${id}`);
    });

    const outcome = await shop.admin().run(bulkRun, { ids: [id], price: { way: 'set', value: 499 } });

    expect(outcome).toMatchObject({ changed: 0, refused: [{ id, reason: '佣金不能大于售价' }] });
  });

  it('does not lose what an order takes meanwhile', async () => {
    const ids = await some(20);
    const skus = (await Promise.all(ids.map(catalogue.skusOf))).map(([sku]) => sku?.id ?? 0);
    const take = (skuId: number) =>
      shop.app.write({ name: 'test.take', actor: systemActor('test') }, (write) =>
        moveStock(write, [{ skuId, delta: -1, sold: 1, cause: 'order' }]),
      );

    await Promise.all([
      ...skus.map(take),
      shop.admin().run(bulkRun, { ids, stock: { way: 'add', value: 5 } }),
      ...skus.map(take),
    ]);

    expect(await stocks(ids)).toEqual(ids.map(() => 13));
    expect(await catalogue.gaps()).toEqual([]);
  });
});

describe('a move of many products', () => {
  it('moves those it can, says why not the others, and is taken back as one', async () => {
    const hidden = await catalogue.category({ status: false });
    const [good, other, bad] = [
      await catalogue.product({ storeName: '批量甲' }),
      await catalogue.product({ storeName: '批量乙' }),
      await catalogue.product({ storeName: '批量丙', cateId: hidden }),
    ];

    const { value, changeId } = await shop.admin().change(bulkPutOnShell, { filter: { keywords: '批量' } });

    expect(value).toMatchObject({ matched: 3, changed: 2, refused: [{ id: bad, storeName: '批量丙' }] });
    expect((await catalogue.row(good)).isShow).toBe(true);
    await shop.admin().run(changeCalls.undo, { id: changeId });
    expect([(await catalogue.row(good)).isShow, (await catalogue.row(other)).isShow]).toEqual([false, false]);
  });

  it('needs to know which', async () => {
    await expect(shop.admin().run(bulkRecycle, {})).rejects.toMatchObject({ message: '请先选择商品' });
  });
});

describe('a run over many products', () => {
  it('is a job over the products there were when it began, and one change', async () => {
    const ids = await many('任务甲');
    const admin = shop.admin();

    const started = await admin.run(bulkRun, {
      filter: { keywords: '任务甲' },
      stock: { way: 'add', value: 1 },
      expected: ids.length,
    });
    const late = await catalogue.product({ storeName: '任务甲', stock: 3 });
    expect(started).toMatchObject({ matched: ids.length, changed: 0 });
    await shop.runQueued();

    const job = await admin.run(jobCalls.info, { id: started.jobId ?? 0 });
    expect(job).toMatchObject({ state: 'done', message: `已修改 ${ids.length} 件` });
    const run = await admin.run(bulkInfo, { id: started.runId });
    expect(run).toMatchObject({ state: 'done', changed: ids.length, undone: false, label: '库存 +1' });
    expect([await stocks(ids.slice(0, 2)), (await catalogue.row(late)).stock]).toEqual([[11, 11], 3]);
    await admin.run(changeCalls.undo, { id: run.changeId ?? 0 });
    expect(await stocks(ids.slice(0, 2))).toEqual([10, 10]);
    expect(await admin.run(bulkInfo, { id: started.runId })).toMatchObject({ undone: true });
  });

  it('is done once by two processes, also when the job comes again', async () => {
    const ids = await many('任务乙');
    const other = await second();
    const { jobId } = await shop.admin().run(bulkRun, { ids, stock: { way: 'add', value: 1 } });

    await Promise.all([shop.runQueued(), other.app.runQueued()]);
    await runJob(bulkKind).run(shop.app, { jobId: jobId ?? 0, by: { id: 1, name: '站长' } });

    expect(new Set(await stocks(ids))).toEqual(new Set([11]));
  });
});

describe('the result of a run', () => {
  it('names each product with its reason, and only the rest is tried again', async () => {
    const [full = 0, empty = 0] = [await catalogue.product({ stock: 5 }), await catalogue.product({ stock: 1 })];
    const admin = shop.admin();
    const first = await admin.run(bulkRun, { ids: [full, empty], stock: { way: 'add', value: -3 } });
    const rows = await admin.run(bulkRows, { id: first.runId, ...everyRow });
    expect(rows.list).toMatchObject([
      { id: full, state: 'done', reason: '' },
      { id: empty, state: 'refused', reason: '现有库存 1，不够减，请减少要减的数量' },
    ]);

    await admin.run(productCalls.patch, { id: empty, stock: 8 });
    const again = await admin.run(bulkRetry, { id: first.runId });

    expect(again).toMatchObject({ matched: 1, changed: 1 });
    expect(await stocks([full, empty])).toEqual([2, 5]);
    await expect(admin.run(bulkRetry, { id: first.runId })).rejects.toMatchObject({ message: '没有需要重试的商品' });
    expect((await admin.run(bulkRows, { id: first.runId, state: 'retried', ...everyRow })).total).toBe(1);
  });

  it('is not tried again while it is under way', async () => {
    const ids = await many('任务丁');
    const { runId } = await shop.admin().run(bulkRun, { ids, stock: { way: 'add', value: 1 } });

    await expect(shop.admin().run(bulkRetry, { id: runId })).rejects.toMatchObject({
      message: expect.stringContaining('还没有结束'),
    });
    await shop.runQueued();
  });

  it('is for the person who started it, newest first', async () => {
    const [id = 0] = await some(1);
    const { runId } = await shop.admin().run(bulkRun, { ids: [id], stock: { way: 'add', value: 1 } });

    expect((await shop.admin().run(bulkList, everyRow)).list[0]).toMatchObject({ id: runId, matched: 1 });
    const other = shop.admin({ may: ['admin:product:update'] });
    expect((await other.run(bulkList, everyRow)).total).toBe(0);
    for (const call of [bulkInfo, bulkRetry])
      await expect(other.run(call, { id: runId })).rejects.toMatchObject({ message: '没有找到这次批量修改，可能已被清理' });
    await expect(other.run(bulkRows, { id: runId, ...everyRow })).rejects.toMatchObject({ code: 404 });
  });

  it('asks as often for a long list as for a short one', async () => {
    const admin = shop.admin();
    const { runId } = await admin.run(bulkRun, { ids: await some(30), stock: { way: 'add', value: 1 } });
    const ask = (limit: number) => () => admin.run(bulkRows, { id: runId, page: 1, limit });
    await ask(1)();

    expect(await shop.countQueries(ask(30))).toBe(await shop.countQueries(ask(1)));
  });

  it('is kept for 30 days', async () => {
    const [id = 0] = await some(1);
    const { runId } = await shop.admin().run(bulkRun, { ids: [id], stock: { way: 'add', value: 1 } });

    await shop.pass('31 days');

    const { rows } = await shop.db.execute(sql`select id from run_row where run_id = ${runId}`);
    expect(rows).toEqual([]);
  });
});
