import { halfWidth, plainPhone } from '#contract/search-text.ts';
import { daySaid, faultIn, isSpoilt, spoiltSaid } from './faults.ts';

/** Digits behind a whole number that a program took for a decimal one: 997712345678.0 */
const POINT_ZERO = /^(\d{5,})\.0+$/;
const AS_FORMULA = /^="(.*)"$/;
/** Day as a spreadsheet in Chinese shows 1-2 or 2026-1-2; no code is written like this. */
const SHOWN_DAY = /^(\d{4}年)?\d{1,2}月\d{1,2}日$|^\d{4}\/\d{1,2}\/\d{1,2}$/;
const APOSTROPHE = /^['‘’`]/;

/** A code, phone or tracking number without what spreadsheets and keyboards put around it: ="0012", '4006, １３７, 997.0 */
export const codeOf = (cell: string): string =>
  (AS_FORMULA.exec(halfWidth(cell))?.[1] ?? halfWidth(cell)).replace(APOSTROPHE, '').trim().replace(POINT_ZERO, '$1');

/** Sentence about a code that a spreadsheet has spoilt; undefined where it is whole. */
export function codeFault(cell: string, label: string): string | undefined {
  if (isSpoilt(codeOf(cell))) return spoiltSaid(cell, label);
  return faultIn(cell, label) ?? (SHOWN_DAY.test(halfWidth(cell)) ? daySaid(cell, label) : undefined);
}

/** Codes of a cell in which somebody wrote several: 7812/7813, 7812、7813, a line each. */
export const codesIn = (cell: string): string[] =>
  cell
    .split(/[\n/\\,，、;；|&+＋]|\s{1,}(?=[A-Za-z]{0,4}\d{6})/)
    .map(codeOf)
    .filter((code) => code !== '');

/** Number that is long enough to be one of several in a cell, and no part of one. */
const LONG = /^[A-Za-z]{0,4}\d{8,}$/;

/** Sentence about a cell in which several long numbers stand, as of bar codes; undefined where there is one. */
export function severalFault(cell: string, label: string): string | undefined {
  const codes = codesIn(cell);
  const isOne = codes.length < 2 || !codes.every((code) => LONG.test(code));
  return isOne ? undefined : `${label}“${cell}”里有 ${codes.length} 个编号，请只留一个，其他的另写一行`;
}

/** Mobile number without blanks, brackets, hyphens and the number of the country. */
export const mobileOf = (cell: string): string => plainPhone(codeOf(cell));
