import { standing } from '#contract/bulk-run.ts';
import { type PastRow, pastOrderCalls, pastRowStates, pastWords } from '#contract/past-orders/past-orders.ts';
import { GoButton } from '#web/ui/action/go-button.tsx';
import { DialogButton, TextField, useCall } from '#web/ui/index.ts';
import { type RunKind, RunResult } from '#web/ui/record/run-result.tsx';
import { ProblemSheet } from '#web/ui/sheet-import/problem-sheet.tsx';

/** File that the refused rows are saved as. */
export const PROBLEM_FILE = '历史订单问题行.csv';
const touches = ['order', 'customer', pastOrderCalls.info.noun];

/** Number of an order and what was paid for it, as far as its row could be read. */
export const nameOf = ({ orderNo, paid }: PastRow): string => [orderNo, paid && `¥${paid}`].filter(Boolean).join(' ');

const kind: RunKind<PastRow, PastRow['state'], { runId: number }> = {
  info: pastOrderCalls.info,
  rows: pastOrderCalls.rows,
  states: pastRowStates,
  nameOf,
  touches,
  unit: '单',
  outcome: pastWords,
  words: { rows: '每一单的结果', none: '没有这样的订单' },
};

/** Way back for the orders that stand. */
function TakeBack({ id, count }: { id: number; count: number }) {
  return (
    <DialogButton
      label={`撤回已导入的 ${count} 单`}
      title="撤回历史订单导入"
      saveLabel="撤回"
      danger
      call={pastOrderCalls.takeBack}
      start={{ id, reason: '' }}
      touches={touches}
    >
      <p>这次导入的订单会从订单列表和统计里删掉；导入后有人备注、退款或申请过发票的不会撤回。</p>
      <TextField name="reason" label="撤回原因" maxLength={255} placeholder="例如：金额列选错了" />
    </DialogButton>
  );
}

/** Progress of an import, then what became of each order, the refused ones as a sheet, and the way back. */
export function PastImportResult({ id }: { id: number }) {
  const { data } = useCall(pastOrderCalls.info, { id });
  const isOver = data !== undefined && data.state !== 'waiting';
  return (
    <>
      <RunResult id={id} kind={kind} />
      {isOver && data.refused > 0 && (
        <ProblemSheet
          id={id}
          call={pastOrderCalls.problems}
          fileName={PROBLEM_FILE}
          says={`${data.refused} 单没有导入，改好后可以单独再导入。`}
        />
      )}
      {isOver && data.changed > 0 && (
        <div className="run-ways">
          <GoButton label="看订单" to="/order/index" call="admin:order:list" />
          {standing(data) > 0 && <TakeBack id={id} count={standing(data)} />}
        </div>
      )}
    </>
  );
}
