import type { Fen } from '#contract/fen.ts';
import { orderRefusals } from '#contract/orders/order-refusals.ts';
import { type OrderState, type RefundState, orderPayTypes } from '#contract/orders/enums.ts';
import { type PaidGoods, worthOf } from '#contract/orders/lines/refund-split.ts';
import { refundRefusals } from '#contract/orders/refund-refusals.ts';
import type { Piece } from '#contract/orders/order-record.ts';
import { type Actor, ownRefundLimit } from '#server/platform/actor.ts';
import { type LineStanding, leftOf } from '../parcels/rules.ts';

export interface Refundable {
  payTime: Date | null;
  payPrice: Fen;
  refundPrice: Fen;
  refundState: RefundState;
  state: OrderState;
  /** State of an open return case. */
  caseState: string | null;
}

/**
 * The order of these is the wire's; what was refunded before counts against what was paid. The last of the money waits for open return
 * cases, which would have nothing left to pay.
 */
export function checkRefundable(order: Refundable, amount: Fen): void {
  if (order.payTime === null) throw refundRefusals.UNPAID();
  if (amount > order.payPrice - order.refundPrice) throw refundRefusals.TOO_MUCH();
  if (amount === 0 && order.payPrice > 0) throw refundRefusals.ZERO();
  if (order.refundState === 'paying') throw refundRefusals.UNDER_WAY();
  if (order.refundState === 'refunded' && order.refundPrice === order.payPrice) throw refundRefusals.REFUNDED_ALREADY();
  if (order.state === 'cancelled' && amount < order.payPrice) throw refundRefusals.CANCELLED_GOES_BACK();
  if (order.caseState !== null && amount === order.payPrice - order.refundPrice) throw orderRefusals.IN_CASE();
}

/** Sums that were refunded before count against the limit of the person, too. */
export function checkRefund(order: Refundable, amount: Fen, actor: Actor): void {
  checkRefundable(order, amount);
  const limit = ownRefundLimit(actor);
  if (limit !== undefined && order.refundPrice + amount > limit) throw refundRefusals.OVER_LIMIT({ limit });
}

interface Offered {
  lines: readonly PaidGoods[];
  pieces: readonly Piece[];
  amount: Fen;
}

/** True for an amount that these goods are worth, freight aside, or for all that is left to refund. */
export function isWorthOf(
  { payPrice, refundPrice }: Pick<Refundable, 'payPrice' | 'refundPrice'>,
  { lines, pieces, amount }: Offered,
): boolean {
  const worth = worthOf(lines, pieces);
  return amount === payPrice - refundPrice || (worth > 0 && amount >= worth);
}

/** Decides about the stock where the request does not: goods that never left go back. */
export function restocksBy(
  requested: boolean | undefined,
  { state }: Pick<Refundable, 'state'>,
  { lines, pieces }: { lines: readonly LineStanding[]; pieces: readonly Piece[] },
): boolean {
  if (requested !== undefined || state !== 'toSend') return requested ?? false;
  return pieces.every(({ lineId, quantity }) => lines.some((line) => line.lineId === lineId && quantity <= leftOf(line)));
}

interface RefundableLine {
  lineId: number;
  productName: string;
  payNum: number;
  refunded: number;
  /** Pieces in open return cases. */
  inCases: number;
}

/** No piece of an order is refunded twice, and those of an open return case by that case alone. */
export function checkPieces(lines: readonly RefundableLine[], wanted: readonly Piece[]): void {
  if (new Set(wanted.map(({ lineId }) => lineId)).size < wanted.length) throw refundRefusals.LINE_TWICE();
  for (const { lineId, quantity } of wanted) {
    const line = lines.find((one) => one.lineId === lineId);
    if (!line) throw refundRefusals.LINE_NOT_FOUND();
    const left = line.payNum - line.refunded;
    if (quantity > left) throw refundRefusals.LINE_TOO_MANY({ productName: line.productName, left });
    if (quantity > left - line.inCases) throw refundRefusals.PIECE_IN_CASE({ productName: line.productName, held: line.inCases });
  }
}

/** The lines of the SKUs that a customer wants to give back. */
export function piecesOf(
  lines: readonly (RefundableLine & { skuId: number })[],
  wanted: readonly { skuId: number; quantity: number }[],
): Piece[] {
  const pieces = wanted.map(({ skuId, quantity }) => ({
    lineId: lines.find((line) => line.skuId === skuId)?.lineId ?? 0,
    quantity,
  }));
  checkPieces(lines, pieces);
  return pieces;
}

/** Payments from a balance go back to it. */
export const isToBalance = ({ payType, uid }: { payType: string; uid: number | null }): boolean =>
  payType === 'yue' && uid !== null;

/** Debts for orders on credit are less by their refunds. */
export const isToCredit = ({ payType }: { payType: string }): boolean => payType === orderPayTypes.credit;

/** Payments by hand go back by hand. */
export const isByHand = ({ payType }: { payType: string }): boolean => payType === 'offline';
