import type { Answer, Input } from '#contract/call.ts';
import { shipmentRefusals, type shipmentCalls } from '#contract/fulfilment/shipments.ts';
import { adminIdOf } from '#server/platform/actor.ts';
import { claimKey } from '#server/platform/write/claim.ts';
import type { Write } from '#server/platform/write/write.ts';
import { findByKey } from './list-shipments.ts';
import { startShipment } from './start-shipment.ts';

type ShipRunCall = typeof shipmentCalls.shipRun;

/** A repeated request answers the run that it began the first time, and sends nothing twice. */
export async function runShipment(write: Write, input: Input<ShipRunCall>): Promise<Answer<ShipRunCall>> {
  const { requestKey, rows } = input;
  const adminId = adminIdOf(write.actor);
  const claim = await claimKey(write, `ship:${adminId}:${requestKey}`, rows, {});
  if (claim.first) return startShipment(write, input);
  const earlier = claim.same ? await findByKey(write.tx, adminId, requestKey) : undefined;
  if (!earlier) throw shipmentRefusals.KEY_REUSED();
  return earlier;
}
