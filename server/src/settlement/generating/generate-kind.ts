import { DAY } from '#contract/durations.ts';
import { periodOfDay } from '#contract/date-limit.ts';
import type { SettledDays } from '#contract/settlement/periods.ts';
import { settlementRefusals } from '#contract/settlement/settlement-refusals.ts';
import type { RowOutcome, RowRecord, RunKind, RunRecord } from '#server/jobs/index.ts';
import { notify } from '#server/notifications/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import type { Sought, WantedShops } from './owed.ts';
import { settlePortion } from './settle-portion.ts';

export interface BillTask extends WantedShops, SettledDays {}

/** Days of a portion; null of what former bills left. */
export type PortionInput = SettledDays | null;

const untilOf = ({ periodEnd }: SettledDays): Date => periodOfDay(periodEnd).until;

const soughtOf = ({ shopId, settleCycle, ...period }: BillTask, days: PortionInput): Sought => {
  const shops = { shopId, ...(settleCycle !== undefined && { settleCycle }) };
  if (days === null) return { ...shops, leftUntil: untilOf(period) };
  return { ...shops, days: { from: periodOfDay(days.periodStart).from, until: untilOf(days) } };
};

async function settleRow(
  write: Write,
  { id: runId, task }: RunRecord<BillTask>,
  { id, input }: RowRecord<PortionInput>,
): Promise<RowOutcome> {
  const { lines, begun } = await settlePortion(write, { runId, period: task, sought: soughtOf(task, input) });
  await notify(write, 'adminSettlementMade', ...begun);
  return { id, state: lines > 0 ? 'done' : 'unchanged', reason: '' };
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
