import type { Answer, Input } from '#contract/call.ts';
import { shipmentRefusals, type shipmentCalls } from '#contract/fulfilment/shipments.ts';
import { countUndone, isUnderWay, lockOwnRun, undoRun } from '#server/jobs/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { shipKind, shipUndo } from './ship-kind.ts';

type ShipRecallCall = typeof shipmentCalls.shipRecall;

/** Sendings of a run of one's own are taken back by a job, which the run then follows. */
export async function recallShipment(write: Write, { id, reason }: Input<ShipRecallCall>): Promise<Answer<ShipRecallCall>> {
  const run = await lockOwnRun(write, shipKind, id);
  if (isUnderWay(run)) throw shipmentRefusals.UNDER_WAY();
  const counts = await countUndone(write.tx, id);
  if (counts.done === 0) throw shipmentRefusals.NOTHING_SENT();
  const jobId = await undoRun(write, { run, undo: shipUndo, label: `撤回发货 ${counts.done} 单`, reason, counts });
  return { id, jobId };
}
