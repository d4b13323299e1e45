import type { Input } from '#contract/call.ts';
import type { shipmentCalls } from '#contract/fulfilment/shipments.ts';
import { enqueueRun, freezeRun } from '#server/jobs/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { labelOf } from './label.ts';
import { shipKind } from './ship-kind.ts';

/** Notes the parcels of a run, and has a job send them. */
export async function startShipment(
  write: Write,
  { rows, requestKey }: Input<typeof shipmentCalls.shipRun>,
): Promise<{ id: number; jobId: number }> {
  const drafts = rows.map(({ orderNo: key, ...input }) => ({ key, input }));
  const frozen = await freezeRun(write, shipKind, { task: {}, label: labelOf(rows.length), requestKey, rows: drafts });
  return { id: frozen.id, jobId: await enqueueRun(write, shipKind, frozen) };
}
