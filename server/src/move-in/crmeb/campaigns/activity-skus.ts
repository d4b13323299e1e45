import { asc, inArray } from 'drizzle-orm';
import { activityKinds } from '#contract/marketing/activities.ts';
import { activitySku } from '#server/marketing/index.ts';
import { insertRows } from '#server/platform/database/insert-rows.ts';
import { updateRows } from '#server/platform/database/update-rows.ts';
import { type Moving, say } from '../../engine/moving.ts';
import type { Brought } from '../../engine/record-noun.ts';
import { skusByName } from '../catalogue/product-skus.ts';
import { pictureOf } from '../values/pictures.ts';
import { fenOf, flagOf, intOf, textOf } from '../values/values.ts';
import { ofKind } from './activity-rules.ts';

type ActivitySku = typeof activitySku.$inferInsert;

const placeOf = ({ activityId, skuId }: Pick<ActivitySku, 'activityId' | 'skuId'>): string => `${activityId} ${skuId}`;

/** Adds SKUs of activities, and writes those anew that are there. */
async function putSkus({ tx }: Moving, activityIds: readonly number[], rows: readonly ActivitySku[]): Promise<void> {
  const there = await tx
    .select({ id: activitySku.id, activityId: activitySku.activityId, skuId: activitySku.skuId })
    .from(activitySku)
    .where(inArray(activitySku.activityId, [0, ...activityIds]));
  const ids = new Map(there.map(({ id, ...place }) => [placeOf(place), id]));
  await insertRows(
    tx,
    activitySku,
    rows.filter((row) => !ids.has(placeOf(row))),
  );
  const known = rows.flatMap((row) => {
    const id = ids.get(placeOf(row));
    return id === undefined ? [] : [{ ...row, id }];
  });
  await updateRows(tx, activitySku, known);
}

type BroughtActivity = Brought<{ productId: number }>;

/** SKUs of an activity: those of its product by the same names. */
function activitySkusOf(
  moving: Moving,
  kind: number,
  { key, id: activityId, record: { row, beside }, row: { productId } }: BroughtActivity,
  named: ReadonlyMap<string, number>,
): ActivitySku[] {
  const theirs = ofKind(beside['skus'], kind);
  const once = new Set<number>();
  const rows = theirs.flatMap((each) => {
    const skuId = named.get(`${productId} ${textOf(each['suk'])}`);
    if (skuId === undefined || once.has(skuId)) {
      say(moving, 'altered', '有的规格在商品里找不到，没有带来', key);
      return [];
    }
    once.add(skuId);
    return [
      {
        activityId,
        skuId,
        price: fenOf(each['price']),
        minPrice: kind === activityKinds.bargain ? fenOf(row['min_price']) : null,
        image: pictureOf(moving.terms, each['image']),
        quota: Math.max(0, intOf(each['quota'])),
        quotaShow: Math.max(0, intOf(each['quota_show'])),
        sales: Math.max(0, intOf(each['sales'])),
        isDel: flagOf(each['is_del']),
      },
    ];
  });
  if (theirs.length === 0) say(moving, 'altered', '没有参加活动的规格', key);
  return rows;
}

/** Brings the SKUs of activities of a kind, or takes them to where they are there. */
export async function bringActivitySkus(moving: Moving, kind: number, brought: readonly BroughtActivity[]): Promise<void> {
  const named = await skusByName(moving, [...new Set(brought.map(({ row }) => row.productId))]);
  await putSkus(
    moving,
    brought.map(({ id }) => id),
    brought.flatMap((each) => activitySkusOf(moving, kind, each, named)),
  );
}

/** SKUs of activities, in the order in which they came. */
export async function skusOfActivities({ tx }: Moving, ids: readonly number[]): Promise<Map<number, number[]>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ activityId: activitySku.activityId, skuId: activitySku.skuId })
    .from(activitySku)
    .where(inArray(activitySku.activityId, [...ids]))
    .orderBy(asc(activitySku.id));
  const groups = Map.groupBy(rows, ({ activityId }) => activityId);
  return new Map([...groups].map(([id, of]) => [id, of.map(({ skuId }) => skuId)]));
}
