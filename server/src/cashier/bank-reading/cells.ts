import { type Fen, fenOfYuan } from '#contract/fen.ts';
import { halfWidth } from '#contract/search-text.ts';
import { amountOf } from '#server/platform/cells/amount.ts';

/** Signs that banks write where there is nothing. */
const NOTHING = /^[-—/]*$/;
const IN_BRACKETS = /^\((.+)\)$/;
/** Most that a column keeps, and far above what moves in one line. */
const MOST: Fen = 99_999_999_999_999;
/** Part of a fen that the arithmetic of a spreadsheet leaves behind. */
const NOISE = 1e-4;

/** Amount with its sign; null of an empty cell, undefined where it cannot be read. */
export function signedFen(cell: string): Fen | null | undefined {
  const plain = halfWidth(cell).replaceAll('−', '-').replaceAll(' ', '');
  if (NOTHING.test(plain)) return null;
  const bracketed = IN_BRACKETS.exec(plain)?.[1];
  const isNegative = bracketed !== undefined || /^¥?-|-$/.test(plain);
  const digits = (bracketed ?? plain).replace(/^(¥?)-/, '$1').replace(/-$/, '');
  const yuan = amountOf(digits, { kind: 'money', mark: 'point' });
  if (yuan === undefined) return undefined;
  const fen = fenOfYuan(yuan);
  if (fen > MOST || Math.abs(Number(yuan) * 100 - fen) > Math.max(NOISE, fen * Number.EPSILON * 4)) return undefined;
  return isNegative && fen !== 0 ? -fen : fen;
}

const IN = /^(贷|收|入|c$|cr|来|转入|存)/i;
const OUT = /^(借|支|付|出|d$|dr|db|往|转出|取)/i;

/** Side of a line: what the bank credits came in. */
export function sideOf(cell: string): 'in' | 'out' | undefined {
  const plain = halfWidth(cell);
  if (IN.test(plain)) return 'in';
  return OUT.test(plain) ? 'out' : undefined;
}

const YUAN = new Set(['', '人民币', '人民币元', 'cny', 'rmb', '156', '01', '001', '元', '-']);

export const isYuan = (currency: string): boolean => YUAN.has(halfWidth(currency).toLowerCase());

const UNKEPT = /\p{Cc}+/gu;

/** Text of a cell as it is kept: one line of at most so many characters. */
export const keptText = (cell: string, most: number): string =>
  [...cell.replaceAll(UNKEPT, ' ').toWellFormed().trim()].slice(0, most).join('');
