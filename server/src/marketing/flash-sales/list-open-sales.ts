import { type SQL, and, desc, eq } from 'drizzle-orm';
import { DAY } from '#contract/durations.ts';
import { activityKinds } from '#contract/marketing/activities.ts';
import type { OpenFlashSale } from '#contract/marketing/open-activities.ts';
import type { Page } from '#contract/wire.ts';
import { type Addresses, addressesOf } from '#server/pictures/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { type Paging, emptyPage } from '#server/platform/database/page.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import type { Asked } from '#server/platform/http/serve.ts';
import { offeredOf, skusByActivity } from '../activities/queries.ts';
import type { Activity } from '../activities/rules.ts';
import { activity } from '../activities/tables.ts';
import { toOpen } from '../activities/to-open.ts';
import { slots } from '../slots/queries.ts';
import { turnsOf } from './rules.ts';

/** Flash sales of a slot between the midnights of a day. */
export const soldIn = (slotId: number | SQL, midnight: Date | SQL, next: Date | SQL): SQL | undefined =>
  and(eq(activity.timeId, slotId), offeredOf(activityKinds.flashSale, midnight, next));

/** The order of the shop; `activity__slot_items` has it for each slot. */
export const shopOrder: readonly SQL[] = [desc(activity.sort), desc(activity.id)];

/** Activities with their SKUs as buyers see them. */
export async function toOpenSales(db: Db, rows: readonly Activity[], pictures: Addresses): Promise<OpenFlashSale[]> {
  const skus = await skusByActivity(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...toOpen(row, skus.get(row.id) ?? [], pictures), limit: row.num }));
}

/** All that a slot sells on a day, or in its hours that are not over. */
export async function listOpenSales(
  db: Db,
  { slotId, day, ...paging }: Paging & { slotId: number; day?: Date | undefined },
  { now }: Pick<Asked, 'now'>,
): Promise<Page<OpenFlashSale>> {
  const found = await slots.find(db, slotId);
  const turn = turnsOf(found?.status ? [found] : [], now).find(
    (each) => day === undefined || each.day.getTime() === day.getTime(),
  );
  if (!turn) return emptyPage(paging);
  return pageOf(db, paging, {
    from: activity,
    where: soldIn(slotId, turn.day, new Date(turn.day.getTime() + DAY)),
    order: shopOrder,
    show: async (rows) => toOpenSales(db, rows, await addressesOf(db)),
  });
}
