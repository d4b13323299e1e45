import { DAY } from '#contract/durations.ts';
import { crossReportRefusals } from '#contract/order-figures/cross-reports.ts';
import type { RowOutcome, RunKind } from '#server/jobs/index.ts';
import { shopsSeen } from '#server/orders/index.ts';
import { type CrossPortion, type CrossTask, sideOf } from './cross-task.ts';
import { addToCross, hasTooMany } from './queries.ts';

/** Sums a period by two dimensions, some days at a time, within the limits of who asked for it. */
export const crossKind: RunKind<CrossTask, null, CrossPortion> = {
  name: 'report.cross',
  label: '交叉报表',
  keptFor: 7 * DAY,
  unit: 'row',
  act: () => 'cross_report.begin',
  undoableFor: () => undefined,
  plan: async () => null,
  async apply({ tx, actor }, { run: { id: runId, task }, rows }) {
    const outcomes: RowOutcome[] = [];
    for (const { id, input } of rows) {
      const pairs = await addToCross(tx, runId, task, sideOf(input), shopsSeen(actor));
      if (await hasTooMany(tx, runId)) throw crossReportRefusals.TOO_MANY();
      outcomes.push({ id, state: pairs > 0 ? 'done' : 'unchanged', reason: '' });
    }
    return outcomes;
  },
  words: {
    done: ({ refused }) => (refused === 0 ? '交叉报表已统计完' : crossReportRefusals.TOO_MANY().message),
    failed: (_run, reason = '交叉报表没有统计完') => `${reason}，请重新统计`,
  },
  refuses: { NOT_FOUND: crossReportRefusals.NOT_FOUND },
};
