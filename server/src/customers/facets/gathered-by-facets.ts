import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { CustomerFilter } from '#contract/customers/customer-filter.ts';
import { visitKinds } from '#contract/customers/enums.ts';
import type { MatchSource } from '#server/platform/database/lists/by-word.ts';
import { shortName } from '../customers/place.ts';
import { customer, customerGroup } from '../customers/tables.ts';
import { customerTag } from '../tags/tables.ts';
import { customerFacet } from './tables.ts';

const quoted = (word: string): string => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** The text of a condition: words of which a customer has one. */
const either = (words: readonly string[]): SQL[] => (words.length === 0 ? [] : [sql`${words.map(quoted).join(' | ')}::text`]);

const one = (kind: string, value: string | number | boolean | undefined) =>
  either(value === undefined || value === '' ? [] : [`${kind} ${typeof value === 'boolean' ? Number(value) : value}`]);
const any = (kind: string, ids: number[] = []) => either(ids.map((id) => `${kind} ${id}`));

/** Words of those that are not deleted, which are read with the list; `nobody` where all of them are. */
const anyLive = (
  kind: string,
  { id, isDel }: Pick<typeof customerGroup | typeof customerTag, 'id' | 'isDel'>,
  ids: number[] = [],
) =>
  ids.length === 0
    ? []
    : [
        sql`(select coalesce(string_agg(quote_literal(${`${kind} `}::text || ${id}), ' | '), 'nobody')
          from ${id.table} where ${id} = any(${sql.param(ids)}::int[]) and not ${isDel})`,
      ];

const conditions = (wanted: CustomerFilter): SQL[] => [
  ...one('channel', wanted.userType),
  ...any('level', wanted.level),
  ...anyLive('group', customerGroup, wanted.groupId),
  ...anyLive('tag', customerTag, wanted.labelId),
  ...one('sex', wanted.sex),
  ...one('promoter', wanted.isPromoter),
  ...one('status', wanted.status),
  ...one('country', wanted.country),
];

/** A province and a city of it have an index of their own, as if they were one condition. */
const places = ({ province = '', city = '' }: CustomerFilter): SQL[] => [
  ...one('province', shortName(province)),
  ...one('city', shortName(city)),
];

const isOfOthers = ({ keywords, payCount, dateLimit, accessType }: CustomerFilter): boolean =>
  [keywords, dateLimit].some((text) => (text ?? '').trim() !== '') || payCount !== undefined || accessType === visitKinds.first;

/** The condition of a filter by several facets and nothing else. */
function facetsWanted(wanted: CustomerFilter): SQL | undefined {
  const [others, place] = [conditions(wanted), places(wanted)];
  if (others.length + Math.min(place.length, 1) < 2 || isOfOthers(wanted)) return undefined;
  const query = [...others, ...place].map((words) => sql`'(' || ${words} || ')'`);
  return sql`${customerFacet.facets} @@ concat_ws(' & ', ${sql.join(query, sql`, `)}, '!merged')::tsquery`;
}

/**
 * Matches of a filter by several facets and nothing else, gathered from the index of facets. A single one has an index in the
 * order of the list; words, sums and days have their own. The index knows numbers of customers alone, so that for another
 * order the rows themselves are gathered by it.
 */
export function gatheredByFacets(wanted: CustomerFilter, keys: readonly PgColumn[]): MatchSource | undefined {
  const isMatch = facetsWanted(wanted);
  if (!isMatch) return undefined;
  if (keys.length === 1) return { table: customerFacet, keys: [customerFacet.uid], where: isMatch };
  const where = sql`${customer.id} in (select ${customerFacet.uid} from ${customerFacet} where ${isMatch})`;
  return { table: customer, keys, where };
}
