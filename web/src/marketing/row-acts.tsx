import type { Call } from '#contract/call.ts';
import type { ActivityInfo } from '#contract/marketing/activities.ts';
import { DELETE_FOREVER, GoButton, RunButton } from '#web/ui/index.ts';

interface Row {
  id: number;
  /** Address of its form. */
  to: string;
  calls: { info: Call<{ id: number }, ActivityInfo>; delete: Call<{ id: number }, null> };
  /** The server would refuse to change it, or to delete it. */
  isFixed: boolean;
  stays?: boolean;
  ask?: string;
}

/** Acts on one activity: what runs is looked at, and does not go. */
export const rowActs = ({ id, to, calls, isFixed, stays = isFixed, ask = DELETE_FOREVER }: Row) => (
  <>
    <GoButton label={isFixed ? '查看' : '编辑'} to={to} call={calls.info} />
    {!stays && <RunButton label="删除" call={calls.delete} input={{ id }} ask={ask} danger />}
  </>
);
