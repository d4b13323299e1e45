import { z } from 'zod';
import type { AnyCall } from '#contract/call.ts';
import { DAY } from '#contract/durations.ts';
import { showDay, showMoment } from '#contract/moment.ts';
import type { Client, Envelope } from '../client.ts';

/** Values by the names of fields, in the words of the wire. */
export type Fields = Readonly<Record<string, unknown>>;

type Schema = z.core.$ZodType;

const later = new Date(Date.now() + 60 * DAY);
/** Values of which one suits nearly every field; moments are to come, within a year. */
const VALUES = ['1', 1, true, '1.00', '试探', '13800001234', showMoment(later), showDay(later), '{"规格":"默认"}', '["a.png"]'];

const admits = (field: Schema, value: unknown): boolean => z.safeParse(field, value).success;

/** Schema of what travels, without what stands around it. */
function bare(field: Schema): Schema {
  if (field instanceof z.ZodOptional || field instanceof z.ZodDefault || field instanceof z.ZodNullable)
    return bare(field.unwrap());
  return field instanceof z.ZodPipe && !(field instanceof z.ZodCodec) ? bare(field.def.in) : field;
}

const optionsOf = (field: Schema): readonly unknown[] => {
  const inner = bare(field);
  return inner instanceof z.ZodEnum ? inner.options : [];
};

/** A value that the field admits: the given one as it is, as text or in a list, else any. */
function valueOf(name: string, field: Schema, given: Fields): unknown {
  const inner = bare(field);
  const named = name in given ? [given[name], String(given[name]), [given[name]]] : [];
  const fitting = named.find((value) => admits(field, value));
  if (fitting !== undefined) return fitting;
  if (inner instanceof z.ZodObject) return fieldsOf(inner, given, (key) => key in given);
  if (inner instanceof z.ZodArray) return [valueOf(name, inner.element, given)];
  return [...optionsOf(field), ...VALUES].find((value) => admits(field, value));
}

/** Fields that may not be left out, and those that are chosen. */
function fieldsOf({ shape }: z.ZodObject, given: Fields, isChosen: (name: string) => boolean): Fields {
  const needed = Object.entries(shape).filter(([name, field]) => isChosen(name) || !admits(field, undefined));
  return Object.fromEntries(needed.map(([name, field]) => [name, valueOf(name, field, given)]));
}

/** Every field of the call, wherever it travels. */
const shapeOf = ({ params, query, body }: AnyCall) => z.object({ ...params?.shape, ...query?.shape, ...body?.shape });

export interface Sampling {
  /** Values by name, for the fields that have them. */
  given: Fields;
  /** Fields that go along with every input. */
  always: Fields;
}

/** The smallest input, and beside it one with each of the chosen fields that may be left out. */
export function inputsOf(call: AnyCall, { given, always }: Sampling, isChosen: (name: string) => boolean): Fields[] {
  const schema = shapeOf(call);
  const all = { ...given, ...always };
  const least = fieldsOf(schema, all, (name) => name in always);
  const more = Object.entries(schema.shape).filter(([name]) => isChosen(name) && !(name in least));
  return [least, ...more.map(([name, field]) => ({ ...least, [name]: valueOf(name, field, all) }))];
}

/** The smallest input with each option of each of its choices. */
export function choicesOf(call: AnyCall, { given, always }: Sampling): Fields[] {
  const schema = shapeOf(call);
  const least = fieldsOf(schema, { ...given, ...always }, (name) => name in always);
  return Object.entries(schema.shape).flatMap(([name, field]) =>
    optionsOf(field).map((option) => ({ ...least, [name]: option })),
  );
}

const pick = (input: Fields, part: z.ZodObject | undefined): Fields =>
  Object.fromEntries(Object.entries(input).filter(([name]) => part && name in part.shape));

/** Sends each field where the call has it. */
export function send(client: Client, call: AnyCall, input: Fields): Promise<Envelope> {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input[name])));
  return client.raw(call.method, path, {
    query: pick(input, call.query),
    ...(call.method === 'POST' ? { body: pick(input, call.body) } : {}),
  });
}
