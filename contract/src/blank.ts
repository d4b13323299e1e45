import { z } from 'zod';

type Blanks<K extends string> = { [name in K]: z.ZodNull };

/** Keys of an answer that the wire repeats from elsewhere, always null there. */
export const blank = <const K extends string>(names: readonly K[]): Blanks<K> =>
  Object.fromEntries(names.map((name) => [name, z.null()])) as Blanks<K>;

/** The nulls themselves, for a handler to spread into its answer. */
export const nulls = <const K extends string>(names: readonly K[]): Record<K, null> =>
  Object.fromEntries(names.map((name) => [name, null])) as Record<K, null>;
