import { z } from 'zod';

type Step = (value: unknown) => unknown;
type Direction = 'encode' | 'decode';

const same: Step = (value) => value;

function fieldsOf(shape: z.core.$ZodShape, direction: Direction): Step {
  const fields = Object.entries(shape).map(([name, field]) => ({
    name,
    step: stepOf(field, direction),
    optional: field instanceof z.ZodOptional,
  }));
  return (value) => {
    const row = Object(value);
    const out: Record<string, unknown> = {};
    for (const { name, step, optional } of fields) {
      const field = row[name];
      if (field !== undefined) out[name] = field === null ? null : step(field);
      else if (!optional) out[name] = null;
    }
    return out;
  };
}

// A codec's own functions want Zod's payload; ours report problems only when parsing, never when transcoding.
const payload = () => ({ value: undefined, issues: [] });
const noPayload = payload();

function stepOf(schema: z.core.$ZodType, direction: Direction): Step {
  if (schema instanceof z.ZodCodec) {
    const { in: outside, out: inside, transform, reverseTransform } = schema.def;
    if (direction === 'encode') {
      const inner = stepOf(inside, direction);
      return (value) => reverseTransform(inner(value), noPayload);
    }
    const [outer, inner] = [stepOf(outside, direction), stepOf(inside, direction)];
    return (value) => inner(transform(outer(value), payload()));
  }
  if (schema instanceof z.ZodObject) return fieldsOf(schema.shape, direction);
  if (schema instanceof z.ZodArray) {
    const item = stepOf(schema.element, direction);
    return item === same ? same : (value) => (Array.isArray(value) ? value.map(item) : value);
  }
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    const inner = stepOf(schema.unwrap(), direction);
    return inner === same ? same : (value) => (value === null || value === undefined ? value : inner(value));
  }
  if (schema instanceof z.ZodUnion) {
    // A field with a text of its own for being absent is a union with undefined.
    const [only, ...others] = schema.options.filter((option) => !(option instanceof z.ZodUndefined));
    return only && others.length === 0 ? stepOf(only, direction) : same;
  }
  if (schema instanceof z.ZodRecord) {
    const inner = stepOf(schema.valueType, direction);
    return inner === same
      ? same
      : (value) => Object.fromEntries(Object.entries(Object(value)).map(([key, item]) => [key, inner(item)]));
  }
  if (schema instanceof z.ZodPipe) {
    const [first, second] = [stepOf(schema.in, direction), stepOf(schema.out, direction)];
    return first === same ? second : first;
  }
  if (schema instanceof z.ZodLazy) {
    let inner: Step | undefined;
    return (value) => (inner ??= stepOf(schema.unwrap(), direction))(value);
  }
  return same;
}

/**
 * Turns our values into the wire's without validating them, ten times faster than Zod: only declared fields leave,
 * unset ones as null (optional ones not at all). Tests validate the answers; production only encodes them.
 */
export const encoder = (schema: z.core.$ZodType): Step => stepOf(schema, 'encode');

/** Turns an answer of the wire into our values, as leniently: a server of another make may send more, or less. */
export const decoder = (schema: z.core.$ZodType): Step => stepOf(schema, 'decode');
