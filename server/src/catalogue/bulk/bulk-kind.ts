import { BULK_UNDO_MS } from '#contract/bulk-run.ts';
import { productBulkRefusals } from '#contract/catalogue/bulk/product-bulk.ts';
import { outcomeWords } from '#contract/catalogue/bulk/product-bulk-runs.ts';
import { DAY } from '#contract/durations.ts';
import type { RunKind } from '#server/jobs/index.ts';
import { applyBulk } from './apply-bulk.ts';
import { type BulkPlanner, openPlan } from './open-plan.ts';
import { seenRows } from './seen-rows.ts';
import type { Task } from './task.ts';

/** Act on many products. */
export const bulkKind: RunKind<Task, BulkPlanner> = {
  name: 'product.bulk',
  label: '批量修改商品',
  formerly: 'product-bulk',
  keptFor: 30 * DAY,
  unit: 'change',
  act: ({ verb }) => `product.${verb}`,
  undoableFor: () => BULK_UNDO_MS,
  plan: openPlan,
  apply: applyBulk,
  retries: ({ tx, actor }, _, rows) => seenRows(tx, rows, actor),
  words: {
    done: outcomeWords,
    failed({ changed, matched, unchanged, refused }, reason = '批量修改没有完成，请重试或联系管理员') {
      if (changed === 0) return `${reason}（没有任何改动）`;
      return `${reason}（已修改 ${changed} 件，可以撤销；还有 ${matched - changed - unchanged - refused} 件没有处理）`;
    },
  },
  refuses: productBulkRefusals,
};
