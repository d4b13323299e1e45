import { type WireType, isList } from '../types.ts';

export interface PlainOptions {
  /** Null wherever null may stand, whatever there is to say. */
  poor?: boolean;
}

const isNone = (value: unknown) => value === undefined || value === null;

function plainWord(value: unknown, word: string, { poor = false }: PlainOptions): unknown {
  if (word === 'null') return null;
  return word.endsWith('?') && (poor || isNone(value)) ? null : (value ?? null);
}

function plainField(key: string, type: WireType, value: unknown, options: PlainOptions): [string, unknown][] {
  const name = key.replace('?', '');
  const isNothing = key.endsWith('?') && (options.poor || isNone(value) || (Array.isArray(value) && value.length === 0));
  // A list that may be left out is; another record is null.
  if (isNothing) return isList(type) ? [] : [[name, null]];
  return [[name, plain(value, type, options)]];
}

/** A page on which nothing was found comes without a list. */
const isEmptyPage = (value: object) =>
  'totalPage' in value && 'list' in value && Array.isArray(value.list) && value.list.length === 0;

/** Answer of another server in place of this: the fields of the wire, and null for what is not set. */
export function plain(value: unknown, type: WireType, options: PlainOptions = {}): unknown {
  if (typeof type === 'string') return plainWord(value, type, options);
  if (isList(type)) return Array.isArray(value) ? value.map((item) => plain(item, type[0], options)) : null;
  if (typeof value !== 'object' || value === null) return null;
  const record: Readonly<Record<string, unknown>> = { ...value };
  const fields = Object.fromEntries(
    Object.entries(type).flatMap(([key, inner]) => plainField(key, inner, record[key.replace('?', '')], options)),
  );
  return isEmptyPage(value) ? { ...fields, list: null } : fields;
}
