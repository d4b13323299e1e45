import { type Fen, fenOfYuan } from '#contract/fen.ts';
import type { TheirRow } from '../../dump/columns.ts';

type Value = string | null | undefined;

export const textOf = (value: Value): string => value ?? '';
export const intOf = (value: Value): number => Math.trunc(Number(value ?? 0)) || 0;
/** Id of another record; 0 and nothing are none. */
export const idOf = (value: Value): string | undefined => (intOf(value) > 0 ? String(intOf(value)) : undefined);
/** A switch; a slot's state stands within quotes of its own. */
export const flagOf = (value: Value): boolean => ['1', "'1'", 'true'].includes(textOf(value).trim());
export const fenOf = (value: Value): Fen => fenOfYuan(value ?? 0);
export const hundredthsOf = (value: Value): number => fenOfYuan(value ?? 0);

/** The number itself, or the nearest that we take. */
export const within = (least: number, number: number, most: number): number => Math.min(most, Math.max(least, number));

/** A moment that stands as text, or in seconds or milliseconds of the epoch. */
export function momentOf(value: Value): Date | null {
  if (!value || value === '0') return null;
  const digits = /^\d{9,13}$/.test(value) ? Number(value) : undefined;
  const moment = new Date(digits === undefined ? value : digits < 1e11 ? digits * 1000 : digits);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

/** Moments of a record's making and last change, as far as the former shop keeps them. */
export function timesOf({ row }: { row: TheirRow }, { now }: { now: Date }): { createTime: Date; updateTime: Date } {
  const createTime = momentOf(row['create_time']) ?? momentOf(row['add_time']) ?? now;
  return { createTime, updateTime: momentOf(row['update_time']) ?? createTime };
}

/** Entries of a comma list, without blanks. */
export const listOf = (value: Value): string[] =>
  textOf(value)
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/** JSON of a column; undefined where it is none. */
export function jsonOf(value: Value): unknown {
  try {
    return value ? JSON.parse(value) : undefined;
  } catch {
    return undefined;
  }
}

export const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
