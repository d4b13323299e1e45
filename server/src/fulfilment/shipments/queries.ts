import { and, eq, inArray, sql } from 'drizzle-orm';
import { backwards } from '#server/platform/database/like.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { type OrderRecord, orderColumns, order, parcel } from '#server/orders/index.ts';

export async function ordersByNo(db: Db, orderNos: readonly string[]): Promise<Map<string, OrderRecord>> {
  const rows = await db
    .select(orderColumns)
    .from(order)
    .where(inArray(order.orderNo, [...orderNos]));
  return new Map(rows.map((row) => [row.orderNo, row]));
}

const tail = sql<string>`reverse(upper(${parcel.deliveryId}))`;

/** Orders whose parcels have these numbers, by number: found by the index of tracking numbers. */
export async function ordersByNumber(db: Db, numbers: readonly string[]) {
  const { orderNo, realName, userPhone, userAddress } = order;
  const { deliveryId } = parcel;
  const stands = sql`${deliveryId} is not null and ${parcel.withdrawnTime} is null`;
  const rows = await db
    .select({ orderNo, realName, userPhone, userAddress, deliveryId })
    .from(parcel)
    .innerJoin(order, eq(order.id, parcel.orderId))
    .where(and(inArray(tail, numbers.map(backwards)), eq(parcel.deliveryType, 'express'), stands));
  return Map.groupBy(rows, (row) => (row.deliveryId ?? '').toUpperCase());
}

/** A parcel number is given to one order after the other, or two runs would not see each other. */
export const lockNumber = (tx: Tx, number: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`parcel ${number}`}, 0))`);
