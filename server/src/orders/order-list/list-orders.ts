import { z } from 'zod';
import type { Input } from '#contract/call.ts';
import { Written, jsonWriter } from '#server/platform/http/answers/json-writer.ts';
import { OrderRow } from '#contract/orders/order-record.ts';
import type { orderCalls } from '#contract/orders/orders.ts';
import { seeAmounts } from '#contract/orders/amounts.ts';
import { type Addresses, addressesOf } from '#server/pictures/index.ts';
import { type Actor, holds, scopeOf } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { isNear } from '#server/platform/database/lists/by-word.ts';
import type { PageRow } from '#server/platform/database/lists/list.ts';
import { readListPage } from '#server/platform/database/lists/read-list-page.ts';
import { offsetOf, toPage } from '#server/platform/database/page.ts';
import { isPageKnown, cachedJsonList } from '#server/platform/kept-rows/kept-rows.ts';
import { scopeOn } from '#server/platform/scope/scoped.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { resolveHandler } from './filter.ts';
import { withDeadline } from './overdue.ts';
import { orderList } from './pages.ts';
import { type LineRecord, type ListedOrder, linesOf, listedOrders } from '../orders/queries.ts';
import { cutToShops, shopsSeen } from '../orders/shop-part.ts';
import { order } from '../orders/tables.ts';
import { type PresentedOrder, toOrderRow } from '../orders/presenter.ts';
import { linesWithRefunds } from '../refunds/queries.ts';
import { rowWithoutAmounts, seenBy } from '../orders/without-amounts.ts';

const write = jsonWriter(OrderRow);
const writeAll = jsonWriter(z.array(OrderRow));

interface Viewer {
  actor: Actor;
  pictures: Addresses;
}

const shownRow = (row: ListedOrder, lines: readonly LineRecord[], { actor, pictures }: Viewer): PresentedOrder =>
  seenBy(actor, toOrderRow(row, lines, pictures), rowWithoutAmounts);

async function rowsOf(db: Db, ids: number[], viewer: Viewer): Promise<Map<number, PresentedOrder>> {
  const [rows, lines] = await Promise.all([listedOrders(db, ids), linesOf(db, ids)]);
  const shown = await linesWithRefunds(db, rows, lines);
  const cut = await cutToShops(db, rows, shown, scopeOf(viewer.actor));
  return new Map(cut.map(({ row, lines: own }) => [row.id, shownRow(row, own, viewer)]));
}

function keptRows(db: Db, rows: PageRow[], viewer: Viewer): Promise<Written<PresentedOrder[]>> {
  const { actor, pictures } = viewer;
  const variant = `order ${holds(actor, seeAmounts)} ${shopsSeen(actor)?.join() ?? 'all'} ${pictures.base}`;
  return cachedJsonList<PresentedOrder>(db, rows, { variant, write, read: (ids) => rowsOf(db, ids, viewer) });
}

/** Rows of a page that nobody is going through: to look for them in memory and keep them there costs more than it saves. */
async function readRows(db: Db, ids: number[], viewer: Viewer): Promise<Written<PresentedOrder[]>> {
  const rows = await rowsOf(db, ids, viewer);
  return new Written<PresentedOrder[]>(writeAll(ids.flatMap((id) => rows.get(id) ?? [])));
}

export async function listOrders(db: Db, filter: Input<typeof orderCalls.list>, { now, actor }: CallContext) {
  // Orders of a video account are not taken here.
  if (filter.type === 1) return toPage(filter, 0, new Written<PresentedOrder[]>('[]'));
  const viewer = { actor, pictures: await addressesOf(db) };
  const list = orderList({ ...(await withDeadline(db, resolveHandler(filter, actor), now)), scope: scopeOn(order, actor) }, now);
  const slice = { limit: filter.limit, offset: offsetOf(filter) };
  const isFar = !isNear(slice) && !list.byWord;
  const isRare = isFar && !isPageKnown(db, `order ${list.where.text} ${slice.limit} ${slice.offset}`);
  return readListPage(db, filter, list, (ids, rows) => (isRare ? readRows(db, ids, viewer) : keptRows(db, rows, viewer)));
}
