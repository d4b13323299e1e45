import { type Fen, allocate } from '../../fen.ts';

/** Amount without its tax, rounded half up; `rate` is in hundredths. */
export const exTaxOf = (amount: Fen, rate: number): Fen => {
  const exTax = Math.floor((Math.abs(amount) * 200 + 100 + rate) / (2 * (100 + rate)));
  return amount < 0 ? -exTax : exTax;
};

/** An amount with what it comes to without its tax. */
interface Taxed {
  amount: Fen;
  amountExTax: Fen;
}

/**
 * Parts of a reversal over `amount`: of each line a share of what is left of it. Tax goes in the same scale, and whatever takes the
 * rest of a line takes the rest of its tax, so that reversals sum to the invoice.
 */
export function reversedParts(left: readonly Taxed[], amount: Fen): Taxed[] {
  const shares = allocate(
    amount,
    left.map((line) => line.amount),
  );
  return left.map((line, at) => {
    const share = shares[at] ?? 0;
    const amountExTax = share === line.amount ? line.amountExTax : Math.round((line.amountExTax * share) / line.amount);
    return { amount: share, amountExTax };
  });
}
