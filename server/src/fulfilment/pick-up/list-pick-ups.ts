import { type SQL, and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Input } from '#contract/call.ts';
import { periodOf } from '#contract/date-limit.ts';
import { seeAmounts } from '#contract/orders/amounts.ts';
import { PickUpRow, type pickUpCalls } from '#contract/fulfilment/pick-up.ts';
import { admin } from '#server/access/index.ts';
import { commissionRecord } from '#server/customers/index.ts';
import { pickPoint } from '#server/delivery/index.ts';
import { type Addresses, addressesOf } from '#server/pictures/index.ts';
import { EVERYTHING, type Actor, holds, pointsOf, scopeOf } from '#server/platform/actor.ts';
import { among, inAnySpelling, matching, within } from '#server/platform/database/conditions.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { cachedJsonList } from '#server/platform/kept-rows/kept-rows.ts';
import { onPage } from '#server/platform/database/page-of.ts';
import { type Paging, toPage } from '#server/platform/database/page.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { jsonWriter } from '#server/platform/http/answers/json-writer.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import {
  toOrderRow,
  isDirectGain,
  linesOf,
  orderColumns,
  promoter,
  lettersOfName,
  order,
  linesWithRefunds,
  rowWithoutAmounts,
  seenBy,
} from '#server/orders/index.ts';

type PickUpFilter = Input<typeof pickUpCalls.listPickUps>;
type PickUpOrder = z.output<typeof PickUpRow>;

const ID = /^\d{1,9}$/;

/** Condition in the words of the index `order__pick_up`. */
const isPickUp = sql`${order.shippingType} = 2 and not ${order.isDel} and not ${order.isSystemDel}`;

/** Each part has an index of its own. */
function named(keywords: string | undefined): SQL | undefined {
  const word = keywords?.trim() ?? '';
  if (word === '') return undefined;
  const isCandidate = inAnySpelling(word, (each) =>
    [...each].length > 1 ? sql`${order.search} @> bigrams(${each})` : sql`${lettersOfName} @> array[lower(${each}::text)]`,
  );
  return or(
    and(isCandidate, matching(word, order.realName)),
    sql`reverse(${order.userPhone}) = reverse(${word})`,
    eq(order.orderNo, word),
    ID.test(word) ? eq(order.id, Number(word)) : undefined,
  );
}

/** Staff of points see the orders of these points, or of the one asked for among them, whatever else they see. */
function atPoints(actor: Actor, storeId = 0): SQL | undefined {
  const works = holds(actor, EVERYTHING) ? [] : pointsOf(actor);
  const own = scopeOf(actor).points ?? (works.length > 0 ? works : undefined);
  const asked = storeId > 0 && (!own || own.includes(storeId)) ? [storeId] : own;
  const [first, ...others] = asked ?? [];
  if (first !== undefined && others.length === 0) return eq(order.storeId, first);
  return asked && inArray(order.storeId, [...asked]);
}

const sums = {
  total: sql<number>`count(*)`.mapWith(Number),
  orderTotalPrice: sql<number>`coalesce(sum(${order.payPrice} - ${order.refundPrice})
    filter (where ${order.payTime} is not null and ${order.refundState} = 'none'), 0)`.mapWith(Number),
  refundTotal: sql<number>`count(*) filter (where ${order.refundPrice} > 0 or ${order.refundState} = 'refunded')`.mapWith(Number),
  refundTotalPrice: sql<number>`coalesce(sum(${order.refundPrice}), 0)`.mapWith(Number),
};

/** Every row that a line of the list is made of; goods are written once, with the order. */
const version = sql<string>`concat_ws(' ', ${order}.xmin, ${pickPoint}.xmin, ${admin}.xmin, ${commissionRecord}.xmin, ${promoter}.xmin)`;

const rowsQuery = prepared('pick_up_rows', (db, _: '', name) =>
  db
    .select({
      ...orderColumns,
      storeName: pickPoint.name,
      clerkName: admin.realName,
      promoter: { id: promoter.id, name: promoter.nickname },
    })
    .from(order)
    .leftJoin(pickPoint, eq(pickPoint.id, order.storeId))
    .leftJoin(admin, eq(admin.id, order.clerkId))
    .leftJoin(commissionRecord, isDirectGain)
    .leftJoin(promoter, eq(promoter.id, commissionRecord.uid))
    .where(among(order.id, sql.placeholder('ids')))
    .prepare(name),
);

async function rowsOf(db: Db, ids: number[], actor: Actor, pictures: Addresses): Promise<Map<number, PickUpOrder>> {
  const [found, sold] = await Promise.all([rowsQuery(db, '').execute({ ids }), linesOf(db, ids)]);
  const lines = await linesWithRefunds(db, found, sold);
  const shown = (row: (typeof found)[number]): PickUpOrder => ({
    ...row,
    ...seenBy(actor, toOrderRow(row, lines.get(row.id) ?? [], pictures), rowWithoutAmounts),
    uid: row.uid ?? 0,
    storeName: row.storeName ?? '',
    spreadInfo: row.promoter ?? { id: 0, name: '' },
  });
  return new Map(found.map((row) => [row.id, shown(row)]));
}

const write = jsonWriter(PickUpRow);

const newestFirst = [desc(order.id)];

/** Rows of a page: their versions are asked for, and those that changed are read. */
async function pageOf(db: Db, where: SQL | undefined, paging: Paging, actor: Actor) {
  const versions = await db
    .select({ id: order.id, version })
    .from(order)
    .leftJoin(pickPoint, eq(pickPoint.id, order.storeId))
    .leftJoin(admin, eq(admin.id, order.clerkId))
    .leftJoin(commissionRecord, isDirectGain)
    .leftJoin(promoter, eq(promoter.id, commissionRecord.uid))
    .where(onPage(db, paging, { from: order, where, order: newestFirst }))
    .orderBy(...newestFirst);
  const pictures = await addressesOf(db);
  const variant = `pick-up ${holds(actor, seeAmounts)} ${pictures.base}`;
  return cachedJsonList<PickUpOrder>(db, versions, { variant, write, read: (ids) => rowsOf(db, ids, actor, pictures) });
}

/** Orders that customers fetch, newest first, with what they come to. */
export async function listPickUps(db: Db, filter: PickUpFilter, { actor, now }: CallContext) {
  const where = and(
    isPickUp,
    atPoints(actor, filter.storeId),
    within(order.createTime, periodOf(filter.dateLimit, now)),
    named(filter.keywords),
  );
  const [[summed], rows] = await Promise.all([db.select(sums).from(order).where(where), pageOf(db, where, filter, actor)]);
  const { total = 0, orderTotalPrice = 0, refundTotalPrice = 0, refundTotal = 0 } = summed ?? {};
  const amounts = holds(actor, seeAmounts)
    ? { orderTotalPrice, refundTotalPrice }
    : { orderTotalPrice: null, refundTotalPrice: null };
  return { total, refundTotal, ...amounts, list: toPage(filter, total, rows) };
}
