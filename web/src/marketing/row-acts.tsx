import type { AnyCall, Call } from '#contract/call.ts';
import type { ActivityInfo } from '#contract/marketing/activity-record.ts';
import { DELETE_FOREVER, GoButton, RunButton, useMay } from '#web/ui/index.ts';

interface ActsRow {
  id: number;
  /** Address of its form. */
  to: string;
  /** Address of the form that begins as this one. */
  copy: string;
  calls: { info: Call<{ id: number }, ActivityInfo>; save: AnyCall; update: AnyCall; delete: Call<{ id: number }, null> };
  /** The server would refuse to change it, or to delete it. */
  isFixed: boolean;
  stays?: boolean;
  ask?: string;
}

interface FormButtonProps extends Pick<ActsRow, 'to' | 'isFixed'> {
  call: ActsRow['calls']['info'];
  update: AnyCall;
}

/** Leads to the form, which who may not change anything there looks at. */
function FormButton({ to, call, update, isFixed }: FormButtonProps) {
  const may = useMay();
  return <GoButton label={isFixed || !may(update) ? '查看' : '编辑'} to={to} call={call} />;
}

/** Acts on one activity: what runs is looked at, and does not go. */
export const rowActs = ({ id, to, copy, calls, isFixed, stays = isFixed, ask = DELETE_FOREVER }: ActsRow) => (
  <>
    <FormButton to={to} call={calls.info} update={calls.update} isFixed={isFixed} />
    <GoButton label="复制" to={copy} call={calls.info} also={calls.save} />
    {!stays && <RunButton label="删除" call={calls.delete} input={{ id }} ask={ask} danger />}
  </>
);
