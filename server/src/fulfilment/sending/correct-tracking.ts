import { eq } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { orderRefusals } from '#contract/orders/order-refusals.ts';
import { findCarrier } from '#server/delivery/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { logStep, lockOrder, order, standingParcels, parcel } from '#server/orders/index.ts';
import type { sendingCalls } from '#contract/fulfilment/sending.ts';
import { canMove } from '#server/orders/rules.ts';
import { ownParcels } from './parcels-seen.ts';
import { followSending } from './follow-sending.ts';
import { requestUpload } from '../shipping-information/request-upload.ts';
import { parcelWith, shownBy } from './rules.ts';

/** Corrects the tracking number of a parcel on its way: what was written before stays in the timeline. */
export async function correctTracking(write: Write, input: Input<typeof sendingCalls.correctTracking>): Promise<null> {
  const { tx, now } = write;
  const found = await lockOrder(write, input.orderNo);
  const parcels = await standingParcels(tx, found.id);
  if (!canMove(found, 'recall') || found.isDel || parcels.length === 0) throw orderRefusals.NO_PARCEL();
  const { parcelId } = input;
  const own = await ownParcels(write, parcels, found.id);
  const wrong = parcelId === undefined ? own.at(-1) : own.find(({ id }) => id === parcelId);
  if (!wrong) throw orderRefusals.PARCEL_NOT_FOUND();
  if (wrong.deliveryType !== 'express') throw orderRefusals.NO_PARCEL();
  const carrier = await findCarrier(tx, input.expressCode);
  if (!carrier) throw orderRefusals.CARRIER();
  const number = input.expressNumber.trim();
  const same = parcelWith(parcels, { expressCode: carrier.code, expressNumber: number });
  if (same) throw same === wrong ? orderRefusals.SAME_PARCEL() : orderRefusals.NUMBER_OF_OTHER_PARCEL();
  const set = { deliveryName: carrier.name, deliveryCode: carrier.code, deliveryId: number };
  const latest = parcels.at(-1) === wrong ? { ...wrong, ...set } : parcels.at(-1);
  await tx
    .update(parcel)
    .set({ ...set, updateTime: now })
    .where(eq(parcel.id, wrong.id));
  await tx
    .update(order)
    .set({ ...shownBy(latest), updateTime: now })
    .where(eq(order.id, found.id));
  const message = `更正快递信息 ${wrong.deliveryName} ${wrong.deliveryId} 改为 ${carrier.name} ${number}`;
  await logStep(write, found.id, { type: 'tracking_edit', message, reason: input.reason });
  await requestUpload(write, found);
  await followSending(write, found);
  return null;
}
