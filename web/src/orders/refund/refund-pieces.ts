import type { Answer, Input } from '#contract/call.ts';
import type { Fen } from '#contract/fen.ts';
import { type PaidGoods, worthOf } from '#contract/orders/lines/refund-split.ts';
import type { refundCalls } from '#contract/orders/refunds.ts';
import { leftToRefund } from './refund-sum.ts';
import type { OrderInfo } from '../order/situation.tsx';

/** An order with what is under way to its customer. */
export type Refundable = OrderInfo & {
  underWay?: Fen | undefined;
  /** Freight that went back, or is on its way. */
  freightBack?: Fen | undefined;
};

export type Refund = Answer<typeof refundCalls.listRefunds>[number];
export type Piece = NonNullable<Input<typeof refundCalls.agreeRefund>['lines']>[number];

export interface Good extends PaidGoods {
  name: string;
  sku: string;
  price: Fen;
  /** Pieces that no refund names yet. */
  left: number;
}

/** Amount of the refunds that have no outcome yet. */
export const underWayOf = (refunds: readonly Pick<Refund, 'state' | 'amount'>[]): Fen =>
  refunds.reduce((sum, { state, amount }) => (state === 'paying' ? sum + (amount ?? 0) : sum), 0);

type Parts = Pick<Refund, 'state' | 'parts'>;

const partsOf = (refunds: readonly Parts[]) => refunds.flatMap(({ state, parts = [] }) => (state === 'failed' ? [] : parts));

/** Freight of refunds, but of those that failed. */
export const freightBackOf = (refunds: readonly Parts[]): Fen =>
  partsOf(refunds).reduce((sum, { postage }) => sum + (postage ?? 0), 0);

const goodsBackOf = (refunds: readonly Parts[], lineId: number): Fen =>
  partsOf(refunds).reduce((sum, part) => (part.lineId === lineId ? sum + (part.amount ?? 0) : sum), 0);

/** Pieces of a line that went back; a refund that failed gave nothing back. */
export const refundedOf = (refunds: readonly Pick<Refund, 'state' | 'lines'>[], lineId: number): number =>
  refunds
    .filter(({ state }) => state !== 'failed')
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => (line.lineId === lineId ? sum + line.quantity : sum), 0);

/** Pieces that came back, with those whose refund has no outcome yet. */
export const piecesBack = (refunds: readonly Pick<Refund, 'state' | 'lines'>[], lineId: number) => ({
  refunded: refundedOf(refunds, lineId),
  refunding: refundedOf(
    refunds.filter(({ state }) => state === 'paying'),
    lineId,
  ),
});

/** Amount paid for the goods of a line; their price where a server does not tell it. */
export const paidForLine = ({ paidPrice, info: { price, payNum } }: OrderInfo['orderInfo'][number]): Fen =>
  paidPrice ?? (price ?? 0) * payNum;

/** Lines of an order of which pieces may still come back. */
export const goodsLeft = ({ orderInfo }: OrderInfo, refunds: readonly Refund[]): Good[] =>
  orderInfo
    .map((line) => {
      const refunded = refundedOf(refunds, line.id);
      const { productName: name, sku, price, payNum } = line.info;
      const money = { paidPrice: paidForLine(line), refundedPrice: goodsBackOf(refunds, line.id) };
      return { lineId: line.id, name, sku, price: price ?? 0, payNum, refunded, ...money, left: payNum - refunded };
    })
    .filter(({ left }) => left > 0);

export const quantityOf = (pieces: readonly Piece[], lineId: number): number =>
  pieces.find((piece) => piece.lineId === lineId)?.quantity ?? 0;

/** The pieces with another number of one of them. */
export const withQuantity = (pieces: readonly Piece[], lineId: number, quantity: number): Piece[] =>
  [...pieces.filter((piece) => piece.lineId !== lineId), { lineId, quantity }].filter((piece) => piece.quantity > 0);

export const isLast = (goods: readonly Good[], pieces: readonly Piece[]): boolean =>
  goods.every(({ lineId, left }) => quantityOf(pieces, lineId) === left);

export const allOf = (goods: readonly Good[]): Piece[] => goods.map(({ lineId, left }) => ({ lineId, quantity: left }));

/** The freight that was paid and did not go back. */
export function freightLeft(order: Refundable): Fen {
  const goodsPaid = order.orderInfo.reduce((sum, line) => sum + paidForLine(line), 0);
  const paid = Math.max(0, (order.payPrice ?? 0) - goodsPaid);
  return Math.min(leftToRefund(order), Math.max(0, paid - (order.freightBack ?? 0)));
}

/** The amount for these pieces. The last ones bring the remainder, so that the parts sum to the whole. */
export function proposalFor(order: Refundable, goods: readonly Good[], pieces: readonly Piece[], withFreight: boolean): Fen {
  const left = leftToRefund(order);
  const freight = freightLeft(order);
  if (pieces.length > 0 && isLast(goods, pieces)) return withFreight ? left : left - freight;
  return Math.min(left, worthOf(goods, pieces) + (withFreight ? freight : 0));
}
