import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/connect.ts';
import { orderLine } from '../orders/tables.ts';
import { type ParcelRecord, parcel } from './tables.ts';

/** Parcels of an order that stand, the first one first. */
export const standingParcels = (db: Db, orderId: number): Promise<ParcelRecord[]> =>
  db
    .select()
    .from(parcel)
    .where(and(eq(parcel.orderId, orderId), isNull(parcel.withdrawnTime)))
    .orderBy(asc(parcel.id));

/** Pieces of a line that parcels carry. */
export const sentPieces = sql<number>`(
  select coalesce(sum((piece->>'quantity')::int), 0) from ${parcel} sending, jsonb_array_elements(sending.pieces) piece
  where sending.order_id = ${orderLine.orderId} and sending.withdrawn_time is null
    and (piece->>'lineId')::int = ${orderLine.id})`.mapWith(Number);
