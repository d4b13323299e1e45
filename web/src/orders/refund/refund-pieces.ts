import type { Answer, Input } from '#contract/call.ts';
import type { Fen } from '#contract/fen.ts';
import { refundShare } from '#contract/orders/refund-share.ts';
import type { refundCalls } from '#contract/orders/refunds.ts';
import { leftToRefund } from './refund-sum.ts';
import type { OrderInfo } from '../order/situation.tsx';

/** An order with what is under way to its customer. */
export type Refundable = OrderInfo & { underWay?: Fen | undefined };

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

/** Amount of the refunds that have no outcome yet. */
export const underWayOf = (refunds: readonly Pick<Refund, 'state' | 'amount'>[]): Fen =>
  refunds.reduce((sum, { state, amount }) => (state === 'paying' ? sum + (amount ?? 0) : sum), 0);

/** Pieces of a line that went back; a refund that failed gave nothing back. */
export const refundedOf = (refunds: readonly Pick<Refund, 'state' | 'lines'>[], lineId: number): number =>
  refunds
    .filter(({ state }) => state !== 'failed')
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => (line.lineId === lineId ? sum + line.quantity : sum), 0);

/** The same, with those of them whose refund has no outcome yet. */
export const piecesBack = (refunds: readonly Pick<Refund, 'state' | 'lines'>[], lineId: number) => ({
  refunded: refundedOf(refunds, lineId),
  refunding: refundedOf(
    refunds.filter(({ state }) => state === 'paying'),
    lineId,
  ),
});

/** Lines of an order of which pieces may still come back. */
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

/** Prices paid for goods, freight aside, as amounts that are there. */
const paidOf = ({ payPrice, payPostage, proTotalPrice, refundPrice }: OrderInfo) => ({
  payPrice: payPrice ?? 0,
  payPostage: payPostage ?? 0,
  proTotalPrice: proTotalPrice ?? 0,
  refundPrice: refundPrice ?? 0,
});

export const isLast = (goods: readonly Good[], pieces: readonly Piece[]): boolean =>
  goods.every(({ lineId, left }) => quantityOf(pieces, lineId) === left);

const shareOf = (order: OrderInfo, goods: readonly Good[], pieces: readonly Piece[]): Fen =>
  refundShare(
    paidOf(order),
    goods.map(({ lineId, price }) => ({ price, quantity: quantityOf(pieces, lineId) })),
    false,
  );

export const allOf = (goods: readonly Good[]): Piece[] => goods.map(({ lineId, left }) => ({ lineId, quantity: left }));

/** The freight, while what is left to refund covers it besides the goods. */
export function freightLeft(order: Refundable, goods: readonly Good[]): Fen {
  const { payPostage } = paidOf(order);
  return leftToRefund(order) - shareOf(order, goods, allOf(goods)) >= payPostage ? payPostage : 0;
}

/** The amount for these pieces. The last ones bring the remainder, so that the parts sum to the whole. */
export function proposalFor(order: Refundable, goods: readonly Good[], pieces: readonly Piece[], withFreight: boolean): Fen {
  const left = leftToRefund(order);
  const freight = freightLeft(order, goods);
  if (pieces.length > 0 && isLast(goods, pieces)) return withFreight ? left : left - freight;
  return Math.min(left, shareOf(order, goods, pieces) + (withFreight ? freight : 0));
}
