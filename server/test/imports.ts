import { importCalls } from '#contract/catalogue/import/import.ts';
import { ImportOutcome } from '#contract/catalogue/import/import-results.ts';
import { jobCalls } from '#contract/jobs/jobs.ts';
import type { Shop } from './shop.ts';

/** A file of products that staff bring in. */
export function importsIn(shop: Shop) {
  async function upload(content: string | Uint8Array, name = '商品.csv') {
    const file = new File([typeof content === 'string' ? content : new Uint8Array(content)], name);
    const { uploadId, columns, ...preview } = await shop.admin().run(importCalls.preview, { file });
    const plan = { uploadId, columns: columns.map(({ index, field }) => ({ index, field })) };
    return { plan, preview, columns };
  }

  async function run(plan: Awaited<ReturnType<typeof upload>>['plan']) {
    const { jobId } = await shop.admin().run(importCalls.run, plan);
    await shop.runQueued();
    const job = await shop.admin().run(jobCalls.info, { id: jobId });
    return { job, outcome: ImportOutcome.parse(job.result) };
  }

  return { upload, run, imported: async (content: string | Uint8Array) => run((await upload(content)).plan) };
}
