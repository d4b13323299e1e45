import { type SettlementRow, settlementRowStates, settlementRunCalls } from '#contract/settlement/settlement-runs.ts';
import { type RunKind, RunResult } from '#web/ui/record/run-result.tsx';

/** "2026-11-01,2026-11-03" in words. */
function daysIn(days: string): string {
  const [first = '', last = first] = days.split(',');
  if (first === '') return '之前各期留下的订单、退款和欠款';
  return first === last ? `${first} 签收的订单` : `${first} 至 ${last} 签收的订单`;
}

const kind: RunKind<SettlementRow, SettlementRow['state'], { runId: number }> = {
  info: settlementRunCalls.infoMany,
  rows: settlementRunCalls.rowsMany,
  states: settlementRowStates,
  nameOf: ({ days }) => daysIn(days),
  touches: ['settlement'],
  unit: '批',
  outcome: ({ changed }) => (changed === 0 ? '没有可结算的订单' : '结算单已生成'),
  words: { rows: '每批订单的结果', none: '没有订单' },
};

/** Progress and outcome of a run that makes bills. */
export const SettlementRunResult = ({ id }: { id: number }) => <RunResult id={id} kind={kind} />;
