import type { PickPoint } from '#contract/delivery/pick-point-record.ts';
import { pickPointCalls } from '#contract/delivery/pick-points.ts';
import { HistoryButton, RecordDialog, binActs } from '#web/ui/index.ts';
import { pointDialog } from './point-dialog.tsx';

/** A list shows the two halves of a place apart; the form has them in one. */
const asTyped = (point: PickPoint) => ({ ...point, latitude: `${point.latitude},${point.longitude}` });

export const rowActs = (point: PickPoint) =>
  binActs(point, {
    kind: '提货点',
    calls: pickPointCalls,
    edit: <RecordDialog {...pointDialog} record={asTyped(point)} />,
    history: <HistoryButton noun="pick_point" id={point.id} call={pickPointCalls.info} />,
  });
