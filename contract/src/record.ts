import { z } from 'zod';
import { refusals } from './refusal.ts';
import { moment } from './wire.ts';

type Unwrapped<S> = S extends z.ZodOptional<infer Inner> | z.ZodNullable<infer Inner> ? Unwrapped<Inner> : S;
type KeptShape<D extends z.core.$ZodLooseShape> = { [K in keyof D]: Unwrapped<D[K]> };

const kept = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodNullable ? kept(schema.unwrap()) : schema;

/** The record that a form saves, as it is answered: every field has a value then, and there are its key, its times and `more`. */
export const recordOf = <D extends z.core.$ZodLooseShape, M extends z.core.$ZodLooseShape>({ shape }: z.ZodObject<D>, more: M) =>
  z.object({
    id: z.int(),
    ...(Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, kept(schema)])) as KeptShape<D>),
    ...more,
    createTime: moment,
    updateTime: moment,
  });

export const recordRefusals = refusals('record', {
  /** Carries the record as it is now. */
  CHANGED: { code: 409, says: (_: { theirs: unknown }) => '内容已被他人修改，请选择保留哪一方的内容' },
});

/** Ours: another after each save of a record whose fields do not tell it apart, for its form to name what it was opened with. */
export const edition = z.string();
