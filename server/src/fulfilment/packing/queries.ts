import { and, eq, sql } from 'drizzle-orm';
import { type Lying, whereSkusLie } from '#server/catalogue/index.ts';
import { addressesOf } from '#server/pictures/index.ts';
import { among } from '#server/platform/database/conditions.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { type Actor, scopeOf } from '#server/platform/actor.ts';
import { seen } from '#server/platform/scope/scoped.ts';
import {
  type OrderRecord,
  cutToShops,
  linesOf,
  orderColumns,
  order,
  orderLine,
  sentPieces,
  shopsSeen,
  refund,
  refundLine,
} from '#server/orders/index.ts';

/** The chosen orders in the order given, as far as the actor sees them; what the back-office has deleted is left out. */
export async function ordersToPack(db: Db, ids: readonly number[], actor: Actor): Promise<OrderRecord[]> {
  const rows = await db
    .select(orderColumns)
    .from(order)
    .where(and(among(order.id, ids), eq(order.isSystemDel, false), seen(order, actor)));
  const cut = shopsSeen(actor)
    ? await cutToShops(db, rows, await linesOf(db, ids), scopeOf(actor))
    : rows.map((row) => ({ row }));
  const byId = new Map(cut.map(({ row }) => [row.id, row]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}

/** Pieces of a line that were given back; a refund that failed gave nothing back. */
const refunded = sql<number>`coalesce(sum(${refundLine.quantity}) filter (where ${refund.state} <> 'failed'), 0)`;

export interface PackedLine extends Lying {
  id: number;
  orderId: number;
  skuId: number;
  productName: string;
  sku: string;
  image: string;
  quantity: number;
}

const nowhere: Lying = { shelf: '', barCode: '', category: '' };

/** Lines by order with the pieces to be packed: those that were given back stay on their shelf, and those in parcels of a waiting order have left. */
export async function linesToPack(
  db: Db,
  orders: readonly Pick<OrderRecord, 'id' | 'sentPieces'>[],
  actor: Actor,
): Promise<Map<number, PackedLine[]>> {
  const { id, orderId, skuId, productName, sku, image, payNum } = orderLine;
  const orderIds = orders.map((one) => one.id);
  const partly = orders.filter((one) => one.sentPieces > 0).map((one) => one.id);
  const gone = sql<number>`case when ${among(orderId, partly)} then ${sentPieces} else 0 end`;
  const quantity = sql<number>`${payNum} - ${refunded} - ${gone}`.mapWith(Number);
  const lines = await db
    .select({ id, orderId, skuId, productName, sku, image, quantity })
    .from(orderLine)
    .leftJoin(refundLine, eq(refundLine.lineId, id))
    .leftJoin(refund, eq(refund.id, refundLine.refundId))
    .where(and(among(orderId, orderIds), seen(orderLine, actor)))
    .groupBy(id)
    .orderBy(id);
  const places = await whereSkusLie(db, [...new Set(lines.map((line) => line.skuId))]);
  const pictures = await addressesOf(db);
  const placed = lines.map((line) => ({
    ...line,
    image: pictures.show(line.image),
    ...(places.get(line.skuId) ?? nowhere),
  }));
  return Map.groupBy(placed, (line) => line.orderId);
}
