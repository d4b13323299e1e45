import type { LogisticsInfo } from '#contract/services/tracking.ts';
import { orderRefusals } from '#contract/orders/order-refusals.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { Tracking } from '#server/platform/tracking.ts';
import { ownTracking } from '#server/services/index.ts';
import { type OrderRecord, getOrder, shopsSeen, standingParcels } from '#server/orders/index.ts';
import { parcelsSeen } from '../sending/parcels-seen.ts';
import { findParcel } from './queries.ts';

type DeliveryFacts = Pick<OrderRecord, 'deliveryType' | 'deliveryName' | 'deliveryCode' | 'deliveryId'>;

const NONE: DeliveryFacts = { deliveryType: null, deliveryName: null, deliveryCode: null, deliveryId: null };

/** Only carriers have something to tell; a courier's phone stands where a number would. */
const askedOf = ({ deliveryType, deliveryName, deliveryCode, deliveryId }: DeliveryFacts, userPhone: string) =>
  deliveryType === 'express' && deliveryId
    ? { code: deliveryCode ?? '', carrier: deliveryName ?? '', number: deliveryId, phone: userPhone }
    : undefined;

/** The parcel, or the latest one; of those with goods that the actor sees. */
async function shownParcel(
  db: Db,
  order: OrderRecord,
  parcelId: number | undefined,
  actor: Actor,
): Promise<DeliveryFacts | undefined> {
  if (parcelId === undefined && !shopsSeen(actor)) return order;
  if (parcelId === undefined)
    return (await parcelsSeen({ tx: db, actor }, await standingParcels(db, order.id), order.id)).at(-1) ?? NONE;
  const found = await findParcel(db, order.id, parcelId);
  return found && (await parcelsSeen({ tx: db, actor }, [found], order.id))[0];
}

interface TrackedParcel {
  orderNo: string;
  /** The latest parcel without it. */
  parcelId?: number | undefined;
}

/** Tracking of a parcel of an order, for staff and for the storefront that placed it. */
export async function trackOrder(
  { db, tracking }: { db: Db; tracking: Tracking },
  { orderNo, parcelId }: TrackedParcel,
  actor: Actor,
): Promise<{ order: OrderRecord; shown: DeliveryFacts; info: LogisticsInfo }> {
  const order = await getOrder(db, orderNo, actor);
  const shown = await shownParcel(db, order, parcelId, actor);
  if (!shown) throw orderRefusals.PARCEL_NOT_FOUND();
  const asked = askedOf(shown, order.userPhone);
  return { order, shown, info: asked ? await tracking.find(asked) : ownTracking({}) };
}
