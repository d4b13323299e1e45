import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type AnyCall, everyCall } from '#contract/index.ts';
import { decoder } from '#contract/transcode.ts';
import { extensionFieldsOf, isExtension, wireCalls } from '#contract/wire-calls.ts';
import { bind } from './calls/binding.ts';
import { type WireInput, callsOfTheWire } from './calls/index.ts';
import { poorest } from './calls/poorest.ts';
import type { WireType } from './types.ts';

const nameOf = ({ method, path }: AnyCall) => `${method} ${path}`;
const ofTheWire = everyCall().filter((call) => !isExtension(call));
const TABS = ['0', '1', '2', '3', '4', '5'];

/** Answers of a call in which another server sends as little as it may, with what is asked. */
function poorAnswers(call: AnyCall): unknown[] {
  const { data } = callsOfTheWire[nameOf(call)] ?? { data: 'null' };
  if (typeof data !== 'function') return [poorest(data as WireType)];
  return TABS.map((type) => ({ ...Object(poorest(data({ type }))), type: Number(type) }));
}

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((inner, key) => Object(inner)[key], value);

/** Places of an answer at which our types promise a value and there is none. */
function promisedInVain({ returns }: AnyCall, answer: unknown): string[] {
  const read = decoder(returns)(answer);
  const { error } = z.safeEncode(returns, read as never);
  return (error?.issues ?? []).filter(({ path }) => at(read, path) == null).map(({ path }) => path.join('.'));
}

/** Values of which one suits nearly every field. */
const VALUES = [true, 1, 5, 100, 'x', '1', '13800001234', new Date(0), [1], ['x']];

function sentAs(field: z.core.$ZodType): unknown[] {
  const tried = VALUES.map((value) => z.safeEncode(field, value as never));
  return tried.flatMap(({ success, data }) => (success && data != null ? [data] : []));
}

/** Fields that another server needs and we do not have, or that we send otherwise than it can read them. */
function unread(ours: z.ZodObject | undefined, theirs: WireInput, asText: boolean): string[] {
  const scalars = Object.entries(theirs).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return scalars.flatMap(([name, type]) => {
    const field = ours?.shape[name];
    if (!field) return type.endsWith('?') ? [] : [`${name} is not sent`];
    const sent = sentAs(field).map((value) => (asText ? String(value) : value));
    const isRead = sent.length === 0 || sent.some((value) => bind(value, type).problems.length === 0);
    return isRead ? [] : [`${name}: ${JSON.stringify(sent)} is no ${type}`];
  });
}

const namesOf = (input: WireInput | readonly [WireType] = {}) =>
  (input instanceof Array ? ['list'] : Object.keys(input)).map((name) => name.replace('?', ''));

/** Fields of our input that the wire does not have. */
function ours({ method, path, query, body }: AnyCall): string[] {
  const theirs = callsOfTheWire[`${method} ${path}`];
  const added = (shape: object = {}, named: readonly string[]) => Object.keys(shape).filter((name) => !named.includes(name));
  return [...added(query?.shape, namesOf(theirs?.query)), ...added(body?.shape, namesOf(theirs?.body))];
}

describe('the calls of the wire', () => {
  it('are all described, and no other is', () => {
    expect(Object.keys(callsOfTheWire).toSorted()).toEqual([...wireCalls].toSorted());
  });

  it('are told apart from what we have added to their input', () => {
    const found = ofTheWire.flatMap((call) => ours(call).map((name) => `${call.path}: ${name}`));
    const declared = ofTheWire.flatMap((call) => extensionFieldsOf(call).map((name) => `${call.path}: ${name}`));

    expect(declared.toSorted()).toEqual(found.toSorted());
  });

  it.each(ofTheWire)('are sent as another server reads them: $method $path', (call) => {
    const { query = {}, body = {} } = callsOfTheWire[nameOf(call)] ?? {};
    expect([...unread(call.query, query, true), ...unread(call.body, body instanceof Array ? {} : body, false)]).toEqual([]);
  });

  it.each(ofTheWire)('answer what our screens can do with, wherever they come from: $method $path', (call) => {
    expect(poorAnswers(call).flatMap((answer) => promisedInVain(call, answer))).toEqual([]);
  });
});
