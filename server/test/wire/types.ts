/**
 * Types of a value on the wire, written as the wire's papers write it: the name of a type (with ? where null may
 * stand), a list of one type, or an object with exactly these keys; a key with ? may be left out.
 */
export type WireType = string | readonly [WireType] | { readonly [key: string]: WireType };

const isText = (value: unknown): value is string => typeof value === 'string';
const matches = (pattern: RegExp) => (value: unknown) => isText(value) && pattern.test(value);

function isJson(value: unknown): boolean {
  if (!isText(value)) return false;
  try {
    return typeof JSON.parse(value) === 'object';
  } catch {
    return false;
  }
}

const EARLIEST = 1_000_000_000;

const checks: Readonly<Record<string, (value: unknown) => boolean>> = {
  int: Number.isSafeInteger,
  string: isText,
  bool: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  /** "268.00" */
  decimal: matches(/^-?\d+\.\d\d$/),
  /** "2026-11-20 14:05:00" */
  moment: matches(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
  /** Epoch seconds, not milliseconds. */
  seconds: (value) => Number.isSafeInteger(value) && Number(value) > EARLIEST && Number(value) < 10 * EARLIEST,
  /** A list or object as JSON text. */
  json: isJson,
  /** "246,248" */
  ids: matches(/^\d+(,\d+)*$/),
  /** An address in full. */
  url: matches(/^https?:\/\/./),
  /** Objects whose keys nobody can name before. */
  object: (value) => isObject(value),
  any: () => true,
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function ofWord(value: unknown, word: string, at: string): string[] {
  const check = checks[word.replace('?', '')];
  if (!check) throw new Error(`no such type: ${word}`);
  const fits = check(value) || (word.endsWith('?') && value === null);
  return fits ? [] : [`${at}: ${JSON.stringify(value)} is no ${word}`];
}

/** Places at which a value is not made as the wire says; empty when it is. */
export function misfits(value: unknown, type: WireType, at = 'data'): string[] {
  if (isText(type)) return ofWord(value, type, at);
  if (isList(type)) {
    if (!Array.isArray(value)) return [`${at}: ${JSON.stringify(value)} is no list`];
    return value.flatMap((item, index) => misfits(item, type[0], `${at}[${index}]`));
  }
  if (!isObject(value)) return [`${at}: ${JSON.stringify(value)} is no object`];
  return [
    ...Object.keys(value)
      .filter((key) => !(key in type))
      .map((key) => `${at}.${key}: nobody asked for it`),
    ...Object.entries(type).flatMap(([key, inner]) =>
      key in value ? misfits(value[key], inner, `${at}.${key}`) : [`${at}.${key}: is not there`],
    ),
  ];
}

export const isList = (type: WireType): type is readonly [WireType] => Array.isArray(type);

/** `all('int', 'id sort')`: these keys, all of one type. */
export const all = (type: WireType, keys: string): Record<string, WireType> =>
  Object.fromEntries(keys.split(/\s+/).map((key) => [key, type]));

/** A page of these rows. */
export const paged = (row: WireType): WireType => ({ ...all('int', 'page limit totalPage total'), list: [row] });
