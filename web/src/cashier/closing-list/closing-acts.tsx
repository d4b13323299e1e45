import { lazy } from 'react';
import { type DayClosing, closingStates } from '#contract/cashier/day-closing-record.ts';
import { closingCalls } from '#contract/cashier/day-closings.ts';
import { DialogButton, HistoryButton, OpenButton, RunButton, TextField, needed, yuanText } from '#web/ui/index.ts';

const SheetDialog = lazy(() => import('./sheet-dialog.tsx').then((module) => ({ default: module.SheetDialog })));

/** Acts on a closing: confirmed by somebody else while it waits, and its sheet. */
export const closingActs = (closing: DayClosing) => (
  <>
    {closing.status === closingStates.waiting && !closing.isOwn && (
      <RunButton
        label="复核"
        call={closingCalls.confirm}
        input={{ id: closing.id }}
        ask={`复核 ${closing.day} 的日结？实点 ${yuanText(closing.counted)}，${closing.difference === 0 ? '与账面一致' : `差 ${yuanText(closing.difference)}：${closing.reason}`}。复核后不能再改。`}
        touches={['task']}
      />
    )}
    {closing.status === closingStates.waiting && (
      <DialogButton
        label="退回"
        title={`退回 ${closing.day} 的日结`}
        saveLabel="退回"
        danger
        call={closingCalls.reject}
        start={{ id: closing.id, rejectReason: '' }}
        touches={['task', 'till_entry']}
      >
        <TextField
          name="rejectReason"
          check={needed('请填写退回原因')}
          rows={2}
          showCount
          help="退回后这一天可以继续收付款，再重新清点"
        />
      </DialogButton>
    )}
    <OpenButton label="打印" call={closingCalls.info}>
      {(close) => <SheetDialog closing={closing} onClose={close} />}
    </OpenButton>
    <HistoryButton noun="day_closing" id={closing.id} call={closingCalls.list} />
  </>
);
