import { z } from 'zod';
import type { Input } from '#contract/call.ts';
import { Written, jsonWriter } from '#server/platform/http/answers/json-writer.ts';
import { OrderRow } from '#contract/orders/order-record.ts';
import type { orderCalls } from '#contract/orders/orders.ts';
import { seeAmounts } from '#contract/orders/amounts.ts';
import type { Slice } from '#server/platform/database/lists/by-word.ts';
import { type Addresses, addressesOf } from '#server/pictures/index.ts';
import { type Actor, holds, pointLimitOf } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { isPageKnown, writtenList } from '#server/platform/kept-rows/kept-rows.ts';
import { offsetOf, toPage } from '#server/platform/database/page.ts';
import type { Asked } from '#server/platform/http/serve.ts';
import { type Wanted, asHandled, wantedBy } from './filter.ts';
import { withDeadline } from './overdue.ts';
import { isFar, pageOf, wholePageOf } from './pages.ts';
import { type LineRecord, type ListedOrder, linesOf, listedOrders } from '../orders/queries.ts';
import { type Row, toOrderRow } from '../orders/presenter.ts';
import { linesWithRefunds } from '../refunds/queries.ts';
import { rowWithoutAmounts, seenBy } from '../orders/without-amounts.ts';

const write = jsonWriter(OrderRow);
const writeAll = jsonWriter(z.array(OrderRow));

interface Viewer {
  actor: Actor;
  pictures: Addresses;
}

const shownRow = (row: ListedOrder, lines: ReadonlyMap<number, readonly LineRecord[]>, { actor, pictures }: Viewer): Row =>
  seenBy(actor, toOrderRow(row, lines.get(row.id) ?? [], pictures), rowWithoutAmounts);

async function rowsOf(db: Db, ids: number[], viewer: Viewer): Promise<Map<number, Row>> {
  const [rows, lines] = await Promise.all([listedOrders(db, ids), linesOf(db, ids)]);
  const shown = await linesWithRefunds(db, rows, lines);
  return new Map(rows.map((row) => [row.id, shownRow(row, shown, viewer)]));
}

async function keptPage(db: Db, wanted: Wanted, slice: Slice, viewer: Viewer) {
  const { rows, ...total } = await pageOf(db, wanted, slice);
  const look = `order ${holds(viewer.actor, seeAmounts)} ${viewer.pictures.base}`;
  const list = await writtenList<Row>(db, rows, { look, write, read: (ids) => rowsOf(db, ids, viewer) });
  return { list, ...total };
}

/** For a page that nobody is going through: to look for its rows in memory and keep them there costs more than it saves. */
async function readPage(db: Db, wanted: Wanted, slice: Slice, viewer: Viewer) {
  const { rows, ...total } = await wholePageOf(db, wanted, slice);
  const ids = rows.map(({ id }) => id);
  const lines = await linesWithRefunds(db, rows, await linesOf(db, ids));
  return { list: new Written<Row[]>(writeAll(rows.map((row) => shownRow(row, lines, viewer)))), ...total };
}

export async function listOrders(db: Db, filter: Input<typeof orderCalls.list>, { now, actor }: Asked) {
  // Orders of a video account are not taken here.
  if (filter.type === 1) return toPage(filter, 0, new Written<Row[]>('[]'));
  const wanted = wantedBy({ ...(await withDeadline(db, asHandled(filter, actor), now)), at: pointLimitOf(actor) }, now);
  const slice = { limit: filter.limit, offset: offsetOf(filter) };
  const isRare = isFar(wanted, slice) && !isPageKnown(db, `order ${JSON.stringify([wanted, slice])}`);
  const page = isRare ? readPage : keptPage;
  const { list, total, capped } = await page(db, wanted, slice, { actor, pictures: await addressesOf(db) });
  return toPage(filter, total, list, capped);
}
