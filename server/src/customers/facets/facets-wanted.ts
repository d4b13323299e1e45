import { type SQL, sql } from 'drizzle-orm';
import type { CustomerFilter } from '#contract/customers/customer-filter.ts';
import { visitKinds } from '#contract/customers/words.ts';
import { shortName } from '../customers/place.ts';
import { customerFacet } from './tables.ts';

const quoted = (word: string): string => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

const one = (kind: string, value: string | number | boolean | undefined) =>
  value === undefined || value === '' ? [] : [`${kind} ${typeof value === 'boolean' ? Number(value) : value}`];
const any = (kind: string, ids: number[] = []) => ids.map((id) => `${kind} ${id}`);
const isAsked = (words: readonly string[]) => words.length > 0;

/** Words of which a customer has one, for each condition that was asked for. */
const alternatives = (wanted: CustomerFilter): string[][] =>
  [
    one('channel', wanted.userType),
    any('level', wanted.level),
    any('group', wanted.groupId),
    any('tag', wanted.labelId),
    one('sex', wanted.sex),
    one('promoter', wanted.isPromoter),
    one('status', wanted.status),
    one('country', wanted.country),
  ].filter(isAsked);

/** A province and a city of it have an index of their own, as if they were one condition. */
const places = ({ province = '', city = '' }: CustomerFilter): string[][] =>
  [one('province', shortName(province)), one('city', shortName(city))].filter(isAsked);

const isOfOthers = ({ keywords, payCount, dateLimit, accessType }: CustomerFilter): boolean =>
  [keywords, dateLimit].some((text) => (text ?? '').trim() !== '') || payCount !== undefined || accessType === visitKinds.first;

/**
 * The condition of a filter by several facets and nothing else, to be gathered from the index of facets. A single one has an
 * index in the order of the list; words, sums and days have their own.
 */
export function facetsWanted(wanted: CustomerFilter): SQL | undefined {
  const [others, place] = [alternatives(wanted), places(wanted)];
  if (others.length + Math.min(place.length, 1) < 2 || isOfOthers(wanted)) return undefined;
  const query = [...others, ...place].map((words) => `(${words.map(quoted).join(' | ')})`).join(' & ');
  return sql`${customerFacet.facets} @@ ${`${query} & !merged`}::tsquery`;
}
