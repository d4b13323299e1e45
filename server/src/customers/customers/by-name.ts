import { type SQL, sql } from 'drizzle-orm';
import { startingWith } from '#server/platform/database/like.ts';
import { customer } from './tables.ts';

/** Part of a name; from two characters on, its pairs find candidates by index. */
export function hasName(word: string): SQL {
  const sought = word.toLowerCase();
  const isThere = sql`strpos(lower(${customer.nickname}), ${sought}) > 0`;
  return [...sought].length > 1 ? sql`(${customer.search} @> bigrams(${sought}) and ${isThere})` : isThere;
}

const PHONE_END = /^\d{4,18}$/;
export const isPhoneEnd = (word: string): boolean => PHONE_END.test(word);

/** Pattern of the end of a phone number, for `hasEnd`. */
export const endPattern = (word: string): string => startingWith([...word].toReversed().join(''));
export const hasEnd = (pattern: unknown): SQL => sql`reverse(${customer.phone}) like ${pattern}`;
