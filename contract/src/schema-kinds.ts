import { z } from 'zod';

export type Schema = z.core.$ZodType;

/** Schemas of texts by which a storefront names a customer; keys with customers of their own name nobody else by them. */
export const accountNames = z.registry<object>();

/** The definition with its `type`, by which TypeScript tells the kinds of schema apart. */
export const defOf = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def;
export type Def<T> = Extract<ReturnType<typeof defOf>, { type: T }>;

/** Kinds that pass as they are; the others either hold further schemas or change their value. */
const SCALARS = new Set(
  'string number bigint boolean null undefined literal enum template_literal any unknown never void date nan symbol file custom'.split(
    ' ',
  ),
);

/** The schemas inside one that does nothing itself; undefined for kinds that do. */
function partsOf(schema: Schema): readonly Schema[] | undefined {
  const def = defOf(schema);
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'readonly':
    case 'nonoptional':
      return [def.innerType];
    case 'array':
      return [def.element];
    case 'record':
      return [def.keyType, def.valueType];
    case 'union':
      return def.options;
    case 'intersection':
      return [def.left, def.right];
    case 'tuple':
      return def.rest ? [...def.items, def.rest] : def.items;
    case 'lazy':
      return [innerOf(schema)];
    case 'pipe':
      return def.reverseTransform ? undefined : [def.in, def.out];
    default:
      return SCALARS.has(def.type) ? [] : undefined;
  }
}

/** The schema that a lazy one stands for, made once. */
export const innerOf = (schema: Schema): Schema => (schema as z.core.$ZodLazy<Schema>)._zod.innerType;

/** Recognises a schema with nothing to encode: no codec, and no object that drops undeclared fields. */
export function isPlain(schema: Schema, seen = new Set<Schema>()): boolean {
  if (seen.has(schema)) return true;
  seen.add(schema);
  return partsOf(schema)?.every((part) => isPlain(part, seen)) ?? false;
}

/** Fields that are left out when unset, where others are null. */
export function isOptional(schema: Schema): boolean {
  const def = defOf(schema);
  return def.type === 'optional' || (def.type === 'readonly' && isOptional(def.innerType));
}
