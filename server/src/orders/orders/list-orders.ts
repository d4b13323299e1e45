import { desc, eq, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { type Written, jsonWriter } from '#server/platform/http/json-writer.ts';
import { OrderRow } from '#contract/orders/order-record.ts';
import type { orderCalls } from '#contract/orders/orders.ts';
import { seeAmounts } from '#contract/orders/amounts.ts';
import { type Addresses, addressesOf } from '#server/pictures/index.ts';
import { type Actor, holds } from '#server/platform/actor.ts';
import { found, pageByWord } from '#server/platform/database/lists/by-word.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { type RowVersion, writtenRows } from '#server/platform/database/kept-rows.ts';
import { COUNT_CAP, WORD_CAP, cappedAt, emptyPage, offsetOf, toPage } from '#server/platform/database/page.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import type { Asked } from '#server/platform/http/serve.ts';
import { countsOf, keptCount } from '#server/platform/tally/counts.ts';
import { type Shape, type Wanted, idsOf, isByWord, isUnfiltered, pageWhere, someIdsOf, wantedBy, wordIdsOf } from './filter.ts';
import { linesOf, listedOrders } from './queries.ts';
import { type Row, toOrderRow } from './presenter.ts';
import { order } from './tables.ts';
import { rowWithoutAmounts, seenBy } from './without-amounts.ts';

/** Lines and the picture of a line are written once, with the order, so the order's own version stands for them. */
const version = { id: order.id, version: sql<string>`${order}.xmin::text` };

/** Rows up to here are read along the list; further on only their places in an index are. */
const NEAR = 200;
type Reach = 'near' | 'far';

/** The best plan depends on the period or the ending, so those statements are planned anew; the others keep their plan. */
const planName = (shape: string, name: string) => (/_(period|ends|letter)/.test(shape) ? '' : name);

const shapeIn = (reach: `${Reach}_${Shape}`) => reach.slice(reach.indexOf('_') + 1) as Shape;

const pageQuery = prepared('order_page', (db, reach: `${Reach}_${Shape}`, name) => {
  const shape = shapeIn(reach);
  const near = reach.startsWith('near') ? pageWhere(shape) : undefined;
  const total = isUnfiltered(shape) ? keptCount('order', sql.placeholder('tab')) : sql<number>`0`;
  const statement = near
    ? db
        .select({ ...version, total })
        .from(order)
        .where(near.where)
        .orderBy(near.order)
        .limit(sql.placeholder('limit'))
        .offset(sql.placeholder('offset'))
    : db
        .select({ ...version, total })
        .from(order)
        .innerJoin(idsOf(db, shape), eq(found.id, order.id))
        .orderBy(desc(order.id));
  return statement.prepare(planName(shape, name));
});

const wordQuery = prepared('order_word', (db, shape: Shape, name) =>
  db
    .select({ ...version, n: found.n })
    .from(order)
    .innerJoin(wordIdsOf(shape), eq(found.id, order.id))
    .orderBy(desc(order.id))
    .prepare(planName(shape, name)),
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

/** Without conditions the total is a kept count; with some it is counted, up to a cap. */
async function totalOf(db: Db, { shape, values }: Wanted): Promise<Total> {
  if (isUnfiltered(shape)) return { total: (await countsOf(db, 'order'))(String(values.tab)), capped: false };
  const cap = isByWord(shape) ? WORD_CAP : COUNT_CAP;
  const [counted] = await countQuery(db, shape).execute({ ...values, reach: cap + 1 });
  return cappedAt(cap, counted?.n ?? 0);
}

interface Found extends Total {
  rows: RowVersion[];
}

async function pageOf(db: Db, wanted: Wanted, paging: { limit: number; offset: number }): Promise<Found> {
  const { shape } = wanted;
  const values = { ...wanted.values, ...paging, reach: paging.offset + paging.limit };
  if (isByWord(shape)) {
    return pageByWord(db, {
      key: `order ${shape} ${JSON.stringify(wanted.values)}`,
      paging,
      page: (common) => wordQuery(db, shape).execute({ ...values, common }),
      count: () => totalOf(db, wanted),
    });
  }
  const page = pageQuery(db, `${values.reach <= NEAR ? 'near' : 'far'}_${shape}`).execute(values);
  if (!isUnfiltered(shape)) {
    const [rows, total] = await Promise.all([page, totalOf(db, wanted)]);
    return { rows, ...total };
  }
  const rows = await page;
  const [first] = rows;
  return { rows, ...(first ? { total: first.total, capped: false } : await totalOf(db, wanted)) };
}

const write = jsonWriter(OrderRow);

async function rowsOf(db: Db, ids: number[], actor: Actor, pictures: Addresses): Promise<Map<number, Row>> {
  const [rows, lines] = await Promise.all([listedOrders(db, ids), linesOf(db, ids)]);
  return new Map(
    rows.map((row) => [row.id, seenBy(actor, toOrderRow(row, lines.get(row.id) ?? [], pictures), rowWithoutAmounts)]),
  );
}

export async function listOrders(db: Db, filter: Input<typeof orderCalls.list>, { now, actor }: Asked) {
  // Orders of a video account are not taken here.
  if (filter.type === 1) return emptyPage<Written<Row>>(filter);
  const pictures = await addressesOf(db);
  const paging = { limit: filter.limit, offset: offsetOf(filter) };
  const { rows, total, capped } = await pageOf(db, wantedBy(filter, now), paging);
  const look = `order ${holds(actor, seeAmounts)} ${pictures.base}`;
  const list = await writtenRows<Row>(db, rows, { look, write, read: (ids) => rowsOf(db, ids, actor, pictures) });
  return toPage(filter, total, list, capped);
}
