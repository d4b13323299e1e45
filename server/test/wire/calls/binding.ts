import { type WireType, isList } from '../types.ts';
import type { WireCall, WireInput } from './wire-call.ts';

const isAbsent = (value: unknown) => value === undefined || value === null;
const isScalar = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);
const reads = (pattern: RegExp) => (value: unknown) => typeof value !== 'object' && pattern.test(String(value));

/** How a server that binds its beans reads what is sent as one of these types; an empty text is none of them. */
const binds: Readonly<Record<string, (value: unknown) => boolean>> = {
  int: reads(/^(-?\d+)?$/),
  decimal: reads(/^(-?\d+(\.\d+)?)?$/),
  bool: reads(/^(true|false|1|0|on|off|yes|no)?$/),
  moment: reads(/^(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d)?$/),
  any: () => true,
};
/** Recognises words for which an empty text is no value. */
const isText = (word: string) => !(word in binds);

/** Input as such a server takes it: fields of its bean alone. Where it would fail says why. */
export interface Bound {
  readonly kept: unknown;
  readonly problems: readonly string[];
}

function bindWord(value: unknown, type: string, at: string): string[] {
  const word = type.replace('?', '');
  const isMissing = isAbsent(value) || (value === '' && !isText(word));
  if (isMissing) return type.endsWith('?') || word === 'any' ? [] : [`${at} is missing`];
  return (binds[word] ?? isScalar)(value) ? [] : [`${at}: ${JSON.stringify(value)} is no ${word}`];
}

const joined = (parts: readonly Bound[], kept: unknown): Bound => ({ kept, problems: parts.flatMap(({ problems }) => problems) });

function bindFields(sent: Readonly<Record<string, unknown>>, fields: WireInput, at: string): Bound {
  const known = Object.entries(fields).map(([key, type]) => {
    const name = key.replace('?', '');
    const value = sent[name];
    const isLeft = key.endsWith('?') && isAbsent(value);
    return { name, value, ...(isLeft ? { kept: value, problems: [] } : bind(value, type, `${at}${name}`)) };
  });
  const given = known.filter(({ value }) => value !== undefined);
  return joined(known, Object.fromEntries(given.map(({ name, kept }) => [name, kept])));
}

/** A value as it is bound to a type. */
export function bind(value: unknown, type: WireType, at = ''): Bound {
  if (typeof type === 'string') return { kept: value, problems: bindWord(value, type, at) };
  if (isList(type)) {
    if (!Array.isArray(value)) return { kept: value, problems: [`${at} is no list`] };
    const items = value.map((item, index) => bind(item, type[0], `${at}[${index}]`));
    return joined(
      items,
      items.map(({ kept }) => kept),
    );
  }
  if (isAbsent(value) || typeof value !== 'object') return { kept: value, problems: [`${at} is no object`] };
  return bindFields({ ...value }, type, at && `${at}.`);
}

/** Query and body of a call as they are bound. */
export const bindCall = ({ query = {}, body }: WireCall, sent: { query: object; body: unknown }) => ({
  query: bind(sent.query, query),
  body: body === undefined ? { kept: undefined, problems: [] } : bind(sent.body, body),
});
