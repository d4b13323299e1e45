import { eq } from 'drizzle-orm';
import type { Db } from '#server/platform/database/connect.ts';
import type { Sale } from '../activities/rules.ts';
import { activity, activitySku } from '../activities/tables.ts';
import { participation } from '../participations/tables.ts';
import { saleRows, toSale } from './sale-rows.ts';

interface SaleQuery {
  activityId: number;
  skuId: number;
  participationId?: number | undefined;
}

/** Purchase of an activity's goods. */
export async function findSale(db: Db, { activityId, skuId, participationId = 0 }: SaleQuery): Promise<Sale | undefined> {
  const [found] = await saleRows(db, eq(activitySku.skuId, skuId), eq(participation.id, participationId)).where(
    eq(activity.id, activityId),
  );
  return found && toSale(found);
}
