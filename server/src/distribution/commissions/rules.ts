import type { Fen } from '#contract/fen.ts';

/** A line of an order. `own` are the amounts for one piece of a product that has commission of its own. */
export interface EarningLine {
  /** Amount paid for all its pieces. */
  paid: Fen;
  quantity: number;
  own?: { one: Fen; two: Fen } | undefined;
}

/** Ratios in per cent. */
export interface Ratios {
  one: number;
  two: number;
}

/** Commission of both levels on each line, by what was paid for it; both never earn more than that. */
export const commissionOf = (lines: readonly EarningLine[], ratios: Ratios): Ratios[] =>
  lines.map(({ paid, quantity, own }) => {
    const one = Math.min(paid, own ? own.one * quantity : Math.floor((paid * ratios.one) / 100));
    const two = Math.min(paid - one, own ? own.two * quantity : Math.floor((paid * ratios.two) / 100));
    return { one, two };
  });

/** The part of commission that goes with what was refunded so far of the goods that earned it; all of it with their last fen. */
export const lostOf = (promised: Fen, refunded: Fen, paid: Fen): Fen =>
  refunded >= paid ? promised : Math.ceil((promised * refunded) / paid);

/** Goods of a line that went back. */
export interface GoneLine {
  lineId: number;
  paid: Fen;
  /** Amounts before a refund, and with it. */
  before: Fen;
  after: Fen;
}

/** Commission that was promised for a line. */
export interface LineGain {
  lineId: number;
  price: Fen;
}

const sumOf = (lines: readonly GoneLine[], of: 'paid' | 'before' | 'after'): Fen =>
  lines.reduce((sum, line) => sum + line[of], 0);

/** Commission of an order that is lost before a refund and with it: line by line, or of one from before lines were kept, of all together. */
export function lostBy(promised: Fen, gains: readonly LineGain[] | null, lines: readonly GoneLine[]) {
  const whole = { lineId: 0, paid: sumOf(lines, 'paid'), before: sumOf(lines, 'before'), after: sumOf(lines, 'after') };
  const lost = (of: 'before' | 'after'): Fen => {
    if (gains === null) return lostOf(promised, whole[of], whole.paid);
    return gains.reduce((sum, { lineId, price }) => {
      const line = lines.find((each) => each.lineId === lineId);
      return sum + (line ? lostOf(price, line[of], line.paid) : 0);
    }, 0);
  };
  return { before: lost('before'), after: lost('after') };
}
