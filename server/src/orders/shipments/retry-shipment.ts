import type { Answer, Input } from '#contract/call.ts';
import { no, type shipmentCalls } from '#contract/orders/shipments.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockShipment, markRetried } from './queries.ts';
import { startShipment } from './start-shipment.ts';

type Call = typeof shipmentCalls.shipRetry;

/** The orders that were not sent, as a run of its own. */
export async function retryShipment(write: Write, { id }: Input<Call>): Promise<Answer<Call>> {
  const { tx, actor } = write;
  const run = await lockShipment(tx, id, { actor });
  if (!run) throw no.NOT_FOUND();
  if (run.jobState === 'waiting' || run.jobState === 'running') throw no.UNDER_WAY();
  const left = await markRetried(tx, id);
  if (left.length === 0) throw no.NOTHING_LEFT();
  return startShipment(write, left, null);
}
