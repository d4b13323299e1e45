import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { AnyCall } from '#contract/call.ts';
import { everyCall } from '#contract/index.ts';

// A vertical tab, a backspace, no character, a blank without width, a change of direction, a joiner of nothing.
const UNSEEN = ['\u000B', '\b', '\uFFFE', '\u200B', '\u202E', '\u2066', '\u200D'];
const PASTED = '甲\u000B\b乙\uFFFE\u200B丙\u202E\u2066\u200D丁';

/** Fields that keep a text as it was sent, and why. */
const KEEPERS: Readonly<Record<string, string>> = {
  pwd: 'a password is hashed and never shown',
  oldPwd: 'a password is hashed and never shown',
  answer: 'what an authenticator signed is verified and not stored as text',
  value: 'screens keep what they like for one person',
  columns: 'screens keep what they like for one person',
  attr: 'only its presence counts, the product has it',
  attrValue: 'copied fields of a SKU, which the product has',
};

/** Characters as they stand in JSON, which escapes some. */
const inJson = UNSEEN.map((sign) => JSON.stringify(sign).slice(1, -1));
const holdsUnseen = (json: string): boolean => inJson.some((sign) => json.includes(sign));

type FieldSchema = z.core.$ZodType;

/** Schema of what travels, without what stands around it. */
function bare(field: FieldSchema): FieldSchema {
  if (field instanceof z.ZodOptional || field instanceof z.ZodDefault || field instanceof z.ZodNullable)
    return bare(field.unwrap());
  return field;
}

/** Ways in which a field may be sent that text. */
function pastedInto(field: FieldSchema): unknown[] {
  const inner = bare(field);
  if (inner instanceof z.ZodPipe && !(inner instanceof z.ZodCodec)) return [PASTED, ...pastedInto(inner.def.in)];
  if (inner instanceof z.ZodArray) return pastedInto(inner.element).map((value) => [value]);
  if (inner instanceof z.ZodObject) return [];
  return [PASTED];
}

/** Text fields of an object, and of objects in it, that keep what nobody sees. */
function keepers(shape: Readonly<Record<string, FieldSchema>>, path = ''): string[] {
  return Object.entries(shape).flatMap(([name, field]) => {
    const inner = bare(field);
    const element = inner instanceof z.ZodArray ? bare(inner.element) : inner;
    if (element instanceof z.ZodObject) return keepers(element.shape, `${path}${name}.`);
    const isKept = pastedInto(field).some((value) => {
      const { success, data } = z.safeParse(field, value);
      return success && holdsUnseen(JSON.stringify(data) ?? '');
    });
    return isKept ? [`${path}${name}`] : [];
  });
}

const fieldsOf = ({ params, query, body }: AnyCall) => ({ ...params?.shape, ...query?.shape, ...body?.shape });

describe('a text that was pasted with what nobody sees', () => {
  it.each(everyCall().map((call) => [`${call.method} ${call.path}`, call] as const))('arrives without it: %s', (_, call) => {
    expect(keepers(fieldsOf(call)).filter((field) => !((field.split('.')[0] ?? '') in KEEPERS))).toEqual([]);
  });
});
