import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { productCalls } from '#contract/catalogue/products.ts';
import { changeCalls } from '#contract/changes/changes.ts';
import { jobCalls } from '#contract/jobs/jobs.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { tallyGaps } from '#server/platform/tally/counts.ts';
import { moveStock } from '#server/catalogue/stock/move-stock.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import { importsIn } from '../../../test/imports.ts';
import { openShop } from '../../../test/shop.ts';
import { undoJob } from './undo-job.ts';

const shop = openShop();
const catalogue = catalogueIn(shop);
const admin = shop.admin();
const { imported } = importsIn(shop);
const ROWS = 500;

const HEADINGS = '商品名称,分类,售价,库存,商品简介';
const linesOf = (name: string, said: string) =>
  Array.from({ length: ROWS }, (_, at) => `${name}${at},${name}类,${said.length},${said.length},${said}`).join('\n');

const find = async (keywords: string) => (await admin.run(productCalls.listAll, { keywords, page: 1, limit: 20 })).list;

/** An import of more rows than are taken back at once: one product that was there, the others new. */
async function large(name: string) {
  const id = await catalogue.product({ storeName: `${name}原有`, price: 1000, stock: 5 });
  const { outcome } = await imported(`${HEADINGS}\n${name}原有,,20,50,新\n${linesOf(name, '旧')}\n`);
  return { id, changeId: outcome.changeId ?? 0 };
}

const begun = async (changeId: number) => (await admin.run(changeCalls.undo, { id: changeId }))?.jobId ?? 0;

async function buy(productId: number): Promise<void> {
  const [sku] = await catalogue.skusOf(productId);
  await shop.app.write({ name: 'test.buy', actor: systemActor('test') }, (write) =>
    moveStock(write, [{ skuId: sku?.id ?? 0, delta: -1, sold: 1, cause: 'order' }]),
  );
}

/** Runs the job in the caller's time, telling of each portion before its commit; after `isDead` nothing is written any more. */
async function runJob(runId: number, id: number, before: (portion: number) => Promise<void>, isDead = () => false) {
  let portion = 0;
  const write: typeof shop.app.write = async (act, verb) => {
    if (isDead()) throw new Error('the power is gone');
    return shop.app.write(act, async (context) => {
      const value = await verb(context);
      if (act.name === 'change.undo') await before((portion += 1));
      return value;
    });
  };
  const by = { id: 1, name: '站长' };
  await undoJob.run({ ...shop.app, write }, { runId, id, by });
}

async function brokenOff(runId: number, id: number): Promise<void> {
  let isDead = false;
  const fail = async (portion: number) => {
    isDead = portion === 2;
    if (isDead) throw new Error('the power is gone');
  };
  await expect(runJob(runId, id, fail, () => isDead)).rejects.toThrow('the power is gone');
}

describe('the undo of a large change', { timeout: 90_000 }, () => {
  it('goes on where it was broken off, takes nothing back twice, and is one change', async () => {
    const { id, changeId } = await large('断撤');
    const runId = await begun(changeId);
    await brokenOff(runId, changeId);
    await expect(admin.run(changeCalls.undo, { id: changeId })).rejects.toMatchObject({
      message: '这项操作正在撤销，请等它完成',
    });

    await shop.runQueued();

    expect(await admin.run(jobCalls.info, { id: runId })).toMatchObject({ state: 'done', message: '已撤销' });
    expect(await catalogue.row(id)).toMatchObject({ price: 1000, stock: 5 });
    expect((await find('断撤')).map(({ storeName }) => storeName)).toEqual(['断撤原有']);
    expect([await catalogue.gaps(), await tallyGaps(shop.db)]).toEqual([[], []]);
    await expect(admin.run(changeCalls.undo, { id: changeId })).rejects.toMatchObject({ message: '这项操作已经撤销过了' });
    const { list } = await admin.run(changeCalls.list, { noun: 'product', rowId: id, page: 1, limit: 20 });
    expect(list.filter(({ label }) => label === '撤销')).toHaveLength(1);
  });

  it('keeps buyers from no product but those of the portion under way, and leaves what they bought before it', async () => {
    const { id, changeId } = await large('买撤');
    const runId = await begun(changeId);
    const [first] = await find('买撤0');
    await buy(first?.id ?? 0);

    await runJob(runId, changeId, async (portion) => {
      if (portion === 2) await buy(id);
    });

    expect(await catalogue.row(id)).toMatchObject({ price: 1000, stock: 4, sales: 1 });
    expect((await find('买撤')).map(({ storeName }) => storeName).toSorted()).toEqual(['买撤0', '买撤原有']);
    const message = '已撤销其余内容，1 项之后已售出或被修改，保持不变';
    expect(await admin.run(jobCalls.info, { id: runId })).toMatchObject({ state: 'done', message });
    expect(await catalogue.gaps()).toEqual([]);
  });

  it('does not begin over what somebody did since, but takes back the rest when told to', async () => {
    const { id, changeId } = await large('改撤');
    await admin.run(productCalls.patch, { id, price: 777 });
    await expect(admin.run(changeCalls.undo, { id: changeId })).rejects.toMatchObject({
      message: expect.stringContaining('“改撤原有”之后已售出或被修改'),
      data: { kept: 1, rest: ROWS },
    });
    const { jobId = 0 } = (await admin.run(changeCalls.undo, { id: changeId, rest: true })) ?? {};

    await shop.runQueued();

    const message = '已撤销其余内容，1 项之后已售出或被修改，保持不变';
    expect(await admin.run(jobCalls.info, { id: jobId })).toMatchObject({ state: 'done', message });
    expect((await find('改撤')).map(({ storeName, price, stock }) => [storeName, price, stock])).toEqual([['改撤原有', 777, 50]]);
    expect([await catalogue.gaps(), await tallyGaps(shop.db)]).toEqual([[], []]);
  });

  it('leaves what somebody changes while it runs, and says so', async () => {
    await imported(`${HEADINGS}\n${linesOf('抢撤', '旧')}\n`);
    const { outcome } = await imported(`${HEADINGS}\n${linesOf('抢撤', '新的')}\n`);
    const changeId = outcome.changeId ?? 0;
    const runId = await begun(changeId);
    await brokenOff(runId, changeId);
    const [one] = await find('抢撤0');
    await shop.app.write({ name: 'test.say', actor: systemActor('test') }, async ({ tx }) => {
      await tx.execute(sql`update product set store_info = '别的' where id = ${one?.id ?? 0}`);
      await tx.execute(sql`update sku set price = 77700 where product_id = ${one?.id ?? 0}`);
    });

    await shop.runQueued();

    const { state, message } = await admin.run(jobCalls.info, { id: runId });
    expect([state, message]).toEqual(['done', expect.stringContaining('处之后又被修改过，保持不变')]);
    expect((await find('抢撤0')).map(({ storeInfo }) => storeInfo)).toEqual(['别的']);
    expect(new Set((await find('抢撤1')).map(({ storeInfo }) => storeInfo))).toEqual(new Set(['旧']));
    expect(await catalogue.gaps()).toEqual([]);
  });
});
