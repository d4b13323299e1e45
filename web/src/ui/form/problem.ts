import { z } from 'zod';
import type { AnyCall } from '#contract/call.ts';
import { encoder } from '#contract/transcode.ts';

export type Path = string | readonly (string | number)[];
export type Values = Readonly<Record<string, unknown>>;

const partsOf = (path: Path) => (typeof path === 'string' ? [path] : path);

function inside(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
    ? inside(schema.unwrap())
    : schema;
}

/** The schema of a field in a call's input. */
export function schemaAt(call: AnyCall, path: Path): z.core.$ZodType | undefined {
  const shapes: z.core.$ZodShape = { ...call.query?.shape, ...call.body?.shape };
  const [first = '', ...rest] = partsOf(path);
  return rest.reduce<z.core.$ZodType | undefined>((schema, part) => {
    const whole = schema && inside(schema);
    return whole instanceof z.ZodArray ? whole.element : whole instanceof z.ZodObject ? whole.shape[part] : undefined;
  }, shapes[String(first)]);
}

const isBlank = (value: unknown) => value === undefined || value === null || value === '';
const isEmpty = (value: unknown) => isBlank(value) || (Array.isArray(value) && value.length === 0);

// Messages of the contract about a missing value are better than a template only when they tell what to do.
const TELLS_WHAT_TO_DO = /^请(?!填写文字$)/;

interface NamedControl {
  label: string;
  /** 请输入 or 请选择. */
  verb?: string;
}

/** Validation message for a value (ours, not the wire's), by the schema that the server validates with. */
export function problemOf(schema: z.core.$ZodType, value: unknown, { label, verb = '请输入' }: NamedControl): string | undefined {
  const read = z.safeParse(schema, isBlank(value) ? (value ?? undefined) : encoder(schema)(value));
  if (read.success) return undefined;
  const said = read.error.issues[0]?.message ?? '';
  return isEmpty(value) && !TELLS_WHAT_TO_DO.test(said) ? `${verb}${label}` : said;
}

export const isRequired = (schema: z.core.$ZodType): boolean => !z.safeParse(schema, undefined).success;

/** An emptied control holds null; a field that cannot be null is then left out. */
export const withoutBlanks = (call: AnyCall, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const schema = schemaAt(call, name);
      return [name, value === null && schema && !z.safeParse(schema, null).success ? undefined : value];
    }),
  );

/** Error of the whole, where the fields on the screen could not tell. */
export function problemsOf(call: AnyCall, values: Values): { path: (string | number)[]; message: string }[] {
  return [call.query, call.body].flatMap((schema) => {
    if (!schema) return [];
    const sent = Object.entries(Object(encoder(schema)(values))).filter(([name]) => values[name] !== undefined);
    const read = schema.safeParse(Object.fromEntries(sent));
    return read.success
      ? []
      : read.error.issues.map(({ path, message }) => ({ path: path.filter((part) => typeof part !== 'symbol'), message }));
  });
}
