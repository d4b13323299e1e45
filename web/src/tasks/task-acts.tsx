import { type Task, closedByPeople, taskCalls, taskStates } from '#contract/tasks/tasks.ts';
import { DialogButton, RunButton, TextField, needed } from '#web/ui/index.ts';

/** Taking it on, putting it back, and ending what no event ends. */
export const TaskActs = ({ of: { id, kind, state, isOwn } }: { of: Task }) => (
  <>
    {state === taskStates.open && <RunButton label="领取" call={taskCalls.claim} input={{ id }} says="已领取" />}
    {state === taskStates.claimed && isOwn && <RunButton label="放回" call={taskCalls.release} input={{ id }} says="已放回" />}
    {(state === taskStates.open || isOwn) && closedByPeople.has(kind) && isToDo(state) && (
      <DialogButton label="关闭" title="关闭任务" saveLabel="关闭" says="已关闭" call={taskCalls.close} start={{ id, note: '' }}>
        <TextField name="note" label="关闭原因" check={needed('请填写关闭原因')} rows={3} maxLength={200} showCount />
      </DialogButton>
    )}
  </>
);

const isToDo = (state: number): boolean => state === taskStates.open || state === taskStates.claimed;
