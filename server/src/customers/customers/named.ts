import { type SQL, eq, sql } from 'drizzle-orm';
import { INT_MAX } from '#contract/wire.ts';
import { customer } from './tables.ts';

/** Part of a name, to be told row by row. Without a letter that has two cases, the name need not be read in lower case, which costs more. */
export function holdsName(word: string): SQL {
  const sought = word.toLowerCase();
  return sql`strpos(${sought === word.toUpperCase() ? customer.nickname : sql`lower(${customer.nickname})`}, ${sought}) > 0`;
}

/** Part of a name; from two characters on, its pairs find candidates by index. */
export const hasName = (word: string): SQL =>
  [...word].length > 1 ? sql`(${customer.search} @> bigrams(${word.toLowerCase()}) and ${holdsName(word)})` : holdsName(word);

const PHONE_END = /^\d{4,18}$/;
export const isPhoneEnd = (word: string): boolean => PHONE_END.test(word);

/** Condition on the end of the phone, by a pattern that `endingWith` gives. */
export const hasEnd = (pattern: unknown): SQL => sql`reverse(${customer.phone}) like ${pattern}`;

const UID = /^\d{1,10}$/;

/** The customer whose number a word is. */
export const hasUid = (word: string): SQL | undefined =>
  UID.test(word) && Number(word) <= INT_MAX ? eq(customer.id, Number(word)) : undefined;
