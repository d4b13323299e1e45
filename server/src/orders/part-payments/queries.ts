import { type SQL, and, inArray, isNull, sql } from 'drizzle-orm';
import type { Fen } from '#contract/fen.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { orderPartPayment } from './tables.ts';

/** Condition of orders of which a part was received. */
export const isPartPaid = (orderId: SQL): SQL =>
  sql`exists (select from ${orderPartPayment} where ${orderPartPayment.orderId} = ${orderId} and ${orderPartPayment.voidTime} is null)`;

/** Money that was received so far for these orders, by their ids; nothing of those of which none was. */
export async function partsPaid(db: Db, orderIds: readonly number[]): Promise<ReadonlyMap<number, Fen>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select({ orderId: orderPartPayment.orderId, paid: sql<number>`sum(${orderPartPayment.amount})`.mapWith(Number) })
    .from(orderPartPayment)
    .where(and(inArray(orderPartPayment.orderId, [...orderIds]), isNull(orderPartPayment.voidTime)))
    .groupBy(orderPartPayment.orderId);
  return new Map(rows.map(({ orderId, paid }) => [orderId, paid]));
}
