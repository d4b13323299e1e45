import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { sku } from '#server/catalogue/index.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { among } from '#server/platform/database/conditions.ts';
import type { WantedSku } from './rules.ts';
import { activitySku } from './tables.ts';

/** SKUs that these activities sell, with the product's SKU of each; the cheapest first. */
export async function skusByActivity(db: Db, ids: readonly number[]) {
  const rows = await db
    .select({ own: activitySku, sku })
    .from(activitySku)
    .innerJoin(sku, eq(sku.id, activitySku.skuId))
    .where(and(among(activitySku.activityId, ids), eq(activitySku.isDel, false)))
    .orderBy(activitySku.price, activitySku.id);
  return Map.groupBy(rows, ({ own }) => own.activityId);
}
export type SoldSku = NonNullable<ReturnType<Awaited<ReturnType<typeof skusByActivity>>['get']>>[number];

/** Sets quotas anew and keeps the sales; SKUs that are left out stay for the orders that may come back. */
export async function setSkus(tx: Tx, activityId: number, wanted: readonly WantedSku[]): Promise<void> {
  const ids = wanted.map(({ skuId }) => skuId);
  const ofActivity = eq(activitySku.activityId, activityId);
  await tx
    .update(activitySku)
    .set({ isDel: true })
    .where(and(ofActivity, notInArray(activitySku.skuId, ids)));
  await tx
    .update(activitySku)
    .set({ isDel: false })
    .where(and(ofActivity, inArray(activitySku.skuId, ids)));
  const rows = wanted.map(({ quota, ...each }) => ({ ...each, activityId, quota, quotaShow: quota }));
  const excluded = (column: string) => sql.raw(`excluded.${column}`);
  await tx
    .insert(activitySku)
    .values(rows)
    .onConflictDoUpdate({
      target: [activitySku.activityId, activitySku.skuId],
      set: { price: excluded('price'), quota: excluded('quota'), quotaShow: excluded('quota_show') },
    });
}
