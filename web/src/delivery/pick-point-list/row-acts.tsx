import { type PickPoint, pickPointCalls } from '#contract/delivery/pick-points.ts';
import { HistoryButton, RecordDialog, RunButton } from '#web/ui/index.ts';
import { pointDialog } from './point-dialog.tsx';

const { info, delete: remove, recovery, completelyDelete } = pickPointCalls;

/** A list shows the two halves of a place apart; the form has them in one. */
const asTyped = (point: PickPoint) => ({ ...point, latitude: `${point.latitude},${point.longitude}` });

/** Acts on a point where it stands. */
export function rowActs(point: PickPoint) {
  const { id, name, isDel } = point;
  const history = <HistoryButton noun="pick_point" id={id} call={info} />;
  if (!isDel)
    return (
      <>
        <RecordDialog {...pointDialog} record={asTyped(point)} />
        {history}
        <RunButton label="删除" call={remove} input={{ id }} danger />
      </>
    );
  return (
    <>
      <RunButton label="恢复" call={recovery} input={{ id }} />
      {history}
      <RunButton
        label="彻底删除"
        call={completelyDelete}
        input={{ id }}
        ask={`确定彻底删除提货点“${name}”？删除后不能恢复`}
        says="删除成功"
        danger
      />
    </>
  );
}
