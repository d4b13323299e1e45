import { no, shipmentStates } from '#contract/orders/shipments.ts';
import type { Write } from '#server/platform/write/write.ts';
import { recallOrder } from '../sending/recall-order.ts';
import { standingParcels } from '../parcels/queries.ts';
import { lockRow, ordersByNo, setRow } from './queries.ts';

/** Takes the sending of one row back, unless that was done; a parcel that was corrected since is somebody's own. */
export async function recallParcel(write: Write, { rowId, reason }: { rowId: number; reason: string }): Promise<void> {
  const { tx } = write;
  const row = await lockRow(tx, rowId);
  if (row?.state !== shipmentStates.sent) return;
  const { orderNo, expressNumber } = row;
  const found = (await ordersByNo(tx, [orderNo])).get(orderNo);
  const parcels = found ? await standingParcels(tx, found.id) : [];
  const sent = parcels.find(({ deliveryId }) => deliveryId === expressNumber);
  if (parcels.length > 0 && !sent) throw no.NUMBER_CHANGED();
  await recallOrder(write, { orderNo, reason, parcelId: sent?.id });
  await setRow(tx, rowId, { state: shipmentStates.recalled });
}
