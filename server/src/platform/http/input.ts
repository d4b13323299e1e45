import { z } from 'zod';
import type { AnyCall } from '#contract/call.ts';
import { fieldNames } from '#contract/settings/field-names.ts';
import { findLabel } from '#contract/labels.ts';
import { isNameless, sentenceOf } from './sentences.ts';
import { unknownField } from './unknown-field.ts';

z.config({ localeError: sentenceOf });

export interface RequestParts {
  params: unknown;
  query: unknown;
  body: unknown;
}

/** Drops empty query parameters, which the wire treats as absent. */
function withoutBlanks(query: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(Object(query)).filter(([, value]) => value !== ''));
}

/** A form sends an emptied text as it is: the person took it out. */
function withoutMeaninglessBlanks(schema: z.ZodObject, fields: unknown): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(Object(fields)).filter(
      ([name, value]) => value !== '' || (Object.hasOwn(schema.shape, name) && z.safeParse(schema.shape[name], value).success),
    ),
  );
}

const HAN = /\p{Script=Han}/u;

/** A field in words for people: as its noun calls it, or as fields of that name are called. */
export function nameOf(noun: string, field: string): string {
  const label = findLabel(noun, field);
  const common = Object.hasOwn(fieldNames, field) ? fieldNames[field] : undefined;
  return label !== undefined && HAN.test(label) ? label : (common ?? label ?? field);
}

/** The message of the first field that does not fit, in the order of the declaration; one that could be about any names its field. */
function complaint({ noun }: AnyCall, error: z.ZodError): string {
  const { message = '提交的内容不正确', path = [] } = error.issues[0] ?? {};
  const field = path.findLast((step) => typeof step === 'string');
  if (field === undefined || !isNameless(message)) return message;
  const label = nameOf(noun, field);
  return message.startsWith(label) ? message : `${label}：${message}`;
}

const has = (schema: z.ZodObject | undefined, name: string): boolean => schema !== undefined && Object.hasOwn(schema.shape, name);

/** Fields of `schema` that a client has put into the other part of its request, which does not have them itself. */
const strayed = (schema: z.ZodObject | undefined, other: z.ZodObject | undefined, sent: unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(withoutBlanks(sent)).filter(([name]) => has(schema, name) && !has(other, name)));

/** A bare list stands under the name `list`, where the call has one. */
function bodyOf({ body: schema, query }: AnyCall, sent: RequestParts): unknown {
  if (Array.isArray(sent.body)) return has(schema, 'list') ? { list: sent.body } : sent.body;
  const body: unknown = sent.body ?? {};
  return typeof body === 'object' ? { ...strayed(schema, query, sent.query), ...body } : body;
}

const queryOf = ({ method, query, body }: AnyCall, sent: RequestParts): unknown =>
  method === 'POST' && body ? { ...strayed(query, body, sent.body), ...withoutBlanks(sent.query) } : withoutBlanks(sent.query);

export type RawInput = Readonly<Record<string, unknown>>;
export type Parsed = { ok: true; input: RawInput } | { ok: false; message: string };

/**
 * Merges path, query and body into one flat object. A field of the query may come in a form or JSON body, and one of the body in the
 * query, because clients of the wire send both. A storefront is informed of a field that no call has.
 */
export function parseInput(call: AnyCall, sent: RequestParts): Parsed {
  const form = call.method === 'POST' && call.body === undefined ? call.query : undefined;
  const parts = [
    [call.params, sent.params],
    [
      call.query,
      form
        ? { ...withoutMeaninglessBlanks(form, sent.body), ...withoutMeaninglessBlanks(form, sent.query) }
        : queryOf(call, sent),
    ],
    [call.body, bodyOf(call, sent)],
  ] as const;
  const input: Record<string, unknown> = {};
  for (const [schema, value] of parts) {
    if (!schema) continue;
    const unknown = call.permission === 'storefront' ? unknownField(schema, value) : undefined;
    if (unknown !== undefined) return { ok: false, message: `没有“${unknown}”这个字段，请对照开放接口文档` };
    const result = schema.safeParse(value);
    if (!result.success) return { ok: false, message: complaint(call, result.error) };
    Object.assign(input, result.data);
  }
  return { ok: true, input };
}
