import { BULK_UNDO_MS } from '#contract/bulk-run.ts';
import { runWords } from '#contract/segments/customer-runs.ts';
import { portionedJob } from '#server/jobs/index.ts';
import { type RunRecord, findRun, setRun } from './queries.ts';
import { actOf, isUndoable } from './tasks.ts';
import { workRun } from './work-run.ts';

function failedWords(run: RunRecord, reason = '批量操作没有完成，请重试或联系管理员'): string {
  const { changed, matched, unchanged, refused } = run;
  if (changed === 0) return `${reason}（没有处理任何用户）`;
  return `${reason}（已完成 ${changed} 位，还有 ${matched - changed - unchanged - refused} 位没有处理）`;
}

/** A run over more customers than a person waits for. */
export const runJob = portionedJob<RunRecord>({
  name: 'customer.runMany',
  label: '批量处理用户',
  find: findRun,
  act: ({ task }) => `customer.${actOf(task).verb}`,
  work: workRun,
  setState: (tx, runId, state) => setRun(tx, runId, { state }),
  undoableFor: ({ task }) => (isUndoable(task) ? BULK_UNDO_MS : undefined),
  done: runWords,
  failed: failedWords,
});
