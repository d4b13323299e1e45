import { type WireType, isList } from '../types.ts';

const samples: Readonly<Record<string, unknown>> = {
  int: 1,
  string: '1',
  bool: true,
  decimal: '1.00',
  moment: '2026-11-20 14:05:00',
  seconds: 1_700_000_000,
  json: '[]',
  ids: '1',
  url: 'http://127.0.0.1/1',
  object: {},
};

/** The least that a server of the wire may send as a value of this type: null wherever it may stand, no key that may be left out. */
export function poorest(type: WireType, within: readonly WireType[] = []): unknown {
  if (typeof type === 'string') return samples[type] ?? null;
  if (isList(type)) return within.includes(type[0]) ? [] : [poorest(type[0], within)];
  const keys = Object.entries(type).filter(([key]) => !key.endsWith('?'));
  return Object.fromEntries(keys.map(([key, inner]) => [key, poorest(inner, [...within, type])]));
}
