import { and, eq, inArray, sql } from 'drizzle-orm';
import { backwards } from '#server/platform/database/like.ts';
import { type Actor, scopeOf } from '#server/platform/actor.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { seen } from '#server/platform/scope/scoped.ts';
import { type OrderRecord, cutToShops, linesOf, orderColumns, order, parcel, shopsSeen } from '#server/orders/index.ts';

/** Orders of these numbers as the actor sees them: those of several shops as the lines of theirs stand. */
export async function ordersByNo(db: Db, orderNos: readonly string[], actor: Actor): Promise<Map<string, OrderRecord>> {
  const rows = await db
    .select(orderColumns)
    .from(order)
    .where(and(inArray(order.orderNo, [...orderNos]), seen(order, actor)));
  const ids = rows.map(({ id }) => id);
  const cut = shopsSeen(actor)
    ? await cutToShops(db, rows, await linesOf(db, ids), scopeOf(actor))
    : rows.map((row) => ({ row }));
  return new Map(cut.map(({ row }) => [row.orderNo, row]));
}

const tail = sql<string>`reverse(upper(${parcel.deliveryId}))`;

/** Orders whose parcels have these numbers, by number, and whether the actor sees them: found by the index of tracking numbers. */
export async function ordersByNumber(db: Db, numbers: readonly string[], actor: Actor) {
  const { orderNo, realName, userPhone, userAddress } = order;
  const { deliveryId } = parcel;
  const isSeen = sql<boolean>`coalesce(${seen(order, actor) ?? sql`true`}, false)`;
  const stands = sql`${deliveryId} is not null and ${parcel.withdrawnTime} is null`;
  const rows = await db
    .select({ orderNo, realName, userPhone, userAddress, deliveryId, isSeen })
    .from(parcel)
    .innerJoin(order, eq(order.id, parcel.orderId))
    .where(and(inArray(tail, numbers.map(backwards)), eq(parcel.deliveryType, 'express'), stands));
  return Map.groupBy(rows, (row) => (row.deliveryId ?? '').toUpperCase());
}

/** A parcel number is given to one order after the other, or two runs would not see each other. */
export const lockNumber = (tx: Tx, number: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`parcel ${number}`}, 0))`);
