import { type AnyColumn, type Placeholder, type SQL, type SQLWrapper, and, eq, gte, ilike, lt, or, sql } from 'drizzle-orm';
import type { Period } from '#contract/date-limit.ts';
import { showDay } from '#contract/moment.ts';
import { spellingsOf } from '#contract/search-text.ts';
import { INT_MAX } from '#contract/wire.ts';
import { containing } from './like.ts';

/** Condition on a word in any of its spellings. */
export const inAnySpelling = (word: string, condition: (spelling: string) => SQL | undefined): SQL | undefined =>
  or(...spellingsOf(word).map((spelling) => (spelling === undefined ? undefined : condition(spelling))));

/** Any of the columns contains the keywords; undefined, and so no condition, when they are blank. */
export function matching(keywords: string | undefined, ...columns: readonly (AnyColumn | SQL)[]): SQL | undefined {
  const word = keywords?.trim() ?? '';
  return word === '' ? undefined : inAnySpelling(word, (each) => or(...columns.map((column) => ilike(column, containing(each)))));
}

/** True of rows whose `search_parts` hold those of a word of two characters and more: candidates for the word itself. */
export const holdsParts = (parts: SQLWrapper, word: string): SQL => sql`${parts} @> sought_parts(${word})`;

/** Condition where the `search_parts` of these columns are kept: from two characters on they find candidates by index. */
export function matchingParts(keywords: string | undefined, parts: SQLWrapper, ...columns: readonly (AnyColumn | SQL)[]) {
  const [word, isThere] = [keywords?.trim() ?? '', matching(keywords, ...columns)];
  return [...word].length > 1
    ? and(
        inAnySpelling(word, (each) => holdsParts(parts, each)),
        isThere,
      )
    : isThere;
}

/** Condition on the name, or on the id where a number was typed. */
export function orId(named: SQL | undefined, keywords: string | undefined, id: AnyColumn<{ data: number }>): SQL | undefined {
  const number = Number(keywords);
  const isId = Number.isInteger(number) && number > 0 && number <= INT_MAX;
  return named && or(named, isId ? eq(id, number) : undefined);
}

/** The id is the number that was typed, or any of the columns contains the keywords. */
export const matchingOrId = (keywords: string | undefined, id: AnyColumn<{ data: number }>, ...columns: readonly AnyColumn[]) =>
  orId(matching(keywords, ...columns), keywords, id);

/** The column has this value; undefined, and so no condition, when none was asked for. */
export const equal = <T>(column: AnyColumn<{ data: T }> | SQL<T>, value: NoInfer<T> | undefined): SQL | undefined =>
  value === undefined ? undefined : eq(column as SQLWrapper, value);

/** The moment lies in the period; undefined, and so no condition, when none was asked for. */
export const within = (column: AnyColumn<{ data: Date }>, period: Period | undefined): SQL | undefined =>
  period && and(gte(column, period.from), lt(column, period.until));

/** Like `within`, of a day that is kept as "2026-11-20". */
export const onDays = (column: AnyColumn<{ data: string }>, period: Period | undefined): SQL | undefined =>
  period && and(gte(column, showDay(period.from)), lt(column, showDay(period.until)));

/**
 * The column is one of these. PostgreSQL estimates by the length of an array that it sees, and would plan a named statement
 * anew for each; behind a subselect it sees none.
 */
export const among = (column: SQLWrapper, ids: readonly number[] | Placeholder): SQL =>
  sql`${column} = any(array(select unnest(${Array.isArray(ids) ? sql.param(ids) : ids}::int[])))`;
