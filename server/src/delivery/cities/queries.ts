import { and, asc, eq } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { type CityNode, type cityCalls, no } from '#contract/delivery/cities.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import { matchingBranches, treeOfCities } from './rules.ts';
import { city } from './tables.ts';

export const cities = rowsOf(city, { missing: no.NOT_FOUND });

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
  const tree = treeOfCities(rows);
  return name.trim() === '' ? tree : matchingBranches(tree, name.trim());
}

export async function cityInfo(db: Db, { id }: { id: number }) {
  const [row] = await db.select().from(city).where(eq(city.id, id));
  return row ?? null;
}
