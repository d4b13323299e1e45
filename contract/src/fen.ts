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

/** So many for each yuan, whole ones only. */
export const perYuan = (fen: Fen, many: number): number => Math.floor((fen * many) / 100);

/**
 * Share of each weight; the remainder goes to the last line, so that the parts sum to the whole. No part exceeds its weight as
 * long as the whole does not exceed their sum. Products of two amounts need more digits than a number has.
 */
export function splitFen(whole: Fen, weights: readonly number[]): Fen[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  let [passed, given] = [0, 0];
  return weights.map((weight, line) => {
    passed += weight;
    const isLast = line === weights.length - 1;
    const upTo = isLast ? whole : sum === 0 ? 0 : Number((BigInt(whole) * BigInt(passed)) / BigInt(sum));
    const part = upTo - given;
    given = upTo;
    return part;
  });
}
