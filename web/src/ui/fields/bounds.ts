import { z } from 'zod';
import { useFormScene } from '../form/form-scene.ts';
import { schemaAt } from '../form/problem.ts';
import type { FieldProps } from '../form/field.tsx';

type Schema = z.core.$ZodType | undefined;

/** The schema of the value itself, below what may be absent and behind what the wire sends. */
function valueOf(schema: Schema): Schema {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return valueOf(schema.unwrap());
  return schema instanceof z.ZodPipe ? valueOf(schema.def.out) : schema;
}

/** Most characters that a schema of text allows. */
export function longestOf(schema: Schema): number | undefined {
  const value = valueOf(schema);
  return value instanceof z.ZodString ? (value.maxLength ?? undefined) : undefined;
}

/** The schema of a field in the form it stands in. */
export const useSchema = ({ name, list }: Pick<FieldProps, 'name' | 'list'>): Schema =>
  schemaAt(useFormScene().call, list === undefined ? name : [list, name].flat());
