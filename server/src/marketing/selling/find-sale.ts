import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/platform/database/connect.ts';
import type { Sale } from '../activities/rules.ts';
import { activity, activitySku } from '../activities/tables.ts';
import { slot } from '../slots/tables.ts';

/** What a purchase asks of an activity. */
export async function findSale(db: Db, activityId: number, skuId: number): Promise<Sale | undefined> {
  const ofSku = and(eq(activitySku.activityId, activity.id), eq(activitySku.skuId, skuId), eq(activitySku.isDel, false));
  const [found] = await db
    .select({ activity, sku: activitySku, slot })
    .from(activity)
    .leftJoin(activitySku, ofSku)
    .leftJoin(slot, eq(slot.id, activity.timeId))
    .where(eq(activity.id, activityId));
  return found && { activity: found.activity, sku: found.sku ?? undefined, slot: found.slot ?? undefined };
}
