import { and, asc, desc, eq } from 'drizzle-orm';
import { activityKinds } from '#contract/marketing/activities.ts';
import type { OpenSlot } from '#contract/marketing/open-activities.ts';
import { startOfDay } from '#contract/moment.ts';
import { addressesOf } from '#server/pictures/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { Asked } from '#server/platform/http/serve.ts';
import { offeredOf, skusByActivity } from '../activities/queries.ts';
import { activity } from '../activities/tables.ts';
import { toOpen } from '../activities/to-open.ts';
import { slot } from '../slots/tables.ts';
import { turnsOf } from './rules.ts';

/** Flash sales that are read at most. */
const MOST = 500;

/** Slots of today and tomorrow that run or are to come, with what they sell. */
export async function listOpenSlots(db: Db, _: object, { now }: Pick<Asked, 'now'>): Promise<{ now: Date; list: OpenSlot[] }> {
  const offered = offeredOf(activityKinds.flashSale, now, startOfDay(now, 2));
  const [sales, slots, pictures] = await Promise.all([
    db.select().from(activity).where(offered).orderBy(desc(activity.sort), desc(activity.id)).limit(MOST),
    db
      .select()
      .from(slot)
      .where(and(eq(slot.isDel, false), eq(slot.status, true)))
      .orderBy(asc(slot.startTime)),
    addressesOf(db),
  ]);
  const ids = sales.map(({ id }) => id);
  const skus = await skusByActivity(db, ids);
  const list = turnsOf(slots, now).map(({ slot: { id, name, silderImgs }, day, ...turn }) => ({
    ...turn,
    id,
    name,
    images: silderImgs.map(({ sattDir }) => pictures.show(sattDir)),
    items: sales
      .filter((sale) => sale.timeId === id && sale.startTime <= day && day < sale.stopTime)
      .map((sale) => ({ ...toOpen(sale, skus.get(sale.id) ?? [], pictures), limit: sale.num })),
  }));
  return { now, list: list.filter(({ items }) => items.length > 0) };
}
