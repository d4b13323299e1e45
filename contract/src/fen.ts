/** Money in whole fen (1/100 yuan). The only module that knows that there are 100 of them. */
export type Fen = number;

// Below this a number is written with an exponent, whose digits are no decimals: 0.1 + 0.2 - 0.3 is "5.55e-17".
const DUST = 1e-6;

/** Rounds half up at the third decimal: "1.005" is 101 fen. */
export function fenOfYuan(yuan: string | number): Fen {
  const written = Math.abs(Number(yuan)) < DUST ? '0' : String(yuan);
  const [whole = '0', decimals = ''] = written.replace('-', '').split('.');
  const thousandths = Number(whole) * 1000 + Number(decimals.padEnd(3, '0').slice(0, 3));
  const fen = Math.floor((thousandths + 5) / 10);
  return fen > 0 && written.startsWith('-') ? -fen : fen;
}

/** 1250 → "12.50" */
export function yuanOfFen(fen: Fen): string {
  const sign = fen < 0 ? '-' : '';
  const rest = Math.abs(fen) % 100;
  return `${sign}${(Math.abs(fen) - rest) / 100}.${rest < 10 ? '0' : ''}${rest}`;
}

/** Whole units for each yuan. */
export const perYuan = (fen: Fen, many: number): number => Math.floor((fen * many) / 100);

/** Share of a whole that goes with `part` of `of`, rounded down. Products of two amounts need more digits than a number has. */
export const portionOf = (whole: Fen, part: number, of: number): Fen =>
  of === 0 ? 0 : Number((BigInt(whole) * BigInt(part)) / BigInt(of));

/**
 * Shares of a whole by weight, by the largest remainder: each within a fen of its exact share, the fen that are left over going to the
 * largest remainders, of equal ones to the earlier. No share exceeds its weight as long as the whole does not exceed their sum; weights
 * that are all 0 count as equal.
 */
export function allocate(whole: Fen, weights: readonly number[]): Fen[] {
  if (weights.every((weight) => weight === 0) && weights.length > 0)
    return allocate(
      whole,
      weights.map(() => 1),
    );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const shares = weights.map((weight) => portionOf(whole, weight, sum));
  const rests = weights.map((weight, line) => ({ line, rest: (BigInt(whole) * BigInt(weight)) % BigInt(sum) }));
  const left = whole - shares.reduce((total, share) => total + share, 0);
  const raised = rests.toSorted((one, other) => Number(other.rest - one.rest)).slice(0, left);
  for (const { line } of raised) shares[line] = (shares[line] ?? 0) + 1;
  return shares;
}
