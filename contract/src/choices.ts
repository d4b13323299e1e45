import { z } from 'zod';
import { type Sentence, flag } from './wire.ts';

/** Meaning of a state for staff: the same five everywhere. */
export type Meaning = 'waits' | 'underway' | 'done' | 'trouble' | 'rest';

type Value = string | number | boolean;
/** The label alone where the key travels; otherwise the value on the wire, its label and what it asks of staff. */
type ChoiceEntry = string | readonly [value: Value, label: string, meaning?: Meaning];
type Entries = Readonly<Record<string, ChoiceEntry>> & { readonly [K in keyof Choices]?: never };
type ValueOf<E extends Entries> = {
  [K in keyof E & string]: E[K] extends readonly [infer V extends Value, ...unknown[]] ? V : K;
};

// Columns hold plain numbers, so a number is read as one; its schema refuses all but these.
type Read<V> = V extends number ? number : V;

/** The values a field may have, in their order. */
export interface Choices<V extends Value = Value> {
  readonly values: readonly [V, ...V[]];
  readonly options: { value: V; label: string }[];
  /** Labels by the value as text. */
  readonly labels: Readonly<Record<`${V}`, string>>;
  readonly meanings: Readonly<Record<string, Meaning>>;
  /** Schema of the wire: text as it is, numbers also as digits, flags in every way a flag may be sent. */
  readonly schema: (message?: Sentence) => z.ZodType<Read<V>>;
}

function schemaOf(values: readonly Value[], message?: Sentence): z.ZodType<Value> {
  if (values.some((value) => typeof value === 'boolean')) return flag;
  if (values.every((value) => typeof value === 'string')) return z.enum(values, message);
  return z.codec(z.union([z.number(), z.string().regex(/^-?\d{1,16}$/, message)], message), z.literal([...values], message), {
    decode: Number,
    encode: Number,
  });
}

/** An enumeration said once: `choices({ collected: [0, '待处理', 'waits'] })`, whose `collected` is 0. */
export function choices<const E extends Entries>(entries: E): ValueOf<E> & Choices<ValueOf<E>[keyof E & string]>;
export function choices(entries: Entries): Choices {
  const listed = Object.entries(entries).map(([key, entry]) => {
    const [value, label, meaning] = typeof entry === 'string' ? [key, entry] : entry;
    return { key, value, label, meaning };
  });
  const [first, ...others] = listed.map(({ value }) => value);
  if (first === undefined) throw new Error('an enumeration has at least one value');
  return {
    ...Object.fromEntries(listed.map(({ key, value }) => [key, value])),
    values: [first, ...others],
    options: listed.map(({ value, label }) => ({ value, label })),
    labels: Object.fromEntries(listed.map(({ value, label }) => [String(value), label])),
    meanings: Object.fromEntries(listed.flatMap(({ value, meaning }) => (meaning ? [[String(value), meaning] as const] : []))),
    schema: (message) => schemaOf([first, ...others], message),
  };
}

const at = <T>(record: Readonly<Record<string, T>>, value: unknown): T | undefined =>
  Object.hasOwn(record, String(value)) ? record[String(value)] : undefined;

/** The label of a value that may be unknown here: of another server, or older than the enumeration. */
export const labelOf = (of: Choices, value: unknown): string | undefined => at(of.labels, value);
export const meaningOf = (of: Choices, value: unknown): Meaning | undefined => at(of.meanings, value);

/** A flag in two words. */
export const flagChoices = (on: string, off: string) => choices({ on: [true, on, 'done'], off: [false, off, 'rest'] });
export const shownOrHidden = flagChoices('显示', '隐藏');
export const onOrOff = flagChoices('开启', '关闭');
