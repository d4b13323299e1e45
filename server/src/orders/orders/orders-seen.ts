import { and, getTableName, sql } from 'drizzle-orm';
import { type Actor, pointLimitOf } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { among } from '#server/platform/database/conditions.ts';
import { order } from './tables.ts';

/** Pick-up point of each of these orders that is fetched. */
async function pointsOf(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, number | null>> {
  const rows = await db
    .select({ id: order.id, point: order.storeId })
    .from(order)
    .where(and(among(order.id, ids), sql`${order.shippingType} = 2`));
  return new Map(rows.map(({ id, point }) => [id, point]));
}

/**
 * Orders as records of a pick-up point, for news: the database is asked once for the same ids, however many people hear of them.
 */
export function openOrdersSeen(db: Db) {
  const known = new WeakMap<readonly number[], ReturnType<typeof pointsOf>>();
  return {
    table: getTableName(order),
    async seenBy(actor: Actor, ids: readonly number[]): Promise<readonly number[]> {
      const point = pointLimitOf(actor);
      if (point === undefined) return ids;
      const asked = known.get(ids) ?? pointsOf(db, ids);
      known.set(ids, asked);
      const points = await asked;
      return ids.filter((id) => points.get(id) === point);
    },
  };
}
