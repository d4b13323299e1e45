import { type SQL, and, desc, eq, gt, inArray, lt, not, notInArray, sql } from 'drizzle-orm';
import type { Refusal } from '#contract/refusal.ts';
import type { Page } from '#contract/wire.ts';
import { attrsByProduct, product, sku } from '#server/catalogue/index.ts';
import { inState as inCampaignState } from '#server/coupons/index.ts';
import { type Addresses, addressesOf } from '#server/pictures/index.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { among } from '#server/platform/database/conditions.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import type { Paging } from '#server/platform/database/page.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import type { Activity, WantedSku } from './rules.ts';
import { activity, activitySku } from './tables.ts';

export const liveOf = (kind: number): SQL | undefined => and(not(activity.isDel), eq(activity.kind, kind));

/** Activities of one kind. */
export const activitiesOf = (kind: number, missing: () => Refusal) => rowsOf(activity, { live: liveOf(kind), missing });
export type Activities = ReturnType<typeof activitiesOf>;

/** Flash sales that run in a slot. */
export const countInSlot = (db: Db, timeId: number): Promise<number> =>
  db.$count(activity, and(eq(activity.timeId, timeId), not(activity.isDel)));

export interface AttrRow {
  id: number;
  attrName: string;
  attrValues: string[];
}

/** SKUs of an activity, the cheapest first, and its product with the attributes of that. */
export interface ActivityParts {
  skus: readonly SoldSku[];
  attrs: readonly AttrRow[];
  product: ShelfRow | undefined;
  pictures: Addresses;
}

/** Locks the product against leaving until this commits; false where it has left. */
export async function lockProduct(tx: Tx, productId: number): Promise<boolean> {
  const { id, isDel, isRecycle } = product;
  const [found] = await tx.select({ isDel, isRecycle }).from(product).where(eq(id, productId)).for('share');
  return found !== undefined && !found.isDel && !found.isRecycle;
}

/** Products by their ids, as far as it matters whether they can be bought. */
async function shelfOf(db: Db, ids: readonly number[]) {
  const { id, isShow, isRecycle, isDel } = product;
  const rows = await db.select({ id, isShow, isRecycle, isDel }).from(product).where(among(id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}
type ShelfRow = NonNullable<ReturnType<Awaited<ReturnType<typeof shelfOf>>['get']>>;

interface Listing<R> {
  kind: number;
  where: SQL | undefined;
  /** Turns a page of activities into the rows of the wire; `partsOf` an activity were read for all of them together. */
  show: (rows: readonly Activity[], partsOf: (row: Activity) => ActivityParts) => Promise<R[]>;
}

/** Activities of one kind with what hangs on them, in as many queries for one as for a hundred. */
export function listActivities<R>(db: Db, paging: Paging, { kind, where, show }: Listing<R>): Promise<Page<R>> {
  return pageOf(db, paging, {
    from: activity,
    where: and(liveOf(kind), where),
    order: [desc(activity.sort), desc(activity.id)],
    show: async (rows) => {
      const pictures = await addressesOf(db);
      const products = rows.map(({ productId }) => productId);
      const [skus, attrs, shelf] = await Promise.all([
        skusByActivity(
          db,
          rows.map(({ id }) => id),
        ),
        attrsByProduct(db, products),
        shelfOf(db, products),
      ]);
      return show(rows, ({ id, productId }) => ({
        skus: skus.get(id) ?? [],
        attrs: attrs.get(productId) ?? [],
        product: shelf.get(productId),
        pictures,
      }));
    },
  });
}

/** Activities in a state of `activityStates`. */
export const inState = (state: number | undefined, now: Date): SQL | undefined =>
  inCampaignState({ status: activity.status, from: activity.startTime, until: activity.stopTime }, state, now);

/** The product of an activity can be bought. */
export const isOnShelf = sql<boolean>`exists (select from ${product} p where p.id = ${activity.productId} and p.is_show and not p.is_recycle and not p.is_del)`;

/** The product has not replaced every SKU that the activity sells. */
const isAnySkuSold = sql<boolean>`exists (select from ${activitySku} s join ${sku} k on k.id = s.sku_id where s.activity_id = ${activity.id} and not s.is_del and not k.is_del)`;

/** Activities of one kind that are on and whose goods can be bought, with days between these moments. */
export const offeredOf = (kind: number, from: Date | SQL, until: Date | SQL): SQL | undefined =>
  and(
    liveOf(kind),
    eq(activity.status, true),
    lt(activity.startTime, until),
    gt(activity.stopTime, from),
    isOnShelf,
    isAnySkuSold,
  );

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
      set: {
        price: excluded('price'),
        minPrice: excluded('min_price'),
        image: excluded('image'),
        quota: excluded('quota'),
        quotaShow: excluded('quota_show'),
      },
    });
}
