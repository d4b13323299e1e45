import { halfWidth } from '#contract/search-text.ts';
import { type DecimalMark, amountOf } from './amount.ts';
import { faultIn } from './faults.ts';

/** Words behind a number of pieces: 10件. */
const COUNTED = /\s*(?:件|个|只|套|盒|包|箱|瓶|条|双|本|张|支|台|袋|份|组|对|把|片|块|罐|桶|卷|积分|分|pcs?|pieces?)$/i;
const WHOLE_WITH_ZEROS = /^(-?\d+)\.0+$/;
/** A point before three zeros stands before thousands as often as before decimals. */
const OPEN = /^[1-9]\d{0,2}\.000$/;

const bare = (cell: string): string =>
  halfWidth(cell)
    .replace(/^['‘’`]/, '')
    .replace(COUNTED, '')
    .replace(/^-\s+/, '-');

/** Whole number of a cell, also a negative one; undefined where it is none for certain. */
export function countOf(cell: string, mark?: DecimalMark): number | undefined {
  const text = bare(cell);
  const sign = text.startsWith('-') ? -1 : 1;
  const digits = text.replace(/^-/, '');
  if (OPEN.test(digits) && mark !== 'point') return mark === 'comma' ? sign * Number(digits.replace('.', '')) : undefined;
  // Pieces have no decimals, so a comma before three digits stands before thousands.
  const plain = amountOf(digits, { kind: 'volume', mark: mark === 'comma' ? undefined : 'point' });
  const whole = plain?.replace(WHOLE_WITH_ZEROS, '$1');
  return whole !== undefined && /^\d+$/.test(whole) ? sign * Number(whole) : undefined;
}

const IN_STOCK = /^(?:有货|现货|充足|无货|缺货|售罄|in ?stock|out ?of ?stock)$/i;

/** Sentence about a count that could be read in two ways, or is a word; undefined where it is no number at all. */
export function countFault(cell: string, label: string): string | undefined {
  const fault = faultIn(cell, label);
  if (fault !== undefined) return fault;
  if (IN_STOCK.test(halfWidth(cell))) return `${label}“${cell}”不是数量，请填写件数`;
  const text = bare(cell);
  return OPEN.test(text) ? `${label}“${cell}”分不清是 ${text.replace('.', '')} 还是 ${Number(text)}，请写成整数` : undefined;
}
