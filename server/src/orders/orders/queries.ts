import { desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import type { orderCalls } from '#contract/orders/orders.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { addressesOf } from '#server/pictures/index.ts';
import { found, pageByWord } from '#server/platform/database/by-word.ts';
import { COUNT_CAP, WORD_CAP, cappedAt, offsetOf, toPage } from '#server/platform/database/page.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import type { Asked } from '#server/platform/http/serve.ts';
import { countsOf } from '#server/platform/tally/counts.ts';
import { type Shape, type Wanted, idsOf, isByWord, someIdsOf, wantedBy, wordIdsOf } from './filter.ts';
import { rowWithoutAmounts, seenBy } from './without-amounts.ts';
import { toOrderRow } from './shown.ts';
import { order, orderLine } from './tables.ts';

const { search: _search, goods: _goods, words: _words, tab: _tab, ...columns } = getTableColumns(order);
/** All that is worth reading; the rest serves the search. */
export const orderColumns = columns;
export type OrderRecord = Omit<typeof order.$inferSelect, 'search' | 'goods' | 'words' | 'tab'>;
export type LineRecord = typeof orderLine.$inferSelect;

const {
  updateTime: _updateTime,
  shippedTime: _shippedTime,
  receivedTime: _receivedTime,
  cancelTime: _cancelTime,
  userAddress: _userAddress,
  mark: _mark,
  storefrontId: _storefrontId,
  ...listColumns
} = columns;
/** What a row of the list shows: every column more is read, parsed and carried twenty times. */
export type ListedOrder = Pick<OrderRecord, keyof typeof listColumns>;

/** The best plan depends on the period or the ending, so those statements are planned anew; the others keep their plan. */
const planName = (shape: Shape, name: string) => (/_(period|ends|letter)/.test(shape) ? '' : name);

const pageQuery = prepared('order_page', (db, shape: Shape, name) => {
  const ids = idsOf(db, shape);
  return db
    .select(listColumns)
    .from(order)
    .innerJoin(ids, eq(ids.id, order.id))
    .orderBy(desc(order.id))
    .prepare(planName(shape, name));
});

const wordQuery = prepared('order_word', (db, shape: Shape, name) =>
  db
    .select({ ...listColumns, n: found.n })
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

const linesQuery = prepared('order_lines', (db, _: '', name) =>
  db
    .select()
    .from(orderLine)
    .where(sql`${orderLine.orderId} = any(${sql.placeholder('ids')}::int[])`)
    .orderBy(orderLine.id)
    .prepare(name),
);

export async function linesOf(db: Db, orderIds: readonly number[]): Promise<Map<number, LineRecord[]>> {
  if (orderIds.length === 0) return new Map();
  return Map.groupBy(await linesQuery(db, '').execute({ ids: orderIds }), ({ orderId }) => orderId);
}

/** Without conditions the total is a kept count; with some it is counted, up to a cap. */
async function totalOf(db: Db, { shape, values }: Wanted): Promise<{ total: number; capped: boolean }> {
  if (shape === 'all' || shape === 'tab') return { total: (await countsOf(db, 'order'))(String(values.tab)), capped: false };
  const cap = isByWord(shape) ? WORD_CAP : COUNT_CAP;
  const [counted] = await countQuery(db, shape).execute({ ...values, reach: cap + 1 });
  return cappedAt(cap, counted?.n ?? 0);
}

interface Found extends Awaited<ReturnType<typeof totalOf>> {
  rows: ListedOrder[];
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
  const [rows, total] = await Promise.all([pageQuery(db, shape).execute(values), totalOf(db, wanted)]);
  return { rows, ...total };
}

export async function listOrders(db: Db, filter: Input<typeof orderCalls.list>, { now, actor }: Asked) {
  // Orders of a video account are not taken here.
  if (filter.type === 1) return toPage(filter, 0, []);
  const paging = { limit: filter.limit, offset: offsetOf(filter) };
  const { rows, total, capped } = await pageOf(db, wantedBy(filter, now), paging);
  const ids = rows.map(({ id }) => id);
  const [lines, pictures] = await Promise.all([linesOf(db, ids), addressesOf(db)]);
  const list = rows.map((row) => seenBy(actor, toOrderRow(row, lines.get(row.id) ?? [], pictures), rowWithoutAmounts));
  return toPage(filter, total, list, capped);
}
