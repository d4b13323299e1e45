/** Widths of bars and gaps by the value of a sign, three of each; the last is the stop. */
const WIDTHS = `
212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221
223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321
112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131
311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114
122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141
214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112`
  .trim()
  .split(/\s+/);

const [TO_DIGITS, TO_LETTERS, LETTERS, DIGITS, STOP] = [99, 100, 104, 105, 106];
const SPACE = 32;
/** Digits travel in pairs where there are two pairs or more. */
const RUN = /^(\d\d){2,}$/;

const PRINTABLE = /^[ -~]+$/;

/** Parts of a text: long runs of digits, each of even length, and what stands between them. */
const partsOf = (text: string): string[] => text.match(/(?:\d\d){2,}|(?:(?!(?:\d\d){2,}).)+/g) ?? [];

const isRun = (part: string): boolean => RUN.test(part);

/** Values of the signs of a part. */
const valuesOf = (part: string): number[] =>
  isRun(part) ? (part.match(/\d\d/g) ?? []).map(Number) : [...part].map((sign) => sign.charCodeAt(0) - SPACE);

/** Widths of the bars and gaps of a Code 128, in turn and beginning with a bar; none for text that it cannot write. */
export function barsOf(text: string): number[] {
  if (!PRINTABLE.test(text)) return [];
  const values = partsOf(text).flatMap((part, index) => {
    const [start, change] = isRun(part) ? [DIGITS, TO_DIGITS] : [LETTERS, TO_LETTERS];
    return [index === 0 ? start : change, ...valuesOf(part)];
  });
  const check = values.reduce((sum, value, index) => sum + value * Math.max(index, 1), 0) % 103;
  return [...values, check, STOP].flatMap((value) => [...(WIDTHS[value] ?? '')].map(Number));
}
