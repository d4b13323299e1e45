import { and, eq } from 'drizzle-orm';
import { customer } from '#server/customers/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { Sale } from '../activities/rules.ts';
import { activity, activitySku } from '../activities/tables.ts';
import { participation } from '../participations/tables.ts';
import { slot } from '../slots/tables.ts';

interface Wanted {
  activityId: number;
  skuId: number;
  participationId?: number | undefined;
}

/** Purchase of an activity's goods. */
export async function findSale(db: Db, { activityId, skuId, participationId = 0 }: Wanted): Promise<Sale | undefined> {
  const ofSku = and(eq(activitySku.activityId, activity.id), eq(activitySku.skuId, skuId), eq(activitySku.isDel, false));
  const [found] = await db
    .select({ activity, sku: activitySku, slot, participation, account: customer.account })
    .from(activity)
    .leftJoin(activitySku, ofSku)
    .leftJoin(slot, eq(slot.id, activity.timeId))
    .leftJoin(participation, and(eq(participation.id, participationId), eq(participation.bargainId, activity.id)))
    .leftJoin(customer, eq(customer.id, participation.uid))
    .where(eq(activity.id, activityId));
  if (!found) return undefined;
  const { account } = found;
  return {
    activity: found.activity,
    sku: found.sku ?? undefined,
    slot: found.slot ?? undefined,
    participation: found.participation && account !== null ? { ...found.participation, account } : undefined,
  };
}
