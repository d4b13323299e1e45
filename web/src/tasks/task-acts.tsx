import { type Task, closedByPeople, taskCalls, taskStates } from '#contract/tasks/tasks.ts';
import { DialogButton, RunButton, TextField, needed } from '#web/ui/index.ts';

/** Taking it on, putting it back, and ending what no event ends. */
export function TaskActs({ of: { id, kind, state, isOwn } }: { of: Task }) {
  const isOpen = state === taskStates.open;
  const isMine = state === taskStates.claimed && isOwn;
  return (
    <>
      {isOpen && <RunButton label="领取" call={taskCalls.claim} input={{ id }} says="已领取" />}
      {isMine && <RunButton label="放回" call={taskCalls.release} input={{ id }} says="已放回" />}
      {(isOpen || isMine) && closedByPeople.has(kind) && (
        <DialogButton
          label="关闭任务"
          title="不再处理这项任务"
          saveLabel="关闭任务"
          says="任务已关闭"
          call={taskCalls.close}
          start={{ id, note: '' }}
        >
          <TextField name="note" label="关闭原因" check={needed('请填写关闭原因')} rows={3} maxLength={200} showCount />
        </DialogButton>
      )}
    </>
  );
}
