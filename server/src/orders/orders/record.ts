import { and, eq, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { seeAmounts } from '#contract/orders/amounts.ts';
import { OrderInfo } from '#contract/orders/order-record.ts';
import { orderRefusals } from '#contract/orders/order-refusals.ts';
import type { orderCalls } from '#contract/orders/orders.ts';
import { productReply } from '#server/catalogue/index.ts';
import { commissionRecord, customer } from '#server/customers/index.ts';
import { pickPoint } from '#server/delivery/index.ts';
import { among } from '#server/platform/database/conditions.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { type Addresses, addressesOf } from '#server/pictures/index.ts';
import { writtenRow } from '#server/platform/kept-rows/kept-rows.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { type Actor, holds, scopeOf } from '#server/platform/actor.ts';
import { jsonWriter } from '#server/platform/http/answers/json-writer.ts';
import { seen, seenAmong } from '#server/platform/scope/scoped.ts';
import { notFound } from '#server/platform/not-found.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import type { Write } from '#server/platform/write/write.ts';
import {
  type OrderRecord,
  isDirectGain,
  orderColumns,
  orderVersion,
  placedVia,
  promoter,
  sellerName,
  shownLines,
} from './queries.ts';
import { type Info, toOrderInfo } from './presenter.ts';
import { cutToShops, shopsSeen, withoutCustomer } from './shop-part.ts';
import { infoWithoutAmounts, seenBy } from './without-amounts.ts';
import { order } from './tables.ts';

const versionQuery = prepared('order_version', (db, _: '', name) =>
  db
    .select({
      id: order.id,
      isSystemDel: order.isSystemDel,
      version: sql<string>`concat_ws(' ', ${orderVersion}, ${customer}.xmin, ${pickPoint}.xmin, 'by', ${promoter}.xmin, 'reviews', (
        select count(*) from ${productReply} where ${productReply.oid} = ${order.id}))`,
    })
    .from(order)
    .leftJoin(customer, eq(customer.id, order.uid))
    .leftJoin(pickPoint, eq(pickPoint.id, order.storeId))
    .leftJoin(commissionRecord, isDirectGain)
    .leftJoin(promoter, eq(promoter.id, commissionRecord.uid))
    .where(eq(order.orderNo, sql.placeholder('orderNo')))
    .prepare(name),
);

const recordQuery = prepared('order_record', (db, _: '', name) =>
  db
    .select({
      ...orderColumns,
      sellerName,
      viaKey: placedVia,
      buyer: { nickname: customer.nickname, phone: customer.phone },
      point: pickPoint,
      promoter: promoter.nickname,
    })
    .from(order)
    .leftJoin(customer, eq(customer.id, order.uid))
    .leftJoin(pickPoint, eq(pickPoint.id, order.storeId))
    .leftJoin(commissionRecord, isDirectGain)
    .leftJoin(promoter, eq(promoter.id, commissionRecord.uid))
    .where(eq(order.id, sql.placeholder('id')))
    .prepare(name),
);

const reviewedQuery = prepared('order_reviewed', (db, _: '', name) =>
  db
    .select({ productId: productReply.productId })
    .from(productReply)
    .where(eq(productReply.oid, sql.placeholder('id')))
    .prepare(name),
);

const write = jsonWriter(OrderInfo);

async function readInfo(db: Db, id: number, actor: Actor, pictures: Addresses): Promise<ReadonlyMap<number, Info>> {
  const [[found], lines, replies] = await Promise.all([
    recordQuery(db, '').execute({ id }),
    shownLines(db, id),
    reviewedQuery(db, '').execute({ id }),
  ]);
  const reviewed = new Set(replies.map(({ productId }) => productId));
  if (!found) return new Map();
  const [cut] = await cutToShops(db, [found], new Map([[id, lines]]), scopeOf(actor));
  const shown = cut && (shopsSeen(actor) ? { ...cut.row, ...withoutCustomer } : cut.row);
  const info = cut && shown && toOrderInfo(shown, cut.lines, { ...shown, reviewed }, pictures);
  return new Map(info && [[id, seenBy(actor, info, infoWithoutAmounts)]]);
}

export async function orderInfo(db: Db, { orderNo }: Input<typeof orderCalls.info>, { actor }: CallContext) {
  const [[found], pictures] = await Promise.all([versionQuery(db, '').execute({ orderNo }), addressesOf(db)]);
  if (!found || (await seenAmong(db, order, [found.id], actor)).length === 0) throw orderRefusals.NOT_FOUND();
  if (found.isSystemDel) throw orderRefusals.DELETED();
  const variant = `order info ${holds(actor, seeAmounts)} ${shopsSeen(actor)?.join() ?? 'all'} ${pictures.base}`;
  const read = ([id = 0]: number[]) => readInfo(db, id, actor, pictures);
  const info = await writtenRow<Info>(db, found, { variant, write, read });
  if (info === undefined) throw notFound('order');
  return info;
}

/** Condition of the order of this number, where this person may see it. */
export const isSeen = (orderNo: string, actor: Actor) => and(eq(order.orderNo, orderNo), seen(order, actor));

export async function findOrder(db: Db, orderNo: string, actor: Actor): Promise<OrderRecord | undefined> {
  const [row] = await db.select(orderColumns).from(order).where(isSeen(orderNo, actor));
  return row;
}

/** The order without a lock, for answers only. To another storefront and to staff of another point the order does not exist. */
export async function getOrder(db: Db, orderNo: string, actor: Actor): Promise<OrderRecord> {
  const row = await findOrder(db, orderNo, actor);
  if (!row) throw orderRefusals.NOT_FOUND();
  return row;
}

/**
 * Held to the end of the transaction: every act on an order begins here, so acts on one order follow each other. To
 * another storefront and to staff of another point the order does not exist.
 */
export async function lockOrder({ tx, actor }: Pick<Write, 'tx' | 'actor'>, orderNo: string): Promise<OrderRecord> {
  const [row] = await tx.select(orderColumns).from(order).where(isSeen(orderNo, actor)).for('update');
  if (!row) throw orderRefusals.NOT_FOUND();
  return row;
}

/** Several of them, as far as the actor sees them: in the order of their ids, so that two who choose the same ones take turns. */
export const lockOrders = ({ tx, actor }: Pick<Write, 'tx' | 'actor'>, ids: readonly number[]): Promise<OrderRecord[]> =>
  tx
    .select(orderColumns)
    .from(order)
    .where(and(among(order.id, ids), seen(order, actor)))
    .orderBy(order.id)
    .for('update');
