import type { Fen } from '#contract/fen.ts';

interface Adjustment {
  moneyValue: Fen;
  integralValue: number;
}

/** Worth of an adjustment, whichever way it goes; `ratio` is that of a point. */
export const worthOf = ({ moneyValue, integralValue }: Adjustment, ratio: Fen): Fen => moneyValue + integralValue * ratio;
