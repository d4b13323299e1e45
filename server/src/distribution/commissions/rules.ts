import type { Fen } from '#contract/fen.ts';

/** A line of an order. `own` are the amounts for one piece of a product that has commission of its own. */
export interface EarningLine {
  /** Amount paid for all its pieces. */
  paid: Fen;
  quantity: number;
  own?: { one: Fen; two: Fen } | undefined;
}

/** In per cent. */
export interface Ratios {
  one: number;
  two: number;
}

/** Proceeds of the goods of an order: neither freight, nor what coupon and points paid. */
export const paidForGoods = ({ payPrice, payPostage }: { payPrice: Fen; payPostage: Fen }): Fen =>
  Math.max(0, payPrice - payPostage);

/** Commission of both levels; each line earns by what was paid for it, and both levels never more than that. */
export function commissionOf(lines: readonly EarningLine[], ratios: Ratios): Ratios {
  const earned = { one: 0, two: 0 };
  for (const { paid, quantity, own } of lines) {
    const one = Math.min(paid, own ? own.one * quantity : Math.floor((paid * ratios.one) / 100));
    const two = Math.min(paid - one, own ? own.two * quantity : Math.floor((paid * ratios.two) / 100));
    earned.one += one;
    earned.two += two;
  }
  return earned;
}

/** The part of commission that goes with what was refunded so far of the goods, before any freight; all of it with their last fen. */
export const lostOf = (promised: Fen, refunded: Fen, goods: Fen): Fen =>
  refunded >= goods ? promised : Math.ceil((promised * refunded) / goods);
