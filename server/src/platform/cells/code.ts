import { halfWidth, plainPhone } from '#contract/search-text.ts';
import { daySaid, faultIn, isSpoilt } from './faults.ts';

/** Digits behind a whole number that a program took for a decimal one: 997712345678.0 */
const POINT_ZERO = /^(\d{5,})\.0+$/;
const AS_FORMULA = /^="(.*)"$/;
/** Day as a spreadsheet in Chinese shows 1-2; no code is written like this. */
const CHINESE_DAY = /^\d{1,2}月\d{1,2}日$/;
const APOSTROPHE = /^['‘’`]/;

/** A code, phone or tracking number without what spreadsheets and keyboards put around it: ="0012", '4006, １３７, 997.0 */
export const codeOf = (cell: string): string =>
  (AS_FORMULA.exec(halfWidth(cell))?.[1] ?? halfWidth(cell)).replace(APOSTROPHE, '').trim().replace(POINT_ZERO, '$1');

/** Sentence about a code that a spreadsheet has spoilt; undefined where it is whole. */
export function codeFault(cell: string, label: string): string | undefined {
  if (isSpoilt(codeOf(cell)))
    return `${label}“${cell}”被表格软件改成了科学计数法，末尾的数字已经丢失，请把这一列设为文本格式，重新填写完整的编号`;
  return faultIn(cell, label) ?? (CHINESE_DAY.test(cell) ? daySaid(cell, label) : undefined);
}

/** Codes of a cell in which somebody wrote several: 7812/7813, 7812、7813, a line each. */
export const codesIn = (cell: string): string[] =>
  cell
    .split(/[\n/\\,，、;；|&+＋]|\s{1,}(?=[A-Za-z]{0,4}\d{6})/)
    .map(codeOf)
    .filter((code) => code !== '');

/** Mobile number without blanks, brackets, hyphens and the number of the country. */
export const mobileOf = (cell: string): string => plainPhone(codeOf(cell));
