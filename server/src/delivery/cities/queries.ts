import { and, asc, eq, sql } from 'drizzle-orm';
import { nulls } from '#contract/blank.ts';
import type { Input } from '#contract/call.ts';
import { type CityNode, type cityCalls, cityRefusals, emptyInTree } from '#contract/delivery/cities.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { isFromOurFrontEnd } from '#server/platform/http/origin.ts';
import { preparedText } from '#server/platform/database/prepared.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import { matchingBranches, treeOfCities } from './rules.ts';
import { city } from './tables.ts';

export const cities = rowsOf(city, { missing: cityRefusals.NOT_FOUND });

/** Number of the row of a region; undefined where there is none. */
export async function rowIdOf(db: Db, cityId: number): Promise<number | undefined> {
  const [row] = await db.select({ id: city.id }).from(city).where(eq(city.cityId, cityId));
  return row?.id;
}

const shown = (withHidden: boolean | undefined) => (withHidden ? undefined : eq(city.isShow, true));

export const listCities = (db: Db, { parentId, withHidden }: Input<typeof cityCalls.list>) =>
  db
    .select()
    .from(city)
    .where(and(eq(city.parentId, parentId), shown(withHidden)))
    .orderBy(asc(city.id));

export async function cityTree(db: Db, { withHidden, name = '' }: Input<typeof cityCalls.tree>): Promise<CityNode[]> {
  const { id, cityId, parentId, name: called, isShow } = city;
  const rows = await db
    .select({ id, cityId, parentId, name: called, isShow })
    .from(city)
    .where(shown(withHidden))
    .orderBy(asc(id));
  // Our front end reads none of them, and there are thousands of regions.
  const empty = isFromOurFrontEnd() ? {} : nulls(emptyInTree);
  const tree = treeOfCities(rows.map((row) => ({ ...row, ...empty })));
  return name.trim() === '' ? tree : matchingBranches(tree, name.trim());
}

export async function cityInfo(db: Db, { id }: { id: number }) {
  const [row] = await db.select().from(city).where(eq(city.id, id));
  return row ?? null;
}

const above = preparedText<{ cityId: number; provinceId: number | null }>(
  'above_city',
  () => sql`
    select c.parent_id as "cityId", p.parent_id as "provinceId" from city c left join city p on p.city_id = c.parent_id
    where c.city_id = ${sql.placeholder('cityId')}::int`,
);

/** A region and those that it lies in, the nearest first; a number that is no region of ours stands alone, and 0 is none. */
export async function regionsAround(db: Db, cityId: number): Promise<number[]> {
  if (cityId === 0) return [];
  const [found] = (await above(db, '', { cityId })).rows;
  return [cityId, found?.cityId ?? 0, found?.provinceId ?? 0].filter((id) => id !== 0);
}
