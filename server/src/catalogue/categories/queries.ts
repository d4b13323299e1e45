import { type SQL, and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { type Category, type CategoryNode, categoryTypes } from '#contract/catalogue/category-record.ts';
import type { categoryCalls } from '#contract/catalogue/categories.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { equal, matching } from '#server/platform/database/conditions.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import { addressesOf } from '#server/pictures/index.ts';
import { seen } from '#server/platform/scope/scoped.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { brandCate, category } from '../product-references/tables.ts';
import { product, productCate } from '../products/tables.ts';
import { treeOf } from './rules.ts';

export type CategoryRow = typeof category.$inferSelect;
type TreeFilter = Input<typeof categoryCalls.tree>;

/** Icons of menus and keys of forms are no pictures; paths are told apart by their beginning. */
async function toAnswers(db: Db, rows: readonly CategoryRow[]): Promise<Category[]> {
  const pictures = await addressesOf(db);
  return rows.map((row) => ({
    ...row,
    url: row.url ?? '',
    extra: row.extra && pictures.show(row.extra),
    configKind: row.configKind ?? undefined,
  }));
}

/** Order in which screens show siblings. */
const inOrder = [desc(category.sort), asc(category.id)];

const ofStatus = (status: number | undefined): SQL | undefined =>
  status === undefined || status < 0 ? undefined : eq(category.status, status === 1);

export const listCategories = (db: Db, { pid, name, type, status, ...paging }: Input<typeof categoryCalls.list>) =>
  pageOf(db, paging, {
    from: category,
    where: and(equal(category.pid, pid), matching(name, category.name), equal(category.type, type), ofStatus(status)),
    order: [desc(category.sort), desc(category.id)],
    show: (rows) => toAnswers(db, rows),
  });

/** Tree of categories; with a name, the nodes that match and their direct parents. */
export async function categoryTree(
  db: Db,
  { type, status, name, withCounts }: TreeFilter,
  { actor }: Pick<CallContext, 'actor'>,
): Promise<CategoryNode[]> {
  const among = and(eq(category.type, type), ofStatus(status));
  const matches = matching(name, category.name);
  const parents = matches && sql`${category.id} in (select pid from category where ${matches} and type = ${type})`;
  const rows = await db
    .select()
    .from(category)
    .where(and(among, matches && sql`(${matches} or ${parents})`))
    .orderBy(...inOrder);
  const nodes = await toAnswers(db, rows);
  if (!withCounts) return treeOf(nodes);
  const counts = await productCounts(db, type, actor);
  return treeOf(nodes.map((node) => ({ ...node, productCount: counts.get(node.id) ?? 0 })));
}

/** Products outside the bin in each category and below it that the actor sees; one that lies in two branches counts once above them. */
async function productCounts(db: Db, type: number, actor: Actor): Promise<ReadonlyMap<number, number>> {
  const wanted = and(sql`c.type = ${type}`, seen(product, actor));
  const { rows } = await db.execute<{ id: number; n: number }>(sql`
    select a.id, count(distinct pc.product_id)::int as n
    from category c
    join product_cate pc on pc.cate_id = c.id
    join product on product.id = pc.product_id and not product.is_recycle and not product.is_del
    cross join unnest((string_to_array(trim(both '/' from c.path), '/')::int[])[2:] || c.id) as a (id)
    where ${wanted} group by a.id`);
  return new Map(rows.map(({ id, n }) => [id, n]));
}

export async function findCategory(db: Db, id: number): Promise<CategoryRow | undefined> {
  const [row] = await db.select().from(category).where(eq(category.id, id));
  return row;
}

export const categoriesAmong = (db: Db, ids: readonly number[]): Promise<CategoryRow[]> =>
  db
    .select()
    .from(category)
    .where(inArray(category.id, [...ids]));

/** True of ids that are all categories of products. */
export const areOfProducts = async (db: Db, ids: readonly number[]): Promise<boolean> =>
  (await db.$count(category, and(inArray(category.id, [...ids]), eq(category.type, categoryTypes.product)))) === ids.length;

export async function categoryInfo(db: Db, { id }: { id: number }): Promise<Category | null> {
  const row = await findCategory(db, id);
  const [info] = row ? await toAnswers(db, [row]) : [];
  return info ?? null;
}

export const categoriesByIds = async (db: Db, { ids }: { ids: number[] }): Promise<Category[]> =>
  ids.length === 0
    ? []
    : toAnswers(db, await db.select().from(category).where(inArray(category.id, ids)).orderBy(asc(category.id)));

/** The children of a node of this tree, in their order; the roots for 0. */
export const listChildren = (db: Db, pid: number, type: number) =>
  db
    .select({ id: category.id, name: category.name, sort: category.sort })
    .from(category)
    .where(and(eq(category.pid, pid), eq(category.type, type)))
    .orderBy(...inOrder);

const branchOf = ({ id, path }: Pick<Category, 'id' | 'path'>) => sql`starts_with(${category.path}, ${`${path}${id}/`})`;

/** The level of the lowest node of a branch. */
export async function levelBelow(db: Db, row: Pick<Category, 'id' | 'path'>): Promise<number> {
  const deepest = sql<number>`max(cardinality(string_to_array(${category.path}, '/')) - 2)`.mapWith(Number);
  const [found] = await db
    .select({ deepest })
    .from(category)
    .where(sql`${category.id} = ${row.id} or ${branchOf(row)}`);
  return found?.deepest ?? 0;
}

/** Takes everything below a node along to its new path. */
export async function setPathsBelow(tx: Tx, row: Pick<Category, 'id' | 'path'>, path: string): Promise<void> {
  if (path === row.path) return;
  const [from, to] = [`${row.path}${row.id}/`, `${path}${row.id}/`];
  await tx
    .update(category)
    .set({ path: sql`${to}::text || substr(${category.path}, ${from.length + 1}::int)` })
    .where(branchOf(row));
}

/** Products deleted for good hold no category any more. */
export async function releaseDeletedProducts(tx: Tx, id: number): Promise<void> {
  const deleted = tx.select({ id: product.id }).from(product).where(eq(product.isDel, true));
  await tx.delete(productCate).where(and(eq(productCate.cateId, id), inArray(productCate.productId, deleted)));
}

/** Brands keep their other categories. */
export async function releaseBrands(tx: Tx, id: number): Promise<void> {
  await tx.delete(brandCate).where(eq(brandCate.cateId, id));
}

/** Serialises the writers of a tree: paths and parents of others depend on what each reads. */
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
