import { desc, eq, sql } from 'drizzle-orm';
import { type Slice, found, isNear, pageByWord } from '#server/platform/database/lists/by-word.ts';
import { countOnce } from '#server/platform/database/count-up-to.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { RowVersion } from '#server/platform/kept-rows/kept-rows.ts';
import { COUNT_CAP, WORD_CAP, cappedAt } from '#server/platform/database/page.ts';
import { prepared, preparedOnce } from '#server/platform/database/prepared.ts';
import { countsOf, keptCount } from '#server/platform/tally/counts.ts';
import { countsIn } from './counts.ts';
import {
  type Shape,
  type Wanted,
  isByWord,
  isOfDays,
  isOnPage,
  isUnfiltered,
  pageCut,
  pageWhere,
  rowOrder,
  someIdsOf,
  wordIdsOf,
} from './filter.ts';
import { type ListedOrder, listedColumns } from '../orders/queries.ts';
import { order } from '../orders/tables.ts';

/** Lines and the picture of a line are written once, with the order, so the order's own version stands for them. */
const version = { id: order.id, version: sql<string>`${order}.xmin::text` };

type Reach = 'near' | 'far';

/** The best plan depends on the period or the ending, so those statements are planned anew; the others keep their plan. */
const planName = (shape: Shape, name: string) => (/_(period|paid|refunded|ends|letter)/.test(shape) ? '' : name);

const shapeIn = (reach: `${Reach}_${Shape}`) => reach.slice(reach.indexOf('_') + 1) as Shape;

const totalIn = (shape: Shape) => (isUnfiltered(shape) ? keptCount('order', sql.placeholder('tab')) : sql<number>`0`);

const pageQuery = preparedOnce('order_page', (db, reach: `${Reach}_${Shape}`, name) => {
  const shape = shapeIn(reach);
  const near = reach.startsWith('near') ? pageWhere(shape) : undefined;
  const columns = { ...version, total: totalIn(shape) };
  const rows = db.select(columns).from(order);
  const page = near ? rows.where(near.where).orderBy(pageCut(shape)) : rows.where(isOnPage(db, shape)).orderBy(rowOrder(shape));
  return page.prepare(planName(shape, name));
});

const wholeQuery = prepared('order_whole', (db, shape: Shape, name) =>
  db
    .select({ ...listedColumns, total: totalIn(shape) })
    .from(order)
    .where(isOnPage(db, shape))
    .orderBy(rowOrder(shape))
    .prepare(planName(shape, name)),
);

const wordQuery = preparedOnce('order_word', (db, reach: `${Reach}_${Shape}`, name) =>
  db
    .select({ ...version, n: found.n })
    .from(order)
    .innerJoin(wordIdsOf(shapeIn(reach), reach.startsWith('near')), eq(found.id, order.id))
    .orderBy(desc(order.id))
    .prepare(planName(shapeIn(reach), name)),
);

const countQuery = prepared('order_count', (db, shape: Shape, name) =>
  db
    .select({ n: sql<number>`count(*)`.mapWith(Number) })
    .from(someIdsOf(db, shape))
    .prepare(planName(shape, name)),
);

interface Total {
  total: number;
  capped: boolean;
}

interface Found<R> extends Total {
  rows: R[];
}

const reachOf = ({ limit, offset }: Slice) => offset + limit;
const valuesOf = ({ values }: Wanted, slice: Slice) => ({ ...values, ...slice, reach: reachOf(slice) });

/** Without conditions the total is a kept count, of a period a sum of these; with others it is counted, up to a cap. */
async function totalOf(db: Db, { shape, values, period }: Wanted): Promise<Total> {
  const kept = isUnfiltered(shape) ? countsOf(db, 'order') : period && isOfDays(shape) ? countsIn(db, period) : undefined;
  if (kept) return { total: (await kept)(String(values.tab)), capped: false };
  const cap = isByWord(shape) ? WORD_CAP : COUNT_CAP;
  const counting = async () => (await countQuery(db, shape).execute({ ...values, reach: cap + 1 }))[0]?.n ?? 0;
  return cappedAt(cap, await countOnce(db, `order ${shape} ${JSON.stringify(values)}`, counting));
}

/** Rows of an unfiltered page carry its total; any other is counted beside them. */
async function withTotal<R extends { total: number }>(db: Db, wanted: Wanted, page: Promise<R[]>): Promise<Found<R>> {
  if (!isUnfiltered(wanted.shape)) {
    const [rows, total] = await Promise.all([page, totalOf(db, wanted)]);
    return { rows, ...total };
  }
  const rows = await page;
  const [first] = rows;
  return { rows, ...(first ? { total: first.total, capped: false } : await totalOf(db, wanted)) };
}

/** Beyond what is read along the list, and not found by a word. */
export const isFar = ({ shape }: Wanted, slice: Slice): boolean => !isNear(slice) && !isByWord(shape);

/** Orders that a page shows, with their versions. */
export async function pageOf(db: Db, wanted: Wanted, slice: Slice): Promise<Found<RowVersion>> {
  const { shape } = wanted;
  const values = valuesOf(wanted, slice);
  if (isByWord(shape)) {
    return pageByWord(db, {
      key: `order ${shape} ${JSON.stringify(wanted.values)}`,
      paging: slice,
      page: (common) => wordQuery(db, `${isNear(slice) ? 'near' : 'far'}_${shape}`, { ...values, common }),
      count: () => totalOf(db, wanted),
    });
  }
  return withTotal(db, wanted, pageQuery(db, `${isFar(wanted, slice) ? 'far' : 'near'}_${shape}`, values));
}

/** The orders of a far page themselves. */
export const wholePageOf = (db: Db, wanted: Wanted, slice: Slice): Promise<Found<ListedOrder>> =>
  withTotal(db, wanted, wholeQuery(db, wanted.shape).execute(valuesOf(wanted, slice)));
