import type { LogisticsInfo } from '#contract/delivery/tracking.ts';
import { type Tracking, ownTracking } from '#server/delivery/index.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { OrderRecord } from '../orders/queries.ts';
import { getOrder } from '../orders/record.ts';

type Sent = Pick<OrderRecord, 'deliveryType' | 'deliveryName' | 'deliveryCode' | 'deliveryId' | 'userPhone'>;

/** Only carriers have something to tell; a courier's phone stands where a number would. */
const parcelOf = ({ deliveryType, deliveryName, deliveryCode, deliveryId, userPhone }: Sent) =>
  deliveryType === 'express' && deliveryId
    ? { code: deliveryCode ?? '', carrier: deliveryName ?? '', number: deliveryId, phone: userPhone }
    : undefined;

/** Tracking of the parcel of an order, for staff and for the storefront that placed it. */
export async function trackOrder(
  { db, tracking }: { db: Db; tracking: Tracking },
  orderNo: string,
  actor: Actor,
): Promise<{ order: OrderRecord; info: LogisticsInfo }> {
  const order = await getOrder(db, orderNo, actor);
  const parcel = parcelOf(order);
  return { order, info: parcel ? await tracking.find(parcel) : ownTracking({}) };
}
