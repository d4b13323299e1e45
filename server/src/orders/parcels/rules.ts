import { orderRefusals } from '#contract/orders/orders.ts';
import type { Piece } from '#contract/orders/order-record.ts';
import type { ParcelRecord } from './tables.ts';

/** A line of an order with what became of its pieces. */
export interface LineStanding {
  lineId: number;
  productName: string;
  payNum: number;
  /** Given back, or on the way to it. */
  refunded: number;
  /** Pieces of these that a return brought back after they had left. */
  cameBack: number;
  /** Pieces in parcels that stand. */
  sent: number;
}

type Whereabouts = Pick<LineStanding, 'payNum' | 'refunded' | 'cameBack' | 'sent'>;

/** Pieces that are still to send: those that are refunded where they are, are taken from those that never left first. */
export const leftOf = ({ payNum, refunded, cameBack, sent }: Whereabouts): number =>
  Math.max(0, payNum - sent - (refunded - cameBack));

/** Pieces that left and that the buyer still has, of an order some of whose goods are to be sent. */
export const heldOf = ({ payNum, refunded, cameBack, sent }: Whereabouts): number =>
  sent - cameBack - Math.max(0, refunded - cameBack - (payNum - sent));

/** Pieces that are still to send. */
export const piecesLeft = (lines: readonly LineStanding[]): Piece[] =>
  lines.map((line) => ({ lineId: line.lineId, quantity: leftOf(line) })).filter(({ quantity }) => quantity > 0);

export const countOf = (pieces: readonly Piece[]): number => pieces.reduce((sum, { quantity }) => sum + quantity, 0);

/** No piece of an order is sent twice. */
export function checkPiecesLeft(lines: readonly LineStanding[], wanted: readonly Piece[]): void {
  if (new Set(wanted.map(({ lineId }) => lineId)).size < wanted.length) throw orderRefusals.PIECE_TWICE();
  for (const { lineId, quantity } of wanted) {
    const line = lines.find((one) => one.lineId === lineId);
    if (!line) throw orderRefusals.PIECE_NOT_FOUND();
    const left = leftOf(line);
    if (quantity > left) throw orderRefusals.TOO_MANY_PIECES({ productName: line.productName, left });
  }
}

/** Equality of the goods of two parcels, in whatever order. */
export const arePiecesSame = (some: readonly Piece[], others: readonly Piece[]): boolean =>
  some.length === others.length &&
  some.every(({ lineId, quantity }) => others.some((other) => other.lineId === lineId && other.quantity === quantity));

type Number = Pick<ParcelRecord, 'deliveryType' | 'deliveryCode' | 'deliveryId'>;

/** The parcel that a carrier has under this number. */
export const parcelWith = <P extends Number>(
  parcels: readonly P[],
  { expressCode, expressNumber }: { expressCode?: string | null | undefined; expressNumber?: string | null | undefined },
): P | undefined =>
  parcels.find(
    ({ deliveryType, deliveryCode, deliveryId }) =>
      deliveryType === 'express' && deliveryCode === expressCode && deliveryId === expressNumber?.trim(),
  );

/** Columns of an order that show its latest parcel. */
export const shownBy = (parcel: ParcelRecord | undefined) => ({
  deliveryType: parcel?.deliveryType ?? null,
  deliveryName: parcel?.deliveryName ?? null,
  deliveryCode: parcel?.deliveryCode ?? null,
  deliveryId: parcel?.deliveryId ?? null,
});
