import { and, asc, desc, eq, sql } from 'drizzle-orm';
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
import { activity, activitySku } from '../activities/tables.ts';
import { hourOf } from '../slots/rules.ts';
import { slot } from '../slots/tables.ts';
import { shopOrder, soldIn, toOpenSales } from './list-open-sales.ts';
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
  const sale = db
    .select({ id: activity.id, sort: activity.sort, version: sql<string>`${activity}.xmin`.as('version') })
    .from(activity)
    .where(soldIn(sql`${slot.id}`, sql`turn.day`, sql`turn.day + interval '24 hours'`))
    .orderBy(...shopOrder)
    .limit(SHOWN + 1)
    .as('sale');
  const version = sql<string>`concat(${sale.version}, ' ', (select string_agg(concat(s.xmin, ' ', k.xmin), ' ' order by s.id)
    from ${activitySku} s join ${sku} k on k.id = s.sku_id where s.activity_id = ${sale.id} and not s.is_del))`;
  return db
    .select({ slotId: slot.id, day: sql<number>`turn.n::int`, id: sale.id, version })
    .from(slot)
    .innerJoin(
      sql`unnest(${value('days')}::timestamptz[]) with ordinality as turn (day, n)`,
      sql`turn.n > 1 or ${slot.endTime} > ${value('hour')}::int`,
    )
    .innerJoinLateral(sale, sql`true`)
    .where(isOpen)
    .orderBy(desc(sale.sort), desc(sale.id))
    .prepare(name);
});

async function readSales(db: Db, ids: number[], pictures: Addresses): Promise<Map<number, OpenFlashSale>> {
  const rows = await db.select().from(activity).where(among(activity.id, ids));
  return new Map((await toOpenSales(db, rows, pictures)).map((sale) => [sale.id, sale]));
}

const write = jsonWriter(OpenFlashSale);

type WrittenSlot = Omit<OpenSlot, 'items'> & { items: Written<OpenFlashSale>[] };

/** Slots of today and tomorrow that run or are to come, with the first of what they sell. */
export async function listOpenSlots(db: Db, _: object, { now }: Pick<Asked, 'now'>): Promise<{ now: Date; list: WrittenSlot[] }> {
  const days = [startOfDay(now), startOfDay(now, 1)];
  const [slots, sales, pictures] = await Promise.all([
    slotsQuery(db, '', {}),
    salesQuery(db, '', { days: days.map((day) => day.toISOString()), hour: hourOf(now) }),
    addressesOf(db),
  ]);
  const read = (ids: number[]) => readSales(db, ids, pictures);
  const written = await writtenById<OpenFlashSale>(db, sales, { look: `flash sale ${pictures.base}`, write, read });
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
