import type { Actor } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { type ParcelRecord, linesOf, linesSeen, shopsSeen } from '#server/orders/index.ts';

type Holding = Pick<ParcelRecord, 'pieces'>;

/** Ids of the lines of an order that an actor sees; undefined for whoever sees it whole. */
async function idsSeen(db: Db, orderId: number, actor: Actor): Promise<ReadonlySet<number> | undefined> {
  if (!shopsSeen(actor)) return undefined;
  const lines = (await linesOf(db, [orderId])).get(orderId) ?? [];
  return new Set(linesSeen(lines, actor).map(({ id }) => id));
}

/** Parcels of an order that hold goods which the actor sees. */
export async function parcelsSeen<P extends Holding>(
  { tx: db, actor }: { tx: Db; actor: Actor },
  parcels: readonly P[],
  orderId: number,
): Promise<readonly P[]> {
  const ids = await idsSeen(db, orderId, actor);
  return ids ? parcels.filter(({ pieces }) => pieces.some(({ lineId }) => ids.has(lineId))) : parcels;
}

/** Parcels that hold nothing else: the actor may call back or correct these. */
export async function ownParcels<P extends Holding>(
  { tx: db, actor }: { tx: Db; actor: Actor },
  parcels: readonly P[],
  orderId: number,
): Promise<readonly P[]> {
  const ids = await idsSeen(db, orderId, actor);
  return ids ? parcels.filter(({ pieces }) => pieces.every(({ lineId }) => ids.has(lineId))) : parcels;
}
