import { and, desc, eq } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { activityKinds } from '#contract/marketing/activities.ts';
import { type FlashSale, type flashSaleCalls, no } from '#contract/marketing/flash-sales.ts';
import type { Page } from '#contract/wire.ts';
import { attrsByProduct } from '#server/catalogue/index.ts';
import { addressesOf } from '#server/pictures/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { equal, matchingOrId } from '#server/platform/database/conditions.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import type { Asked } from '#server/platform/http/serve.ts';
import { skusByActivity } from '../activities/queries.ts';
import { activity, activitySku } from '../activities/tables.ts';
import { slot } from '../slots/tables.ts';
import { toFlashSale } from './presenter.ts';
import type { Sale } from './rules.ts';

const live = and(eq(activity.isDel, false), eq(activity.kind, activityKinds.flashSale));
export const flashSales = rowsOf(activity, { live, missing: no.NOT_FOUND });
/** The same for the form: the wire misses it in other words. */
export const readable = rowsOf(activity, { live, missing: no.INFO_NOT_FOUND });

/** Flash sales with what hangs on them, in as many queries for one as for a hundred. */
export function listFlashSales(
  db: Db,
  { keywords, timeId, status, ...paging }: Input<typeof flashSaleCalls.list>,
  { now }: Pick<Asked, 'now'>,
): Promise<Page<FlashSale>> {
  return pageOf(db, paging, {
    from: activity,
    where: and(
      live,
      matchingOrId(keywords, activity.id, activity.title),
      timeId === undefined ? undefined : eq(activity.timeId, timeId),
      equal(activity.status, status),
    ),
    order: [desc(activity.sort), desc(activity.id)],
    show: async (rows) => {
      const products = rows.map(({ productId }) => productId);
      const ids = rows.map(({ id }) => id);
      const pictures = await addressesOf(db);
      const [slots, skus, attrs] = await Promise.all([
        db.select().from(slot).where(eq(slot.isDel, false)),
        skusByActivity(db, ids),
        attrsByProduct(db, products),
      ]);
      return rows.map((row) =>
        toFlashSale(row, { slots, skus: skus.get(row.id) ?? [], attrs: attrs.get(row.productId) ?? [], pictures, now }),
      );
    },
  });
}

/** What a purchase asks of a flash sale. */
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
