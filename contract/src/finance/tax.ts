import type { Fen } from '../fen.ts';

/** Amount without its tax, rounded half up; `rate` is in hundredths. */
export const exTaxOf = (amount: Fen, rate: number): Fen => {
  const exTax = Math.floor((Math.abs(amount) * 200 + 100 + rate) / (2 * (100 + rate)));
  return amount < 0 ? -exTax : exTax;
};
