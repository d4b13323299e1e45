import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { orderSettings, reasonsIn } from '#contract/orders/settings.ts';
import { disbursementKinds } from '#contract/payments/disbursements.ts';
import { disbursementsOf } from '#server/payments/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { seen } from '#server/platform/scope/scoped.ts';
import { among } from '#server/platform/database/conditions.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import type { Actor } from '#server/platform/actor.ts';
import { notFound } from '#server/platform/not-found.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { settingOf } from '#server/settings/index.ts';
import { type LineRecord, type OrderRecord } from '../orders/queries.ts';
import { linesSeen, shopsSeen } from '../orders/shop-part.ts';
import { order, orderLine } from '../orders/tables.ts';
import { sentPieces } from '../parcels/queries.ts';
import { piecesInCases, piecesRestocked } from '../returns/queries.ts';
import { refundWithoutAmounts, seenBy } from '../orders/without-amounts.ts';
import { type RefundRecord, refund, refundLine } from './tables.ts';

/** Reasons that staff and customers choose from, in the order in which the shop has written them. */
export const refundReasons = async (db: Db): Promise<string[]> => reasonsIn(await settingOf(db, orderSettings.stor_reason));

/** The parts of refunds by line, by refund. */
export async function partsOfRefunds(db: Db, refundIds: readonly number[]) {
  const { refundId, lineId, quantity, amount, postage } = refundLine;
  const rows = await db
    .select({
      refundId,
      lineId,
      quantity,
      amount,
      postage,
      merId: orderLine.merId,
      skuId: orderLine.skuId,
      productName: orderLine.productName,
      sku: orderLine.sku,
    })
    .from(refundLine)
    .innerJoin(orderLine, eq(orderLine.id, lineId))
    .where(inArray(refundId, [...refundIds]))
    .orderBy(asc(refundLine.id));
  return Map.groupBy(rows, (row) => row.refundId);
}

type Part = Awaited<ReturnType<typeof partsOfRefunds>> extends Map<number, (infer P)[]> ? P : never;

/** A refund as it is shown: goods that it names, and the parts of its amount. */
export const withParts = (record: RefundRecord, parts: readonly Part[] = []) => ({
  ...record,
  actor: record.actorName,
  lines: parts.filter(({ quantity }) => quantity > 0),
  parts: parts
    .filter(({ quantity, ...of }) => quantity + of.amount + of.postage > 0)
    .map(({ lineId, amount, postage }) => ({ lineId, amount, postage })),
});

const moneyOf = (column: PgColumn) =>
  sql<number>`coalesce(sum(${column}) filter (where ${refund.state} <> 'failed'), 0)`.mapWith(Number);

const piecesWhere = (condition: ReturnType<typeof sql>) =>
  sql<number>`coalesce(sum(${refundLine.quantity}) filter (where ${condition}), 0)`.mapWith(Number);

const refundedQuery = prepared('refunded_pieces', (db, _: '', name) =>
  db
    .select({
      lineId: refundLine.lineId,
      refunded: piecesWhere(sql`true`),
      refunding: piecesWhere(sql`${refund.state} = 'paying'`),
    })
    .from(refund)
    .innerJoin(refundLine, eq(refundLine.refundId, refund.id))
    .where(and(among(refund.orderId, sql.placeholder('ids')), sql`${refund.state} <> 'failed'`))
    .groupBy(refundLine.lineId)
    .prepare(name),
);

type RefundedOrder = Pick<OrderRecord, 'id' | 'refundPrice' | 'refundState'>;

/** Lines of these orders, with the pieces that refunds name; where no money went back, nothing is asked. */
export async function linesWithRefunds(
  db: Db,
  orders: readonly RefundedOrder[],
  lines: ReadonlyMap<number, readonly LineRecord[]>,
) {
  const ids = orders.filter(({ refundPrice, refundState }) => refundPrice > 0 || refundState !== 'none').map(({ id }) => id);
  if (ids.length === 0) return lines;
  const pieces = new Map((await refundedQuery(db, '').execute({ ids })).map(({ lineId, ...counts }) => [lineId, counts]));
  const counted = (line: LineRecord) => ({ ...line, ...pieces.get(line.id) });
  return new Map([...lines].map(([id, of]) => [id, of.map(counted)]));
}

/** Every line of an order with what became of its pieces: a refund that failed gave nothing back. */
export const lineStandings = (db: Db, orderId: number) =>
  db
    .select({
      lineId: orderLine.id,
      orderId: orderLine.orderId,
      merId: orderLine.merId,
      skuId: orderLine.skuId,
      productName: orderLine.productName,
      sku: orderLine.sku,
      image: orderLine.image,
      price: orderLine.price,
      payNum: orderLine.payNum,
      sent: sentPieces,
      paidPrice: orderLine.paidPrice,
      paidPostage: orderLine.paidPostage,
      refunded: piecesWhere(sql`${refund.state} <> 'failed'`),
      refundedPrice: moneyOf(refundLine.amount),
      refundedPostage: moneyOf(refundLine.postage),
      platformPrice: orderLine.platformPrice,
      platformPostage: orderLine.platformPostage,
      platformBack: moneyOf(refundLine.platformAmount),
      platformPostageBack: moneyOf(refundLine.platformPostage),
      cameBack: piecesWhere(sql`${refund.state} <> 'failed' and ${refund.caseId} is not null`),
      restockedByCases: piecesRestocked,
      inCases: piecesInCases,
    })
    .from(orderLine)
    .leftJoin(refundLine, eq(refundLine.lineId, orderLine.id))
    .leftJoin(refund, eq(refund.id, refundLine.refundId))
    .where(eq(orderLine.orderId, orderId))
    .groupBy(orderLine.id)
    .orderBy(asc(orderLine.id));

export async function getRefund(db: Db, id: number): Promise<RefundRecord> {
  const [found] = await db.select().from(refund).where(eq(refund.id, id));
  if (!found) throw notFound('refund');
  return found;
}

export async function listRefunds(db: Db, { orderNo }: { orderNo: string }, { actor }: CallContext) {
  const found = await db
    .select({ refund })
    .from(refund)
    .innerJoin(order, eq(order.id, refund.orderId))
    .where(and(eq(order.orderNo, orderNo), seen(order, actor)))
    .orderBy(desc(refund.id));
  const rows = found.map((row) => row.refund);
  const cut = await refundsSeen(db, rows, actor);
  return cut.map((row) => seenBy(actor, row, refundWithoutAmounts));
}

/** Refunds as far as they lie on lines that the actor sees. */
export async function refundsSeen(db: Db, rows: readonly RefundRecord[], actor: Actor) {
  const ids = rows.map(({ id }) => id);
  const parts = await partsOfRefunds(db, ids);
  const money = await disbursementsOf(db, disbursementKinds.orderRefund, ids);
  const shown = (row: RefundRecord) => ({ ...withParts(row, parts.get(row.id)), disbursement: money.get(row.id) });
  return rows.flatMap((row) => {
    const all = parts.get(row.id) ?? [];
    const own = linesSeen(all, actor);
    if (own.length === all.length && (all.length > 0 || !shopsSeen(actor))) return [shown(row)];
    return own.length === 0 ? [] : [withParts(partOfRefund(row, own), own)];
  });
}

/** A refund as whoever sees these parts of it is told; how it went is told of all of its money. */
const partOfRefund = (row: RefundRecord, own: readonly Part[]): RefundRecord => ({
  ...row,
  amount: own.reduce((sum, { amount, postage }) => sum + amount + postage, 0),
  failure: null,
});
