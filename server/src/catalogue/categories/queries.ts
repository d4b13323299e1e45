import { type SQL, and, asc, desc, eq, ilike, inArray, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import type { Category, CategoryNode, categoryCalls } from '#contract/catalogue/categories.ts';
import type { Page } from '#contract/wire.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { containing } from '#server/platform/database/like.ts';
import { offsetOf, toPage } from '#server/platform/database/page.ts';
import { addressesOf } from '#server/pictures/index.ts';
import { treeOf } from './rules.ts';
import { category } from './tables.ts';

type CategoryRow = typeof category.$inferSelect;
type TreeFilter = Input<typeof categoryCalls.tree>;

/** Icons of menus and keys of forms are no pictures; paths are told apart by their beginning. */
async function shown(db: Db, rows: readonly CategoryRow[]): Promise<Category[]> {
  const pictures = await addressesOf(db);
  return rows.map((row) => ({ ...row, extra: row.extra && pictures.show(row.extra) }));
}

const ofStatus = (status: number | undefined): SQL | undefined =>
  status === undefined || status < 0 ? undefined : eq(category.status, status === 1);

export async function listCategories(db: Db, input: Input<typeof categoryCalls.list>): Promise<Page<Category>> {
  const where = and(
    input.pid === undefined ? undefined : eq(category.pid, input.pid),
    input.name === undefined ? undefined : ilike(category.name, containing(input.name)),
    input.type === undefined ? undefined : eq(category.type, input.type),
    ofStatus(input.status),
  );
  const page = db
    .select()
    .from(category)
    .where(where)
    .orderBy(desc(category.sort), desc(category.id))
    .limit(input.limit)
    .offset(offsetOf(input));
  const [rows, total] = await Promise.all([page, db.$count(category, where)]);
  return toPage(input, total, await shown(db, rows));
}

/** With a name, the nodes that match and their direct parents. */
export async function categoryTree(db: Db, { type, status, name }: TreeFilter): Promise<CategoryNode[]> {
  const among = and(eq(category.type, type), ofStatus(status));
  const matches = name === undefined ? undefined : ilike(category.name, containing(name));
  const parents = matches && sql`${category.id} in (select pid from category where ${matches} and type = ${type})`;
  const rows = await db
    .select()
    .from(category)
    .where(and(among, matches && sql`(${matches} or ${parents})`))
    .orderBy(desc(category.sort), asc(category.id));
  return treeOf(await shown(db, rows));
}

export async function findCategory(db: Db, id: number): Promise<CategoryRow | undefined> {
  const [row] = await db.select().from(category).where(eq(category.id, id));
  return row;
}

export async function categoryInfo(db: Db, { id }: { id: number }): Promise<Category | null> {
  const row = await findCategory(db, id);
  const [info] = row ? await shown(db, [row]) : [];
  return info ?? null;
}

export const categoriesByIds = async (db: Db, { ids }: { ids: number[] }): Promise<Category[]> =>
  ids.length === 0 ? [] : shown(db, await db.select().from(category).where(inArray(category.id, ids)).orderBy(asc(category.id)));

/** One writer of a tree at a time: paths and parents of others depend on what it reads. */
export async function lockTree(tx: Tx): Promise<void> {
  await tx.execute(sql`lock table ${category} in share row exclusive mode`);
}

/** Off closes everything below, on opens everything above. */
export async function cascadeStatus(
  tx: Tx,
  { id, path }: Pick<Category, 'id' | 'path'>,
  status: boolean,
  now: Date,
): Promise<void> {
  const others = status
    ? sql`${category.id} = any(string_to_array(trim(both '/' from ${path}), '/')::int[])`
    : sql`${category.path} like ${`%/${id}/%`}`;
  await tx
    .update(category)
    .set({ status, updateTime: now })
    .where(sql`(${category.id} = ${id} or ${others}) and ${category.status} <> ${status}`);
}
