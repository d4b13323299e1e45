import type { Fen } from '#contract/fen.ts';

/** Whole number of the smallest units in a decimal text; undefined where it has more decimals than there are, or is no number. */
export function unitsOf(text: string, decimals: number): number | undefined {
  const match = /^(-?)(\d{1,10})(?:\.(\d+))?$/.exec(text);
  if (!match) return undefined;
  const [, sign = '', whole = '', rest = ''] = match;
  if (rest.length > decimals) return undefined;
  const units = Number(whole + rest.padEnd(decimals, '0'));
  if (!Number.isSafeInteger(units)) return undefined;
  return sign === '-' && units > 0 ? -units : units;
}

/** Fen of a text in yuan, as bills have them. */
export const fenIn = (yuan: string): Fen | undefined => unitsOf(yuan, 2);

/** Fen of a text in fen, as messages of the second version have them. */
export const fenText = (fen: string): Fen | undefined => unitsOf(fen, 0);
