import { DAY, SECOND } from '#contract/durations.ts';
import { type DigitMask, masked } from '../cells/digit-mask.ts';
import type { TextList } from './text-list.ts';
import { Unreadable } from './unreadable.ts';

/** Format of a style: numbers are days, or filled up with zeros; anything else shows the number as it is. */
export interface CellFormat {
  isDate: boolean;
  mask: DigitMask | undefined;
}

/** Tables by which cells of a workbook are read. */
export interface Meanings {
  texts: TextList;
  /** Formats by the number of a style. */
  formats: readonly CellFormat[];
  from1904: boolean;
}

/** Days from the calendar's first to 1970; two calendars are in use. */
const EPOCH_1900 = 25_569;
const EPOCH_1904 = 24_107;
/** The calendar has a 29th of February 1900, which never was. */
const FALSE_LEAP_DAY = 60;

const formatMoment = (moment: Date): string => moment.toISOString().slice(0, 19).replace('T', ' ');

function dayText(serial: number, from1904: boolean): string {
  const shift = !from1904 && serial < FALSE_LEAP_DAY ? 1 : 0;
  const seconds = Math.round((serial + shift - (from1904 ? EPOCH_1904 : EPOCH_1900)) * (DAY / SECOND));
  return Math.abs(seconds) < 1e11 ? formatMoment(new Date(seconds * SECOND)) : String(serial);
}

/** Below it only tabs and ends of lines are text. */
const FIRST_LETTER = 0x20;
const SPACES = [0x09, 0x0a, 0x0d];

function letterOf(_: string, hex: string): string {
  const code = Number.parseInt(hex, 16);
  return code < FIRST_LETTER && !SPACES.includes(code) ? '' : String.fromCharCode(code);
}

/** `_x000D_` is how a workbook writes what XML cannot hold. */
export const plainText = (text: string): string =>
  text.includes('_x') ? text.replace(/_x([0-9A-Fa-f]{4})_/g, letterOf).toWellFormed() : text;

/** Digits that a spreadsheet keeps of a number; those behind are noise of formulas, or zeros in place of what was typed. */
const DIGITS_KEPT = 15;
const MOST_EXACT = 10 ** DIGITS_KEPT;

const keptNumber = (value: number): number => Number(value.toPrecision(DIGITS_KEPT));

/** A number whose last digits are lost is written as spreadsheets show it, 1.23E+17, so that nobody takes it for the whole. */
const writtenNumber = (value: number): string =>
  Math.abs(value) < MOST_EXACT ? String(keptNumber(value)) : keptNumber(value).toExponential().replace('e', 'E');

function numberText(raw: string, style: string | undefined, { formats, from1904 }: Meanings): string {
  const value = Number(raw);
  if (!Number.isFinite(value)) throw new Unreadable('broken', 'a number is none');
  const format = style === undefined ? undefined : formats[Number(style)];
  if (format?.isDate) return dayText(value, from1904);
  const isCode = Number.isInteger(value) && value >= 0 && value < MOST_EXACT;
  return format?.mask && isCode ? masked(value, format.mask) : writtenNumber(value);
}

function sharedText(raw: string, { texts }: Meanings): string {
  const text = raw === '' ? undefined : texts.at(Number(raw));
  if (text === undefined) throw new Unreadable('broken', 'a text is missing');
  return text;
}

/** Text of a cell as a person sees it; results of formulas are kept in the file like any other value. */
export function cellText(kind: string, style: string | undefined, raw: string, meanings: Meanings): string {
  if (kind === 's') return sharedText(raw, meanings).trim();
  if (raw === '') return '';
  if (kind === 'n') return numberText(raw, style, meanings);
  if (kind === 'b') return raw === '1' ? 'true' : 'false';
  // A day may also be written out: 2026-11-20T08:00:00.
  return kind === 'd' ? raw.slice(0, 19).replace('T', ' ') : plainText(raw).trim();
}
