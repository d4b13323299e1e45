import { type Fen, allocate } from '../../fen.ts';

interface Price {
  payPrice: Fen;
  payPostage: Fen;
}

interface Line {
  price: Fen;
  payNum: number;
  couponPrice: Fen;
  /** Its share of the freight of its seller; unknown of lines from before it was kept. */
  freight?: Fen | null;
}

export interface LineShare {
  paidPrice: Fen;
  paidPostage: Fen;
}

/**
 * Lines with their shares of what an order costs. The freight that was charged, as far as the price covers it, goes by what was reckoned for
 * each, and by the price of the goods where that is unknown; the rest by what the coupon left of them, and by their price where it left nothing.
 */
export function lineShares<L extends Line>({ payPrice, payPostage }: Price, lines: readonly L[]): (L & LineShare)[] {
  const freight = Math.min(payPostage, payPrice);
  const costs = lines.map(({ price, payNum }) => price * payNum);
  const left = lines.map(({ couponPrice }, at) => (costs[at] ?? 0) - couponPrice);
  const goods = allocate(payPrice - freight, left.some((worth) => worth > 0) ? left : costs);
  const reckoned = lines.map((line) => line.freight ?? 0);
  const postages = allocate(freight, reckoned.some((share) => share > 0) ? reckoned : costs);
  return lines.map((line, at) => ({ ...line, paidPrice: goods[at] ?? 0, paidPostage: postages[at] ?? 0 }));
}
