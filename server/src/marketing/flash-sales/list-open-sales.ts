import { DAY } from '#contract/durations.ts';
import { OpenFlashSale } from '#contract/marketing/open-activities.ts';
import { type Addresses, addressesOf } from '#server/pictures/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { among } from '#server/platform/database/conditions.ts';
import type { RowLoader } from '#server/platform/kept-rows/kept-rows.ts';
import { type Paging, emptyPage } from '#server/platform/database/page.ts';
import { jsonWriter } from '#server/platform/http/answers/json-writer.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { offerList } from '../activities/offer-list.ts';
import { skusByActivity } from '../activities/queries.ts';
import { itemsOf, soldOn } from '../activities/slot-items.ts';
import { activity } from '../activities/tables.ts';
import { toStorefrontActivity } from '../activities/to-storefront-activity.ts';
import { saleSlots } from '../slots/queries.ts';
import { turnsOf } from './rules.ts';

const write = jsonWriter(OpenFlashSale);

async function readSales(db: Db, ids: readonly number[], pictures: Addresses): Promise<Map<number, OpenFlashSale>> {
  const [rows, skus] = await Promise.all([db.select().from(activity).where(among(activity.id, ids)), skusByActivity(db, ids)]);
  return new Map(rows.map((row) => [row.id, { ...toStorefrontActivity(row, skus.get(row.id) ?? [], pictures), limit: row.num }]));
}

/** Flash sales as buyers see them. */
export const flashSaleLoader = (db: Db, pictures: Addresses): RowLoader<OpenFlashSale> => ({
  variant: `flash sale ${pictures.base}`,
  write,
  read: (ids) => readSales(db, ids, pictures),
});

const salesOfSlot = offerList('flash_sales', {
  table: ({ slotId }) => itemsOf(slotId),
  where: ({ from, until }) => soldOn(from, until),
});

/** All that a slot sells on a day, or in its hours that are not over. */
export async function listOpenSales(
  db: Db,
  { slotId, day, ...paging }: Paging & { slotId: number; day?: Date | undefined },
  { now }: Pick<CallContext, 'now'>,
) {
  const found = await saleSlots.find(db, slotId);
  const turn = turnsOf(found?.status ? [found] : [], now).find(
    (each) => day === undefined || each.day.getTime() === day.getTime(),
  );
  if (!turn) return emptyPage<OpenFlashSale>(paging);
  const offered = { slotId, from: turn.day, until: new Date(turn.day.getTime() + DAY) };
  return salesOfSlot<OpenFlashSale>(db, paging, offered, flashSaleLoader(db, await addressesOf(db)));
}
