import { describe, expect, it } from 'vitest';
import { BULK_SYNC_MAX } from '#contract/bulk-run.ts';
import { productBulkCalls } from '#contract/catalogue/bulk/product-bulk.ts';
import { productRefusals } from '#contract/catalogue/product-refusals.ts';
import { changeCalls, changeRefusals } from '#contract/changes/changes.ts';
import { jobCalls } from '#contract/jobs/jobs.ts';
import { runCalls } from '#contract/jobs/runs.ts';
import { findRun, runJob } from '#server/jobs/index.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import { openShop } from '../../../test/shop.ts';
import { moveStock } from '../stock/move-stock.ts';
import { bulkKind } from './bulk-kind.ts';

const shop = openShop();
const catalogue = catalogueIn(shop);
const admin = shop.admin();
const { bulkRun, bulkInfo, bulkRetry } = productBulkCalls;

const stocks = async (ids: readonly number[]) => (await Promise.all(ids.map(catalogue.row))).map(({ stock }) => stock);

/** A run over two portions, the second of one product. */
async function runOverTwo() {
  const cateId = await catalogue.category();
  const made = await catalogue.products(BULK_SYNC_MAX + 1, { stock: 10, cateId });
  const ids = made.toSorted((a, b) => a - b);
  const { runId, jobId } = await admin.run(bulkRun, { ids, stock: { way: 'add', value: 1 } });
  return { ids, runId, jobId: jobId ?? 0, ends: [ids[0] ?? 0, ids.at(-1) ?? 0] };
}

async function buy(productId: number): Promise<void> {
  const [sku] = await catalogue.skusOf(productId);
  await shop.app.write({ name: 'test.buy', actor: systemActor('test') }, (write) =>
    moveStock(write, [{ skuId: sku?.id ?? 0, delta: -1, sold: 1, cause: 'order' }]),
  );
}

/** Runs the job in the caller's time; `before` its commit each portion is told of. After `isDead` nothing is written any more. */
async function runIt(runId: number, jobId: number, before: (portion: number) => Promise<void>, isDead = () => false) {
  let portion = 0;
  const write: typeof shop.app.write = async (act, verb) => {
    if (isDead()) throw new Error('the power is gone');
    return shop.app.write(act, async (context) => {
      const value = await verb(context);
      if (act.name === 'product.bulkRun') await before((portion += 1));
      return value;
    });
  };
  const by = { id: (await findRun(shop.db, runId))?.adminId ?? 0, name: '站长' };
  await runJob(bulkKind).run({ ...shop.app, write }, { jobId, by });
}

/** The power fails while the second portion is under way. */
async function brokenOff(runId: number, jobId: number): Promise<void> {
  let isDead = false;
  const fail = async (portion: number) => {
    isDead = portion === 2;
    if (isDead) throw new Error('the power is gone');
  };
  await expect(runIt(runId, jobId, fail, () => isDead)).rejects.toThrow('the power is gone');
}

describe('a run over many products', () => {
  it('goes on where it was broken off, does no product twice, and is undone as one', async () => {
    const { ids, runId, jobId } = await runOverTwo();
    await brokenOff(runId, jobId);
    expect((await stocks(ids)).filter((stock) => stock === 11)).toHaveLength(BULK_SYNC_MAX);

    await shop.runQueued();

    expect(new Set(await stocks(ids))).toEqual(new Set([11]));
    const { changeId, changed } = await admin.run(bulkInfo, { id: runId });
    expect(changed).toBe(ids.length);
    await admin.run(changeCalls.undo, { id: changeId ?? 0 });
    expect(new Set(await stocks(ids))).toEqual(new Set([10]));
    expect(await catalogue.gaps()).toEqual([]);
  });

  it('is not undone before it is over', async () => {
    const { runId, jobId } = await runOverTwo();
    await brokenOff(runId, jobId);
    const begun = await findRun(shop.db, runId);

    await expect(admin.run(changeCalls.undo, { id: begun?.changeId ?? 0 })).rejects.toMatchObject({
      message: changeRefusals.NOT_REVERSIBLE().message,
    });

    expect((await admin.run(bulkInfo, { id: runId })).changeId).toBeNull();
    await shop.runQueued();
  });

  it('keeps buyers from no product but those of the portion under way', async () => {
    const { ends, runId, jobId } = await runOverTwo();
    const [first = 0, last = 0] = ends;

    await runIt(runId, jobId, async (portion) => {
      if (portion === 1) await buy(last);
      if (portion === 2) await buy(first);
    });

    expect(await stocks(ends)).toEqual([10, 10]);
    expect(await catalogue.gaps()).toEqual([]);
  });

  it('says how far it came when it cannot go on; that is undone, and the rest is tried again', async () => {
    const { ids, runId, jobId } = await runOverTwo();

    await runIt(runId, jobId, async (portion) => {
      if (portion === 2) throw productRefusals.NO_CATEGORY();
    });

    const { state, message } = await admin.run(jobCalls.info, { id: jobId });
    expect([state, message]).toEqual(['failed', expect.stringContaining('已修改 200 件，可以撤销；还有 1 件没有处理')]);
    const { changeId } = await admin.run(bulkInfo, { id: runId });
    await admin.run(changeCalls.undo, { id: changeId ?? 0 });
    expect(await admin.run(bulkRetry, { id: runId })).toMatchObject({ matched: 1, changed: 1 });
    expect((await stocks(ids)).filter((stock) => stock === 11)).toHaveLength(1);
  });

  it('ends after the portion under way when it is asked to stop; what it did is undone, and the rest is tried again', async () => {
    const { ids, runId, jobId } = await runOverTwo();
    expect((await admin.run(runCalls.list, { kind: 'product.bulk', page: 1, limit: 1 })).list).toMatchObject([
      { id: runId, state: 'waiting' },
    ]);

    let isAsked = false;
    const write: typeof shop.app.write = async (act, verb) => {
      const done = await shop.app.write(act, verb);
      if (act.name === 'product.bulkRun' && !isAsked) await admin.run(runCalls.stop, { id: runId });
      isAsked ||= act.name === 'product.bulkRun';
      return done;
    };
    const by = { id: (await findRun(shop.db, runId))?.adminId ?? 0, name: '站长' };
    await runJob(bulkKind).run({ ...shop.app, write }, { jobId, by });

    expect(await admin.run(jobCalls.info, { id: jobId })).toMatchObject({
      state: 'failed',
      message: '已按要求停止（已修改 200 件，可以撤销；还有 1 件没有处理）',
    });
    expect((await stocks(ids)).filter((stock) => stock === 11)).toHaveLength(BULK_SYNC_MAX);
    expect(await admin.run(bulkRetry, { id: runId })).toMatchObject({ matched: 1, changed: 1 });
    await expect(admin.run(runCalls.stop, { id: runId })).rejects.toMatchObject({ message: expect.stringContaining('已经结束') });
    await expect(shop.admin({ realName: '小李' }).run(runCalls.stop, { id: runId })).rejects.toMatchObject({ code: 404 });
  });

  it('that was asked to stop before its job began does nothing', async () => {
    const { ids, runId } = await runOverTwo();
    await admin.run(runCalls.stop, { id: runId });

    await shop.runQueued();

    expect(new Set(await stocks(ids))).toEqual(new Set([10]));
    expect(await admin.run(runCalls.info, { id: runId })).toMatchObject({ state: 'failed', kind: 'product.bulk', changed: 0 });
  });
});
