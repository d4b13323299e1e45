import { BULK_UNDO_MS } from '#contract/bulk-run.ts';
import { DAY } from '#contract/durations.ts';
import { customerRunRefusals, runWords } from '#contract/segments/customer-runs.ts';
import type { RunKind } from '#server/jobs/index.ts';
import { applyTask } from './apply-task.ts';
import type { KeptTask, OpenTask } from './open-task.ts';
import { actOf, isUndoable, openTask } from './tasks.ts';
import { unmergedRows } from './unmerged-rows.ts';

/** Act on many customers. */
export const customerKind: RunKind<KeptTask, OpenTask> = {
  name: 'customer.runMany',
  label: '批量处理用户',
  keptFor: 30 * DAY,
  unit: 'change',
  act: (task) => `customer.${actOf(task).verb}`,
  undoableFor: (task) => (isUndoable(task) ? BULK_UNDO_MS : undefined),
  plan: openTask,
  apply: applyTask,
  retries: ({ tx, actor }, { task }, rows) => unmergedRows(tx, rows, { actor, permission: actOf(task).permission }),
  words: {
    done: runWords,
    failed({ changed, matched, unchanged, refused }, reason = '批量操作没有完成，请重试或联系管理员') {
      if (changed === 0) return `${reason}（没有处理任何用户）`;
      return `${reason}（已完成 ${changed} 位，还有 ${matched - changed - unchanged - refused} 位没有处理）`;
    },
  },
  refuses: customerRunRefusals,
};
