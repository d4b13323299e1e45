import type { ReactNode } from 'react';
import type { Call } from '#contract/call.ts';
import { RunButton } from '../action/run-button.tsx';

type OnId = Call<{ id: number }, unknown>;

interface BinActs {
  /** Kind of record, as staff call it. */
  kind: string;
  calls: { delete: OnId; recovery: OnId; completelyDelete: OnId };
  edit: ReactNode;
  /** The act that stands whether the record is in the bin or not. */
  history: ReactNode;
}

/** Acts on a row that has a bin. The bin can be undone, so only leaving it for good is asked about. */
export function binActs(
  { id, name, isDel }: { id: number; name: string; isDel: boolean },
  { kind, calls, edit, history }: BinActs,
) {
  if (!isDel)
    return (
      <>
        {edit}
        {history}
        <RunButton label="删除" call={calls.delete} input={{ id }} danger />
      </>
    );
  return (
    <>
      <RunButton label="恢复" call={calls.recovery} input={{ id }} />
      {history}
      <RunButton
        label="彻底删除"
        call={calls.completelyDelete}
        input={{ id }}
        ask={`确定彻底删除${kind}“${name}”？删除后不能恢复`}
        says="删除成功"
        danger
      />
    </>
  );
}
