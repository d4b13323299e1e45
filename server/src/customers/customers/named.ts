import { type SQL, eq, sql } from 'drizzle-orm';
import { INT_MAX } from '#contract/wire.ts';
import { inAnySpelling } from '#server/platform/database/conditions.ts';
import { customer } from './tables.ts';

/** Reads the name in lower case, which costs more, only for a word with letters of two cases. */
function holdsSpelling(word: string): SQL {
  const sought = word.toLowerCase();
  return sql`strpos(${sought === word.toUpperCase() ? customer.nickname : sql`lower(${customer.nickname})`}, ${sought}) > 0`;
}

const hasSpelling = (word: string): SQL =>
  [...word].length > 1
    ? sql`(${customer.search} @> bigrams(${word.toLowerCase()}) and ${holdsSpelling(word)})`
    : holdsSpelling(word);

/** Part of a name, to be told row by row. */
export const holdsName = (word: string) => inAnySpelling(word, holdsSpelling);

/** Part of a name; from two characters on, its pairs find candidates by index. */
export const hasName = (word: string) => inAnySpelling(word, hasSpelling);

const PHONE_END = /^\d{4,18}$/;
export const isPhoneEnd = (word: string): boolean => PHONE_END.test(word);

/** Condition on the end of the phone, by a pattern that `endingWith` gives. */
export const hasEnd = (pattern: unknown): SQL => sql`reverse(${customer.phone}) like ${pattern}`;

const UID = /^\d{1,10}$/;

/** The customer whose number a word is. */
export const hasUid = (word: string): SQL | undefined =>
  UID.test(word) && Number(word) <= INT_MAX ? eq(customer.id, Number(word)) : undefined;
