import { and, asc, eq, isNotNull, isNull, lte, ne, or } from 'drizzle-orm';
import { carriersByCode } from '#server/delivery/index.ts';
import { lineStandings, order, standingParcels } from '#server/orders/index.ts';
import { paymentAttempt } from '#server/payments/index.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { nextAsk } from '#server/platform/jobs/next-ask.ts';
import type { Sending } from './rules.ts';
import { type ShippingRecord, shippingInformation } from './tables.ts';

const isPartOfWhole = and(
  eq(shippingInformation.state, 'uploaded'),
  eq(shippingInformation.isWhole, false),
  isNull(shippingInformation.nextAskTime),
  isNull(shippingInformation.why),
  ne(order.state, 'toSend'),
  ne(order.refundState, 'refunded'),
);

/** Failed before, and of an order whose money went back whole since: it waits for nobody any more. */
const isRefundedSince = and(
  eq(shippingInformation.state, 'failed'),
  isNull(shippingInformation.nextAskTime),
  eq(order.refundState, 'refunded'),
);

/**
 * Keys of what is due, the longest due first; also of what was told in part and was all sent since, as a refund of the rest does it,
 * and of what failed and was refunded whole.
 */
export async function dueUploads(db: Db, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: shippingInformation.id })
    .from(shippingInformation)
    .innerJoin(order, eq(order.id, shippingInformation.orderId))
    .where(or(lte(shippingInformation.nextAskTime, now), isPartOfWhole, isRefundedSince))
    .orderBy(asc(shippingInformation.nextAskTime), asc(shippingInformation.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Upload that a process has taken on, with what its payment tells. */
export interface TakenUpload extends ShippingRecord {
  transactionNo: string;
  appId: string;
  payer: string;
  amount: number;
  orderNo: string;
  uid: number | null;
  /** The money of the order went back whole. */
  isRefunded: boolean;
  /** The answer to the try before was lost. */
  wasUnanswered: boolean;
}

/** Takes a try on: of several processes one has it, and the next is due after a pause, whatever becomes of this one. */
export async function takeUpload(tx: Tx, id: number, now: Date): Promise<TakenUpload | undefined> {
  const [found] = await tx
    .select()
    .from(shippingInformation)
    .innerJoin(paymentAttempt, eq(paymentAttempt.id, shippingInformation.attemptId))
    .innerJoin(order, eq(order.id, shippingInformation.orderId))
    .where(and(eq(shippingInformation.id, id), or(lte(shippingInformation.nextAskTime, now), isPartOfWhole, isRefundedSince)))
    .for('update', { of: shippingInformation });
  if (!found) return undefined;
  const { shipping_information: row, payment_attempt: attempt, order: of } = found;
  const asks = row.asks + 1;
  await tx
    .update(shippingInformation)
    .set({ asks, isUnanswered: true, nextAskTime: nextAsk(now, asks), updateTime: now })
    .where(eq(shippingInformation.id, id));
  const { transactionNo, appId, payer, amount, orderNo } = attempt;
  return {
    ...row,
    asks,
    transactionNo: transactionNo ?? '',
    appId,
    payer,
    amount,
    orderNo,
    uid: of.uid,
    isRefunded: of.refundState === 'refunded',
    wasUnanswered: row.isUnanswered,
  };
}

export async function lockShipping(tx: Tx, orderId: number): Promise<ShippingRecord | undefined> {
  const [found] = await tx.select().from(shippingInformation).where(eq(shippingInformation.orderId, orderId)).for('update');
  return found;
}

/** Sending of an order as it stands. */
export async function sendingOf(
  db: Db,
  { orderId, isSplit: wasSplit, isWhole: wasWhole }: ShippingRecord,
): Promise<Sending | undefined> {
  const { state, refundState, shippingType, userPhone } = order;
  const [found] = await db.select({ state, refundState, shippingType, userPhone }).from(order).where(eq(order.id, orderId));
  if (!found) return undefined;
  const parcels = await standingParcels(db, orderId);
  const known = await carriersByCode(
    db,
    parcels.flatMap(({ deliveryCode }) => deliveryCode ?? []),
  );
  const codes = new Map(known.flatMap(({ code, wechatCode }) => (wechatCode ? [[code, wechatCode] as const] : [])));
  return { order: found, parcels, lines: await lineStandings(db, orderId), codes, wasSplit, wasWhole };
}

export async function findShippingOf(db: Db, orderId: number): Promise<ShippingRecord | undefined> {
  const [found] = await db.select().from(shippingInformation).where(eq(shippingInformation.orderId, orderId));
  return found;
}

/** Order that was paid under this number of the provider. */
export async function orderPaidBy(db: Db, transactionNo: string) {
  const { id, payType, orderNo } = order;
  const [found] = await db
    .select({ id, payType, orderNo, amount: paymentAttempt.amount })
    .from(paymentAttempt)
    .innerJoin(order, and(eq(order.id, paymentAttempt.subjectId), eq(paymentAttempt.kind, 'order')))
    .where(and(eq(paymentAttempt.transactionNo, transactionNo), isNotNull(paymentAttempt.paidTime)));
  return found;
}
