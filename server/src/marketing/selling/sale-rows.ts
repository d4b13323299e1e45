import { type SQL, and, eq } from 'drizzle-orm';
import type { Db } from '#server/platform/database/connect.ts';
import type { Sale } from '../activities/selling.ts';
import { activity, activitySku } from '../activities/tables.ts';
import { participation } from '../participations/tables.ts';
import { slot } from '../slots/tables.ts';

/** Activities with these of their SKUs and participations, as far as there are any. */
export const saleRows = (db: Db, ofSku: SQL | undefined, ofParticipation: SQL | undefined) =>
  db
    .select({ activity, sku: activitySku, slot, participation })
    .from(activity)
    .leftJoin(activitySku, and(eq(activitySku.activityId, activity.id), eq(activitySku.isDel, false), ofSku))
    .leftJoin(slot, eq(slot.id, activity.timeId))
    .leftJoin(participation, and(eq(participation.bargainId, activity.id), ofParticipation))
    .$dynamic();

export const toSale = (found: Awaited<ReturnType<typeof saleRows>>[number]): Sale => ({
  activity: found.activity,
  sku: found.sku ?? undefined,
  slot: found.slot ?? undefined,
  participation: found.participation ?? undefined,
});
