import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/connect.ts';
import { orderLine } from '../orders/tables.ts';
import { type ParcelRecord, parcel } from './tables.ts';

/** The parcel of an exchange is no part of what the order was sent in. */
const ofOrder = isNull(parcel.caseId);

/** Parcels of an order that stand, the first one first. */
export const standingParcels = (db: Db, orderId: number): Promise<ParcelRecord[]> =>
  db
    .select()
    .from(parcel)
    .where(and(eq(parcel.orderId, orderId), isNull(parcel.withdrawnTime), ofOrder))
    .orderBy(asc(parcel.id));

/** Standing parcels of many orders, by the order. */
export async function standingParcelsOf(db: Db, orderIds: readonly number[]): Promise<Map<number, ParcelRecord[]>> {
  const rows = await db
    .select()
    .from(parcel)
    .where(and(inArray(parcel.orderId, [...orderIds]), isNull(parcel.withdrawnTime), ofOrder))
    .orderBy(asc(parcel.orderId), asc(parcel.id));
  return Map.groupBy(rows, ({ orderId }) => orderId);
}

/** Pieces of a line that parcels carry. */
export const sentPieces = sql<number>`(
  select coalesce(sum((piece->>'quantity')::int), 0) from ${parcel} sending, jsonb_array_elements(sending.pieces) piece
  where sending.order_id = ${orderLine.orderId} and sending.withdrawn_time is null and sending.case_id is null
    and (piece->>'lineId')::int = ${orderLine.id})`.mapWith(Number);
