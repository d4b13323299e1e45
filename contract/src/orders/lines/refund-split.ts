import { type Fen, allocate, portionOf } from '../../fen.ts';
import type { Piece } from '../order-record.ts';

/** Goods of a line with what was paid for them; what went back, or is on its way, counts as refunded. */
export interface PaidGoods {
  lineId: number;
  payNum: number;
  paidPrice: Fen;
  refunded: number;
  refundedPrice: Fen;
}

/** Line with its share of the freight besides. */
export interface PaidLine extends PaidGoods {
  paidPostage: Fen;
  refundedPostage: Fen;
}

/** Part of a refund that lies on a line. */
export interface RefundPart {
  lineId: number;
  quantity: number;
  amount: Fen;
  postage: Fen;
}

const sumOf = (amounts: readonly Fen[]): Fen => amounts.reduce((sum, amount) => sum + amount, 0);
const quantityOf = (pieces: readonly Piece[], lineId: number): number =>
  pieces.find((piece) => piece.lineId === lineId)?.quantity ?? 0;

/** Amount of the goods of a line that can still go back. */
export const goodsLeftOf = ({ paidPrice, refundedPrice }: Pick<PaidGoods, 'paidPrice' | 'refundedPrice'>): Fen =>
  Math.max(0, paidPrice - refundedPrice);
const postageLeftOf = ({ paidPostage, refundedPostage }: PaidLine): Fen => Math.max(0, paidPostage - refundedPostage);

/** Amount of these lines, goods and freight, that can still go back. */
export const leftOfLines = (lines: readonly PaidLine[]): Fen =>
  sumOf(lines.map((line) => goodsLeftOf(line) + postageLeftOf(line)));

/** Share of some pieces in what was paid for their line. Shares of pieces that go back one after the other sum to the whole. */
function shareOf(line: PaidGoods, quantity: number): Fen {
  const upTo = (pieces: number) => portionOf(line.paidPrice, pieces, line.payNum);
  return Math.min(goodsLeftOf(line), upTo(line.refunded + quantity) - upTo(line.refunded));
}

const sharesOf = (lines: readonly PaidGoods[], pieces: readonly Piece[]): Fen[] =>
  lines.map((line) => shareOf(line, quantityOf(pieces, line.lineId)));

/** Worth of pieces: what was paid for them, freight aside. */
export const worthOf = (lines: readonly PaidGoods[], pieces: readonly Piece[]): Fen => sumOf(sharesOf(lines, pieces));

/** Amount to offer for pieces. The last of an order bring all that is left of it, freight included. */
export function proposalOf(lines: readonly PaidLine[], pieces: readonly Piece[]): Fen {
  const areLast = lines.every(({ lineId, payNum, refunded }) => refunded + quantityOf(pieces, lineId) >= payNum);
  return areLast ? leftOfLines(lines) : worthOf(lines, pieces);
}

/**
 * Lays every fen of a refund on a line: on the pieces at their share, then on what is left of their lines, of the other lines, and of the
 * freight. An amount without pieces lies on what is left of all lines.
 */
export function splitRefund(lines: readonly PaidLine[], pieces: readonly Piece[], amount: Fen): RefundPart[] {
  const parts = lines.map(({ lineId }) => ({ lineId, quantity: quantityOf(pieces, lineId), amount: 0, postage: 0 }));
  let rest = amount;
  const lay = (of: 'amount' | 'postage', most: readonly Fen[]) => {
    const laid = Math.min(rest, sumOf(most));
    rest -= laid;
    for (const [at, share] of allocate(laid, most).entries()) if (parts[at]) parts[at][of] += share;
  };
  const left = () => lines.map((line, at) => goodsLeftOf(line) - (parts[at]?.amount ?? 0));
  lay('amount', sharesOf(lines, pieces));
  lay(
    'amount',
    left().map((most, at) => (parts[at]?.quantity === 0 ? 0 : most)),
  );
  lay('amount', left());
  lay('postage', lines.map(postageLeftOf));
  return parts.filter(({ quantity, ...laid }) => quantity > 0 || laid.amount > 0 || laid.postage > 0);
}
