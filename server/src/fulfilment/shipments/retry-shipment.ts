import type { Answer, Input } from '#contract/call.ts';
import { shipmentRefusals, type shipmentCalls } from '#contract/fulfilment/shipments.ts';
import { enqueueRun, freezeRetry } from '#server/jobs/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { labelOf } from './label.ts';
import { shipKind } from './ship-kind.ts';

type ShipRetryCall = typeof shipmentCalls.shipRetry;

/** The orders that were not sent, as a run of its own. */
export async function retryShipment(write: Write, { id }: Input<ShipRetryCall>): Promise<Answer<ShipRetryCall>> {
  const frozen = await freezeRetry(write, shipKind, { id, refuses: shipmentRefusals, label: labelOf });
  return { id: frozen.id, jobId: await enqueueRun(write, shipKind, frozen) };
}
