import { type SQL, and, asc, desc, eq, getTableColumns, inArray, notInArray, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import type { Brand, brandCalls } from '#contract/catalogue/brands.ts';
import { categoryTypes } from '#contract/catalogue/categories.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { equal, matching } from '#server/platform/database/conditions.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import { seen } from '#server/platform/scope/scoped.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { notFound } from '#server/platform/not-found.ts';
import { withAddresses } from '#server/pictures/index.ts';
import { category, brand, brandCate } from '../product-references/tables.ts';
import { product } from '../products/tables.ts';

type BrandRow = typeof brand.$inferSelect;

const live = eq(brand.isDel, false);
export const brands = rowsOf(brand, { live });
const inOrder = [desc(brand.sort), desc(brand.id)];
/** Number of products, of all or of those that somebody sees. */
const productCount = (isSeen?: SQL) =>
  sql<number>`(select count(*) from product where brand_id = "brand"."id" and ${and(sql`not is_del`, isSeen)})`.mapWith(Number);
const columns = { ...getTableColumns(brand), productCount: productCount() };

const inBranch = (cateId: number): SQL =>
  sql`exists (select from brand_cate bc join category c on c.id = bc.cate_id
    where bc.brand_id = ${brand.id} and (c.id = ${cateId} or c.path like ${`%/${cateId}/%`}))`;

/** Answers for brand rows, with their categories. */
async function toAnswers(db: Db, rows: readonly (BrandRow & { productCount: number })[]): Promise<Brand[]> {
  const ids = rows.map(({ id }) => id);
  const links = await db
    .select({ brandId: brandCate.brandId, cateId: category.id, name: category.name })
    .from(brandCate)
    .innerJoin(category, eq(category.id, brandCate.cateId))
    .where(inArray(brandCate.brandId, ids))
    .orderBy(asc(brandCate.id));
  const byBrand = Map.groupBy(links, ({ brandId }) => brandId);
  return (await withAddresses(db, rows, 'logo')).map((row) => {
    const cates = byBrand.get(row.id) ?? [];
    return { ...row, cateIds: cates.map(({ cateId }) => cateId), cateValues: cates.map(({ name }) => name).join(',') };
  });
}

export const listBrands = (db: Db, { name, isShow, cateId, ...paging }: Input<typeof brandCalls.list>, { actor }: CallContext) =>
  pageOf(db, paging, {
    select: { ...columns, productCount: productCount(seen(product, actor)) },
    from: brand,
    where: and(live, matching(name, brand.name), equal(brand.isShow, isShow), cateId ? inBranch(cateId) : undefined),
    order: inOrder,
    show: (rows) => toAnswers(db, rows),
  });

export async function allBrands(db: Db) {
  const rows = await db
    .select({ id: brand.id, name: brand.name, logo: brand.logo })
    .from(brand)
    .where(and(live, eq(brand.isShow, true)))
    .orderBy(...inOrder);
  return withAddresses(db, rows, 'logo');
}

export async function getBrand(db: Db, { id }: { id: number }): Promise<Brand> {
  const [found] = await toAnswers(
    db,
    await db
      .select(columns)
      .from(brand)
      .where(and(live, eq(brand.id, id))),
  );
  if (!found) throw notFound('brand');
  return found;
}

export async function countProducts(db: Db, id: number): Promise<number> {
  const [row] = await db.select({ productCount: columns.productCount }).from(brand).where(eq(brand.id, id));
  return row?.productCount ?? 0;
}

/** Number of them that are categories of products. */
export const countCategories = (db: Db, ids: readonly number[]): Promise<number> =>
  db.$count(category, and(inArray(category.id, [...ids]), eq(category.type, categoryTypes.product)));

/** Links that stay keep their rows. */
export async function setCategories(tx: Tx, brandId: number, ids: readonly number[]): Promise<void> {
  await tx.delete(brandCate).where(and(eq(brandCate.brandId, brandId), notInArray(brandCate.cateId, [...ids])));
  if (ids.length === 0) return;
  await tx
    .insert(brandCate)
    .values(ids.map((cateId) => ({ brandId, cateId })))
    .onConflictDoNothing();
}
