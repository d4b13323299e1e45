import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#server/platform/database/connect.ts';
import { type ParcelRecord, parcel } from '#server/orders/index.ts';

/** Finds a standing parcel of an order, that of an exchange included. */
export async function findParcel(db: Db, orderId: number, id: number): Promise<ParcelRecord | undefined> {
  const [found] = await db
    .select()
    .from(parcel)
    .where(and(eq(parcel.id, id), eq(parcel.orderId, orderId), isNull(parcel.withdrawnTime)));
  return found;
}
