import type { Piece } from '#contract/orders/order-record.ts';

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
export const piecesWithBuyer = ({ payNum, refunded, cameBack, sent }: Whereabouts): number =>
  sent - cameBack - Math.max(0, refunded - cameBack - (payNum - sent));

/** Pieces that are still to send. */
export const piecesLeft = (lines: readonly LineStanding[]): Piece[] =>
  lines.map((line) => ({ lineId: line.lineId, quantity: leftOf(line) })).filter(({ quantity }) => quantity > 0);

export const countOf = (pieces: readonly Piece[]): number => pieces.reduce((sum, { quantity }) => sum + quantity, 0);

/** Equality of the goods of two parcels, in whatever order. */
export const arePiecesSame = (some: readonly Piece[], others: readonly Piece[]): boolean =>
  some.length === others.length &&
  some.every(({ lineId, quantity }) => others.some((other) => other.lineId === lineId && other.quantity === quantity));
