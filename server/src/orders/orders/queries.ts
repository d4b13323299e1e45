import { type SQL, and, eq, getTableColumns, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { commissionRecord, customer } from '#server/customers/index.ts';
import { among } from '#server/platform/database/conditions.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { order, orderLine } from './tables.ts';

const { search: _search, goods: _goods, words: _words, tab: _tab, ...columns } = getTableColumns(order);
/** All that is worth reading; the rest serves the search. */
export const orderColumns = columns;
export type OrderRecord = Omit<typeof order.$inferSelect, 'search' | 'goods' | 'words' | 'tab'>;
export type LineRecord = typeof orderLine.$inferSelect;

const {
  uid: _uid,
  userAddress: _userAddress,
  proTotalPrice: _proTotalPrice,
  couponId: _couponId,
  issueCouponId: _issueCouponId,
  activityId: _activityId,
  participationId: _participationId,
  teamId: _teamId,
  couponPrice: _couponPrice,
  deductionPrice: _deductionPrice,
  outTradeNo: _outTradeNo,
  refundPieces: _refundPieces,
  isRestocked: _isRestocked,
  deliveryType: _deliveryType,
  deliveryCode: _deliveryCode,
  useIntegral: _useIntegral,
  backIntegral: _backIntegral,
  storeId: _storeId,
  clerkId: _clerkId,
  storefrontId: _storefrontId,
  externalNo: _externalNo,
  isSystemDel: _isSystemDel,
  shippedTime: _shippedTime,
  receivedTime: _receivedTime,
  cancelTime: _cancelTime,
  updateTime: _updateTime,
  ...listColumns
} = columns;
/** Row of the list: every column more is read, parsed and carried twenty times. */
export type ListedOrder = Pick<OrderRecord, keyof typeof listColumns>;

// Named in full: alone in a select, drizzle leaves the table out of a column's name.
const ofSeller = (column: SQL): SQL =>
  sql`case when "order".mer_id <> 0 then (select ${column} from shop s where s.id = "order".mer_id) end`;
/** The letters of a name, in the words of the index `order__letters`. */
export const lettersOfName = sql`string_to_array(lower(${order.realName}), null)`;
/** Name of the shop that sold an order. */
export const sellerName = sql<string | null>`${ofSeller(sql`s.name`)}`;
/** Name of the API key that placed an order. */
export const placedVia = sql<string | null>`(select k.name from storefront_key k where k.id = "order".storefront_id)`;
/** Version of an order with that of its seller; lines are written with the order, and their picture as well. */
export const orderVersion = sql<string>`concat_ws(' ', "order".xmin, ${ofSeller(sql`s.xmin`)})`;
/** An order with the name of its seller. */
export type Sold<O> = O & { sellerName: string | null };

/** Customer who brought the buyer and earned by the order. */
export const promoter = alias(customer, 'promoter');
/** Their commission: an order has one at most. */
export const isDirectGain = and(
  eq(commissionRecord.linkId, order.orderNo),
  eq(commissionRecord.kind, 'gain'),
  eq(commissionRecord.brokerageLevel, 1),
);

const listedQuery = prepared('order_listed', (db, _: '', name) =>
  db
    .select({ ...listColumns, sellerName })
    .from(order)
    .where(among(order.id, sql.placeholder('ids')))
    .prepare(name),
);

export const listedOrders = (db: Db, ids: readonly number[]): Promise<Sold<ListedOrder>[]> =>
  listedQuery(db, '').execute({ ids });

const linesQuery = prepared('order_lines', (db, _: '', name) =>
  db
    .select()
    .from(orderLine)
    .where(among(orderLine.orderId, sql.placeholder('ids')))
    .orderBy(orderLine.id)
    .prepare(name),
);

export async function linesOf(db: Db, orderIds: readonly number[]): Promise<Map<number, LineRecord[]>> {
  if (orderIds.length === 0) return new Map();
  return Map.groupBy(await linesQuery(db, '').execute({ ids: orderIds }), ({ orderId }) => orderId);
}

/** Amount of the goods of a line that went back; refunds lie above the orders, so that their tables are named here only. */
const refundedPrice = sql<number>`coalesce((
  select sum(part.amount) from refund_line part join refund paid on paid.id = part.refund_id
  where part.line_id = ${orderLine}.id and paid.state = 'done'), 0)`.mapWith(Number);

const shownLinesQuery = prepared('order_shown_lines', (db, _: '', name) =>
  db
    .select({ ...getTableColumns(orderLine), refundedPrice })
    .from(orderLine)
    .where(eq(orderLine.orderId, sql.placeholder('id')))
    .orderBy(orderLine.id)
    .prepare(name),
);

/** Lines of an order, with what of each went back. */
export const shownLines = (db: Db, id: number) => shownLinesQuery(db, '').execute({ id });
