import type { Answer, Input } from '#contract/call.ts';
import type { Fen } from '#contract/fen.ts';
import { refundShare } from '#contract/orders/refund-share.ts';
import type { refundCalls } from '#contract/orders/refunds.ts';
import type { OrderInfo } from '../order/situation.tsx';

export type Refund = Answer<typeof refundCalls.listRefunds>[number];
export type Piece = NonNullable<Input<typeof refundCalls.agreeRefund>['lines']>[number];

export interface Good {
  lineId: number;
  name: string;
  sku: string;
  price: Fen;
  /** Pieces that no refund names yet. */
  left: number;
}

/** How many pieces of a line went back; a refund that failed gave nothing back. */
export const refundedOf = (refunds: readonly Pick<Refund, 'state' | 'lines'>[], lineId: number): number =>
  refunds
    .filter(({ state }) => state !== 'failed')
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => (line.lineId === lineId ? sum + line.quantity : sum), 0);

/** What may still come back of an order. */
export const goodsLeft = ({ orderInfo }: OrderInfo, refunds: readonly Refund[]): Good[] =>
  orderInfo
    .map(({ id, info: { productName, sku, price, payNum } }) => ({
      lineId: id,
      name: productName,
      sku,
      price: price ?? 0,
      left: payNum - refundedOf(refunds, id),
    }))
    .filter(({ left }) => left > 0);

export const quantityOf = (pieces: readonly Piece[], lineId: number): number =>
  pieces.find((piece) => piece.lineId === lineId)?.quantity ?? 0;

/** The pieces with another number of one of them. */
export const withQuantity = (pieces: readonly Piece[], lineId: number, quantity: number): Piece[] =>
  [...pieces.filter((piece) => piece.lineId !== lineId), { lineId, quantity }].filter((piece) => piece.quantity > 0);

/** The amount to propose for these pieces. */
export function proposalFor(order: OrderInfo, goods: readonly Good[], pieces: readonly Piece[]): Fen {
  const { payPrice, payPostage, proTotalPrice, refundPrice } = order;
  const paid = {
    payPrice: payPrice ?? 0,
    payPostage: payPostage ?? 0,
    proTotalPrice: proTotalPrice ?? 0,
    refundPrice: refundPrice ?? 0,
  };
  const picked = goods.map(({ lineId, price }) => ({ price, quantity: quantityOf(pieces, lineId) }));
  return refundShare(
    paid,
    picked,
    goods.every(({ lineId, left }) => quantityOf(pieces, lineId) === left),
  );
}
