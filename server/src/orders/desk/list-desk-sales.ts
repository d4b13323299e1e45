import { and, ne } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import type { DeskSale, deskOrderCalls } from '#contract/orders/desk-orders.ts';
import { listSales } from '#server/marketing/index.ts';
import { among } from '#server/platform/database/conditions.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { order } from '../orders/tables.ts';

/** Bargains that were ordered already; a cancelled order gives its bargain back. */
async function orderedAmong(db: Db, participationIds: readonly number[]): Promise<Set<number | null>> {
  const rows = await db
    .select({ id: order.participationId })
    .from(order)
    .where(and(among(order.participationId, participationIds), ne(order.state, 'cancelled')));
  return new Set(rows.map(({ id }) => id));
}

/** Activities that sell the goods of a basket now, as its customer could buy from them. */
export async function listDeskSales(
  db: Db,
  wanted: Input<typeof deskOrderCalls.deskSales>,
  { now }: Pick<CallContext, 'now'>,
): Promise<DeskSale[]> {
  const sales = await listSales(db, wanted, now);
  const ordered = await orderedAmong(
    db,
    sales.flatMap(({ participation }) => (participation ? [participation.id] : [])),
  );
  return sales
    .map(({ activity: { id: activityId, kind, title }, sku: { skuId, price, quota }, participation }) => {
      return { activityId, kind, title, skuId, price, quota, participationId: participation?.id ?? null };
    })
    .filter(({ participationId }) => participationId === null || !ordered.has(participationId));
}
