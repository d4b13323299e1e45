import { shipmentRefusals } from '#contract/fulfilment/shipments.ts';
import type { RowRecord } from '#server/jobs/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { recallOrder } from '../sending/recall-order.ts';
import { standingParcels } from '#server/orders/index.ts';
import type { Parcel } from './parcel.ts';
import { ordersByNo } from './queries.ts';

/** Takes the sending of one row back; a parcel that was corrected since is somebody's own. */
export async function recallParcel(write: Write, row: RowRecord<Parcel>, reason: string): Promise<void> {
  const { tx, actor } = write;
  const { key: orderNo, input } = row;
  const found = (await ordersByNo(tx, [orderNo], actor)).get(orderNo);
  const parcels = found ? await standingParcels(tx, found.id) : [];
  const sent = parcels.find(({ deliveryId }) => deliveryId === input.expressNumber);
  if (parcels.length > 0 && !sent) throw shipmentRefusals.NUMBER_CHANGED();
  await recallOrder(write, { orderNo, reason, parcelId: sent?.id });
}
