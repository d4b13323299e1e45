import { describe, expect, it } from 'vitest';
import { administratorCalls } from '#contract/access/administrators.ts';
import { importCalls } from '#contract/catalogue/import/import.ts';
import { ImportOutcome } from '#contract/catalogue/import/import-results.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { changeCalls } from '#contract/changes/changes.ts';
import { jobCalls } from '#contract/jobs/jobs.ts';
import { runCalls } from '#contract/jobs/runs.ts';
import { fileJob } from '#server/jobs/index.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import { importsIn } from '../../../test/imports.ts';
import { openShop } from '../../../test/shop.ts';
import { importKind } from './import-kind.ts';
import { PORTION } from './source.ts';

const shop = openShop();
const catalogue = catalogueIn(shop);
const admin = shop.admin();
const { upload, run } = importsIn(shop);

const countOf = async (keywords: string) => (await admin.run(productCalls.listAll, { keywords, page: 1, limit: 1 })).total;
const outcomeOf = async (id: number) => {
  const { result, ...job } = await admin.run(jobCalls.info, { id });
  return { job, outcome: ImportOutcome.parse(result) };
};

/** Sheet of two portions, the second of one product; a row of the first is refused. Its products have no numbers of their own. */
const sheetOf = (name: string) =>
  `商品名称,分类,售价,库存\n坏${name},类,很贵,1\n${Array.from({ length: PORTION + 1 }, (_, at) => `${name}${at},类,1,3`).join('\n')}\n`;

async function begun(name: string) {
  const { plan } = await upload(sheetOf(name));
  return { plan, ...(await admin.run(importCalls.run, plan)) };
}

/** Works in the caller's time; `after` each portion that is committed it is told of, and may cut the power. */
async function workOn(jobId: number, after: (portion: number) => Promise<void>) {
  let [portion, isDead] = [0, false];
  const write: typeof shop.app.write = async (act, verb) => {
    if (isDead) throw new Error('the power is gone');
    const done = await shop.app.write(act, verb);
    if (act.name !== 'product.import' || act.undoableFor !== undefined) return done;
    await after((portion += 1)).catch((error: unknown) => {
      isDead = true;
      throw error;
    });
    return done;
  };
  const { id } = await admin.run(administratorCalls.me, {});
  await fileJob(importKind).run({ ...shop.app, write }, { jobId, by: { id, name: '小满' } });
}

describe('an import of more products than are written at once', () => {
  it('goes on where it was broken off, brings no product twice, and is undone as one', async () => {
    const { jobId, runId } = await begun('断电货');
    const cut = async () => Promise.reject(new Error('the power is gone'));
    await expect(workOn(jobId, cut)).rejects.toThrow('the power is gone');
    expect(await countOf('断电货')).toBe(PORTION);
    expect(await admin.run(runCalls.info, { id: runId })).toMatchObject({ state: 'waiting', changed: PORTION, changeId: null });

    await shop.runDue();

    expect(await countOf('断电货')).toBe(PORTION + 1);
    const { job, outcome } = await outcomeOf(jobId);
    expect(job).toMatchObject({ state: 'done', message: `成功导入 ${PORTION + 1} 件，1 行有误未导入` });
    expect(outcome).toMatchObject({
      created: PORTION + 1,
      refused: 1,
      stored: PORTION + 1,
      tallies: { categories: { created: 1 } },
    });
    expect((await admin.fetch(outcome.errorFile ?? '')).body).toContain('坏断电货,类,很贵,1,第 2 行「售价」（C2）：“很贵”');
    await admin.run(changeCalls.undo, { id: outcome.changeId ?? 0 });
    await shop.runDue();
    expect(await countOf('断电货')).toBe(0);
    expect(await catalogue.gaps()).toEqual([]);
  });

  it('ends after the portion under way when it is asked to stop; what it did can be undone, and the file again brings the rest', async () => {
    const { plan, jobId, runId } = await begun('停下货');
    expect((await admin.run(runCalls.list, { kind: 'product.import', page: 1, limit: 1 })).list).toMatchObject([
      { id: runId, label: '导入 商品.csv', source: '商品.csv', state: 'waiting' },
    ]);

    await workOn(jobId, async (portion) => {
      if (portion === 1) await admin.run(runCalls.stop, { id: runId });
    });

    const { job, outcome } = await outcomeOf(jobId);
    expect(job).toMatchObject({
      state: 'failed',
      message: `已按要求停止（已导入 ${PORTION} 件，可以撤销；再导入同一个文件会接着导入）`,
    });
    expect(outcome).toMatchObject({ created: PORTION, refused: 1, changeId: expect.any(Number) });
    expect((await run(plan)).outcome).toMatchObject({ created: 1, unchanged: PORTION, refused: 1 });
    expect(await countOf('停下货')).toBe(PORTION + 1);
  });

  it('that was asked to stop before its job began brings nothing', async () => {
    const { jobId, runId } = await begun('不要货');
    await admin.run(runCalls.stop, { id: runId });

    await shop.runDue();

    expect((await outcomeOf(jobId)).job.message).toBe('已按要求停止（没有任何改动）');
    expect(await countOf('不要货')).toBe(0);
  });
});
