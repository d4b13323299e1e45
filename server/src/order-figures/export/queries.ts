import { and, desc, lt, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import type { orderExportCalls } from '#contract/order-figures/order-export.ts';
import { INT_MAX } from '#contract/wire.ts';
import type { Scope } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import {
  type OrderRecord,
  type ParcelRecord,
  cutToShops,
  type Sold,
  toQuestion,
  withDeadline,
  linesOf,
  orderColumns,
  sellerName,
  standingParcelsOf,
  order,
} from '#server/orders/index.ts';
import type { ExportedLine } from './columns.ts';

/** The filter with what its owner may see: the job that writes the file acts for nobody. */
export interface OrdersWanted {
  filter: Input<typeof orderExportCalls.exportOrders>['filter'];
  seesAmounts: boolean;
  seesPhones: boolean;
}

const PAGE = 500;

const questionOf = async (db: Db, { filter }: OrdersWanted, now: Date, scope: Scope) =>
  toQuestion({ ...(await withDeadline(db, filter, now)), scope }, now);

export async function countExported(db: Db, options: OrdersWanted, now: Date, scope: Scope): Promise<number> {
  const question = await questionOf(db, options, now, scope);
  const query = db
    .select({ n: sql<number>`count(*)`.mapWith(Number) })
    .from(order)
    .where(question.where('gathered'));
  const [row] = await query.prepare('').execute({ ...question.values });
  return row?.n ?? 0;
}

/** Pages of all orders that the filter finds, newest first. */
export async function* orderPages(db: Db, options: OrdersWanted, now: Date, scope: Scope): AsyncGenerator<Sold<OrderRecord>[]> {
  const question = await questionOf(db, options, now, scope);
  const query = db
    .select({ ...orderColumns, sellerName })
    .from(order)
    .where(and(question.where('gathered'), lt(order.id, sql.placeholder('before'))))
    .orderBy(desc(order.id))
    .limit(PAGE)
    .prepare('');
  let before = INT_MAX;
  for (;;) {
    const page = await query.execute({ ...question.values, before });
    if (page.length > 0) yield page;
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    before = last.id;
  }
}

/** Pages with a row per order line. */
export async function* exportedPages(
  db: Db,
  options: OrdersWanted,
  now: Date,
  scope: Scope,
): AsyncGenerator<{ records: number; rows: ExportedLine[] }> {
  const { seesAmounts, seesPhones } = options;
  for await (const page of orderPages(db, options, now, scope)) {
    const ids = page.map(({ id }) => id);
    const [lines, parcels] = await Promise.all([linesOf(db, ids), standingParcelsOf(db, ids)]);
    const cut = await cutToShops(db, page, lines, scope);
    const rows = cut.flatMap(({ row, lines: own }) => {
      const holds = ({ pieces }: ParcelRecord) => pieces.some(({ lineId }) => own.some(({ id }) => id === lineId));
      const ofOrder = { order: row, parcels: (parcels.get(row.id) ?? []).filter(holds), seesAmounts, seesPhones };
      return own.map((line, at) => ({ ...ofOrder, line, isFirst: at === 0 }));
    });
    yield { records: page.length, rows };
  }
}
