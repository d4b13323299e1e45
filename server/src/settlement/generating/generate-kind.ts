import { DAY } from '#contract/durations.ts';
import { yuanOfFen } from '#contract/fen.ts';
import { settlementRefusals } from '#contract/settlement/settlement-refusals.ts';
import type { RowOutcome, RowRecord, RunKind, RunRecord } from '#server/jobs/index.ts';
import { notify } from '#server/notifications/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { type BillTask, type PortionInput, soughtOf } from './bill-task.ts';
import { payableOfRun } from './queries.ts';
import { settlePortion } from './settle-portion.ts';

/** Difference to what a preview told, in words; blank where it came true, or nobody asked. */
async function surpriseOf({ tx }: Write, { id, task: { payableAmount: told } }: RunRecord<BillTask>): Promise<string> {
  if (told === undefined) return '';
  const made = await payableOfRun(tx, id);
  return made === told ? '' : `应结合计 ¥${yuanOfFen(made)}，预览时是 ¥${yuanOfFen(told)}：其间有订单变动，请核对后再确认`;
}

async function settleRow(write: Write, run: RunRecord<BillTask>, { id, input }: RowRecord<PortionInput>): Promise<RowOutcome> {
  const { lines, begun } = await settlePortion(write, { runId: run.id, period: run.task, sought: soughtOf(run.task, input) });
  await notify(write, 'adminSettlementMade', ...begun);
  const reason = input === null ? await surpriseOf(write, run) : '';
  return { id, state: lines > 0 ? 'done' : 'unchanged', reason };
}

/** Bills of a period, portion by portion; whatever it has settled when it is broken off stays so, and the same period again brings the rest. */
export const generateKind: RunKind<BillTask, null, PortionInput> = {
  name: 'settlement.generate',
  label: '生成结算单',
  keptFor: 30 * DAY,
  unit: 'row',
  act: () => 'settlement.generate',
  undoableFor: () => undefined,
  plan: async () => null,
  async apply(write, { run, rows }) {
    const outcomes: RowOutcome[] = [];
    for (const row of rows) outcomes.push(await settleRow(write, run, row));
    return outcomes;
  },
  words: {
    done: () => '结算单已生成，请在列表里核对',
    failed: (_run, reason = '没有全部生成') => `${reason}；已生成的保留，重新生成同一周期会补上其余的，不会重复结算`,
  },
  refuses: { NOT_FOUND: settlementRefusals.RUN_NOT_FOUND },
};
