import { type SQL, eq, sql } from 'drizzle-orm';
import { sku } from '#server/catalogue/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { type RowLoader, cachedJsonList } from '#server/platform/kept-rows/kept-rows.ts';
import { found, foundByWord, inOrder, isNear, pageByWord } from '#server/platform/database/lists/by-word.ts';
import { countNamed } from '#server/platform/database/count-up-to.ts';
import { COUNT_CAP, type Paging, offsetOf, toPage } from '#server/platform/database/page.ts';
import { preparedOnce } from '#server/platform/database/prepared.ts';
import { activity, activitySku } from './tables.ts';

const order = { keys: [activity.sort, activity.id] };

/** Version of the SKUs that an activity sells, each with that of the product. */
export const skusVersion = (id: SQL): SQL<string> => sql`(select string_agg(concat(s.xmin, ' ', k.xmin), ' ' order by s.id)
  from ${activitySku} s join ${sku} k on k.id = s.sku_id where s.activity_id = ${id} and not s.is_del)`;

const version = sql<string>`concat(${activity}.xmin, ' ', ${skusVersion(sql`${activity.id}`)})`;

/** Days, or the moment, for which activities are offered, and the slot where it is asked for. */
interface Offered {
  from: Date;
  until: Date;
  slotId?: number;
}
/** Terms as parts of a statement. */
type OfferTerms = Record<'from' | 'until' | 'slotId', SQL>;

const value = sql.placeholder;
const places: OfferTerms = {
  from: sql`${value('from')}::timestamptz`,
  until: sql`${value('until')}::timestamptz`,
  slotId: sql`${value('slotId')}::int`,
};
const termsOf = ({ from, until, slotId = 0 }: Offered): OfferTerms => ({
  from: sql`${from}`,
  until: sql`${until}`,
  slotId: sql`${slotId}`,
});

interface Listing {
  /** Source of the list: all activities, or those of which an index tells the order. */
  table?(terms: OfferTerms): SQL;
  where(terms: OfferTerms): SQL | undefined;
}

/**
 * List of activities that buyers are offered, in the order of the shop: what it holds and how many is one statement, and rows that have
 * not changed are copied from memory. Beyond `WORD_CAP` the number is up to a minute old.
 */
export function offerList(name: string, { table = () => sql`${activity}`, where }: Listing) {
  const matches = where(places);
  const query = preparedOnce(`offered_${name}`, (db, reach: 'near' | 'far', statement) =>
    db
      .select({ id: activity.id, version, n: found.n })
      .from(activity)
      .innerJoin(
        foundByWord({ table: table(places), ...order, matches, along: matches, near: reach === 'near' }),
        eq(found.id, activity.id),
      )
      .orderBy(inOrder(order))
      .prepare(statement),
  );
  return async <R>(db: Db, paging: Paging, offered: Offered, reading: RowLoader<R>) => {
    const slice = { limit: paging.limit, offset: offsetOf(paging) };
    const { from, until, slotId } = offered;
    const values = { from: from.toISOString(), until: until.toISOString(), slotId: slotId ?? 0, ...slice };
    const key = slotId === undefined ? name : `${name} ${slotId} ${values.from}`;
    const terms = termsOf(offered);
    const count = () => countNamed(db, key, COUNT_CAP, { table: table(terms), where: where(terms) });
    const page = await pageByWord(db, {
      key,
      paging: slice,
      page: (common) => query(db, isNear(slice) ? 'near' : 'far', { ...values, common }),
      count,
    });
    const [list, { total, capped }] = await Promise.all([
      cachedJsonList<R>(db, page.rows, reading),
      page.capped ? count() : page,
    ]);
    return toPage(paging, total, list, capped);
  };
}
