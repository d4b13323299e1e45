import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { activityKinds } from '#contract/marketing/activities.ts';
import { OpenFlashSale, type OpenSlot } from '#contract/marketing/open-activities.ts';
import { startOfDay } from '#contract/moment.ts';
import { sku } from '#server/catalogue/index.ts';
import { type Addresses, addressesOf } from '#server/pictures/index.ts';
import { among } from '#server/platform/database/conditions.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { writtenById } from '#server/platform/database/kept-rows.ts';
import { preparedOnce } from '#server/platform/database/prepared.ts';
import { type Written, jsonWriter } from '#server/platform/http/json-writer.ts';
import type { Asked } from '#server/platform/http/serve.ts';
import { onShelfOf, skusByActivity } from '../activities/queries.ts';
import { activity, activitySku } from '../activities/tables.ts';
import { toOpen } from '../activities/to-open.ts';
import { slot } from '../slots/tables.ts';
import { turnsOf } from './rules.ts';

/** Flash sales that are read at most. */
const MOST = 500;

/** Every row that a sale is shown by: the activity, and its SKUs with those of the product. */
const version = sql<string>`concat(${activity}.xmin, ' ',
  string_agg(concat(${activitySku}.xmin, ' ', ${sku}.xmin), ' ' order by ${activitySku.id}))`;

/**
 * Sales of some days without what they show, in the order of the shop; buyers who open it together share one reading. Whether a product
 * has replaced all SKUs of a sale is asked of the rows that its version is made of.
 */
const salesQuery = preparedOnce('flash_sales_offered', (db, _: '', name) =>
  db
    .select({ id: activity.id, timeId: activity.timeId, startTime: activity.startTime, stopTime: activity.stopTime, version })
    .from(activity)
    .innerJoin(activitySku, and(eq(activitySku.activityId, activity.id), eq(activitySku.isDel, false)))
    .innerJoin(sku, eq(sku.id, activitySku.skuId))
    .where(onShelfOf(activityKinds.flashSale, sql.placeholder('from'), sql.placeholder('until')))
    .groupBy(activity.id)
    .having(sql`bool_or(not ${sku.isDel})`)
    .orderBy(desc(activity.sort), desc(activity.id))
    .limit(MOST)
    .prepare(name),
);

async function readSales(db: Db, ids: number[], pictures: Addresses): Promise<Map<number, OpenFlashSale>> {
  const [rows, skus] = await Promise.all([db.select().from(activity).where(among(activity.id, ids)), skusByActivity(db, ids)]);
  return new Map(rows.map((row) => [row.id, { ...toOpen(row, skus.get(row.id) ?? [], pictures), limit: row.num }]));
}

const write = jsonWriter(OpenFlashSale);

type WrittenSlot = Omit<OpenSlot, 'items'> & { items: Written<OpenFlashSale>[] };

/** Slots of today and tomorrow that run or are to come, with what they sell. */
export async function listOpenSlots(db: Db, _: object, { now }: Pick<Asked, 'now'>): Promise<{ now: Date; list: WrittenSlot[] }> {
  const [sales, slots, pictures] = await Promise.all([
    salesQuery(db, '', { from: startOfDay(now), until: startOfDay(now, 2) }),
    db
      .select()
      .from(slot)
      .where(and(eq(slot.isDel, false), eq(slot.status, true)))
      .orderBy(asc(slot.startTime)),
    addressesOf(db),
  ]);
  const read = (ids: number[]) => readSales(db, ids, pictures);
  const written = await writtenById<OpenFlashSale>(db, sales, { look: `flash sale ${pictures.base}`, write, read });
  const ofSlot = Map.groupBy(sales, ({ timeId }) => timeId);
  const list = turnsOf(slots, now).map(({ slot: { id, name, silderImgs }, day, ...turn }) => ({
    ...turn,
    id,
    name,
    images: silderImgs.map(({ sattDir }) => pictures.show(sattDir)),
    items: (ofSlot.get(id) ?? [])
      .filter((sale) => sale.startTime <= day && day < sale.stopTime && now < sale.stopTime)
      .flatMap((sale) => written.get(sale.id) ?? []),
  }));
  return { now, list: list.filter(({ items }) => items.length > 0) };
}
