import { BULK_UNDO_MS } from '#contract/bulk-run.ts';
import { outcomeWords } from '#contract/catalogue/product-bulk-runs.ts';
import { portionedJob } from '#server/jobs/index.ts';
import { type BulkRecord, findBulk, setBulk } from './queries.ts';
import { workBulk } from './work-bulk.ts';

function failedWords(run: BulkRecord, reason = '批量修改没有完成，请重试或联系管理员'): string {
  const { changed, matched, unchanged, refused } = run;
  if (changed === 0) return `${reason}（没有任何改动）`;
  return `${reason}（已修改 ${changed} 件，可以撤销；还有 ${matched - changed - unchanged - refused} 件没有处理）`;
}

/** A run over more products than a person waits for. */
export const bulkJob = portionedJob<BulkRecord>({
  name: 'product.bulk',
  label: '批量修改商品',
  formerly: 'product-bulk',
  find: findBulk,
  act: ({ verb }) => `product.${verb}`,
  work: workBulk,
  setState: (tx, runId, state) => setBulk(tx, runId, { state }),
  undoableFor: () => BULK_UNDO_MS,
  done: outcomeWords,
  failed: failedWords,
});
