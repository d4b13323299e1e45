import { DAY } from '#contract/durations.ts';
import { settlementRefusals } from '#contract/settlement/settlement-refusals.ts';
import type { RowOutcome, RunKind } from '#server/jobs/index.ts';
import { type BillTask, type PortionInput, momentsOf, soughtOf } from './bill-task.ts';
import { addToPreview, withIds } from './queries.ts';

/** Reads what generating would make of a period, portion by portion; the same period again is another run. */
export const previewKind: RunKind<BillTask, null, PortionInput> = {
  name: 'settlement.preview',
  label: '预览结算单',
  keptFor: DAY,
  unit: 'row',
  act: () => 'settlement.previewMany',
  undoableFor: () => undefined,
  plan: async () => null,
  async apply({ tx }, { run: { id: runId, task }, rows }) {
    const outcomes: RowOutcome[] = [];
    for (const { id, input } of rows) {
      // Orders of the period are of its portions, also those that a former bill left: nothing is settled in between here.
      const sought = { ...soughtOf(task, input), ...(input === null && { leftBeside: momentsOf(task) }) };
      const shops = await addToPreview(tx, runId, await withIds(tx, sought));
      outcomes.push({ id, state: shops > 0 ? 'done' : 'unchanged', reason: '' });
    }
    return outcomes;
  },
  words: {
    done: () => '预览已完成',
    failed: (_run, reason = '预览没有完成') => `${reason}；没有生成任何结算单，请重新预览`,
  },
  refuses: { NOT_FOUND: settlementRefusals.RUN_NOT_FOUND },
};
