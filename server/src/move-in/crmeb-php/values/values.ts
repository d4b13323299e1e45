import type { TheirRow } from '../../dump/columns.ts';
import { jsonOf, textsOf } from '../../crmeb/values/values.ts';

type Cell = string | null | undefined;

/** Seconds of the epoch; 0 is no moment. */
export const secondsOf = (value: Cell): string | null => (Number(value ?? 0) > 0 ? String(value) : null);

/** Moment at which a record was made; the former shop keeps no other. */
export const madeAt = ({ add_time: at }: TheirRow): TheirRow => ({ create_time: secondsOf(at) });

const SHOP_OFFSET_MS = 8 * 3_600_000;

/** Day of a moment on the clocks of the shop; empty where there is none. */
export function dayOf(value: Cell): string {
  const seconds = secondsOf(value);
  return seconds ? new Date(Number(seconds) * 1000 + SHOP_OFFSET_MS).toISOString().slice(0, 10) : '';
}

/** Columns that the form calls by other names. */
export const renamed = (row: TheirRow, names: Readonly<Record<string, string>>): TheirRow =>
  Object.fromEntries(Object.entries(names).map(([ours, theirs]) => [ours, row[theirs] ?? null]));

/** Texts that stand as JSON, or in a comma list, as a comma list. */
export function commaListOf(value: Cell): string {
  const read = jsonOf(value);
  return Array.isArray(read) ? textsOf(read).join(',') : (value ?? '');
}

const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#039;': "'", '&amp;': '&' };

/** Text with its tags, which some shops keep as entities. */
export function htmlOf(value: Cell): string {
  const text = value ?? '';
  if (text.includes('<') || !text.includes('&lt;')) return text;
  return text.replaceAll(/&(?:lt|gt|quot|#039|amp);/g, (entity) => ENTITIES[entity] ?? entity);
}

type Json = Readonly<Record<string, unknown>>;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Object within JSON of a column; an empty one where it is none. */
export const objectOf = (value: unknown): Json => {
  const read = typeof value === 'string' ? jsonOf(value) : value;
  return isJson(read) ? read : {};
};

/** Text or number within JSON, as a column holds it. */
export const plainOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
