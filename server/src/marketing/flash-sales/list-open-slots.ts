import { and, asc, eq, sql } from 'drizzle-orm';
import type { OpenFlashSale, OpenSlot } from '#contract/marketing/open-activities.ts';
import { startOfDay } from '#contract/moment.ts';
import { addressesOf } from '#server/pictures/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { cachedJsonById } from '#server/platform/kept-rows/kept-rows.ts';
import { preparedOnce } from '#server/platform/database/prepared.ts';
import type { Written } from '#server/platform/http/answers/json-writer.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { skusVersion } from '../activities/offer-list.ts';
import { itemsOf, shopOrder, soldOn } from '../activities/slot-items.ts';
import { activity } from '../activities/tables.ts';
import { hourOf } from '#contract/marketing/sessions.ts';
import { slot } from '../slots/tables.ts';
import { flashSaleLoader } from './list-open-sales.ts';
import { turnsOf } from './rules.ts';

/** Sales that are shown of a slot; who wants the others asks for them by page. */
const SHOWN = 10;

const isOpen = and(eq(slot.isDel, false), eq(slot.status, true));

const slotsQuery = preparedOnce('slots_open', (db, _: '', name) =>
  db.select().from(slot).where(isOpen).orderBy(asc(slot.startTime)).prepare(name),
);

const value = sql.placeholder;

/**
 * First sales of each slot today and tomorrow and one further, without what they show; buyers who open it together share one reading. The
 * version is that of every row that a sale is shown by: the activity, and its SKUs with those of the product.
 */
const salesQuery = preparedOnce('flash_sales_offered', (db, _: '', name) => {
  const ofSlot = itemsOf(sql`${slot.id}`);
  const isSold = soldOn(sql`turn.day`, sql`turn.day + interval '24 hours'`);
  const first = sql`select ${activity.id}, ${activity.sort} from ${ofSlot} where ${isSold} order by ${shopOrder} limit ${SHOWN + 1}`;
  const own = sql`(select a.xmin from ${activity} a where a.id = sale.id)`;
  const version = sql<string>`concat(${own}, ' ', ${skusVersion(sql`sale.id`)})`;
  return db
    .select({ slotId: slot.id, day: sql<number>`turn.n::int`, id: sql<number>`sale.id`, version })
    .from(slot)
    .innerJoin(
      sql`unnest(${value('days')}::timestamptz[]) with ordinality as turn (day, n)`,
      sql`turn.n > 1 or ${slot.endTime} > ${value('hour')}::int`,
    )
    .innerJoin(sql`lateral (${first}) as sale`, sql`true`)
    .where(isOpen)
    .orderBy(sql`sale.sort desc`, sql`sale.id desc`)
    .prepare(name);
});

type WrittenSlot = Omit<OpenSlot, 'items'> & { items: Written<OpenFlashSale>[] };

/** Slots of today and tomorrow that run or are to come, with the first of what they sell. */
export async function listOpenSlots(
  db: Db,
  _: object,
  { now }: Pick<CallContext, 'now'>,
): Promise<{ now: Date; list: WrittenSlot[] }> {
  const days = [startOfDay(now), startOfDay(now, 1)];
  const [slots, sales, pictures] = await Promise.all([
    slotsQuery(db, '', {}),
    salesQuery(db, '', { days: days.map((day) => day.toISOString()), hour: hourOf(now) }),
    addressesOf(db),
  ]);
  const written = await cachedJsonById<OpenFlashSale>(db, sales, flashSaleLoader(db, pictures));
  const ofTurn = Map.groupBy(sales, ({ slotId, day }) => `${slotId} ${days[day - 1]?.getTime()}`);
  const list = turnsOf(slots, now).map(({ slot: { id, name, silderImgs }, ...turn }) => {
    const found = ofTurn.get(`${id} ${turn.day.getTime()}`) ?? [];
    return {
      ...turn,
      id,
      name,
      images: silderImgs.map(({ sattDir }) => pictures.show(sattDir)),
      items: found.slice(0, SHOWN).flatMap((sale) => written.get(sale.id) ?? []),
      hasMore: found.length > SHOWN,
    };
  });
  return { now, list: list.filter(({ items }) => items.length > 0) };
}
