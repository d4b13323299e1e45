import { type SQL, and, asc, desc, eq, getTableColumns, ilike, inArray, notInArray, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import type { Brand, brandCalls } from '#contract/catalogue/brands.ts';
import { categoryTypes } from '#contract/catalogue/categories.ts';
import type { Page } from '#contract/wire.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { containing } from '#server/platform/database/like.ts';
import { offsetOf, toPage } from '#server/platform/database/page.ts';
import { missing } from '#server/platform/missing.ts';
import { addressesOf } from '#server/pictures/index.ts';
import { category } from '../categories/tables.ts';
import { brand, brandCate } from './tables.ts';

type BrandRow = typeof brand.$inferSelect;

const live = eq(brand.isDel, false);
const inOrder = [desc(brand.sort), desc(brand.id)];
const productCount = sql<number>`(select count(*) from product p where p.brand_id = "brand"."id" and not p.is_del)`.mapWith(
  Number,
);
const columns = { ...getTableColumns(brand), productCount };

const inBranch = (cateId: number): SQL =>
  sql`exists (select from brand_cate bc join category c on c.id = bc.cate_id
    where bc.brand_id = ${brand.id} and (c.id = ${cateId} or c.path like ${`%/${cateId}/%`}))`;

/** Rows as the wire tells them, with their categories. */
async function shown(db: Db, rows: readonly (BrandRow & { productCount: number })[]): Promise<Brand[]> {
  const ids = rows.map(({ id }) => id);
  const links = await db
    .select({ brandId: brandCate.brandId, cateId: category.id, name: category.name })
    .from(brandCate)
    .innerJoin(category, eq(category.id, brandCate.cateId))
    .where(inArray(brandCate.brandId, ids))
    .orderBy(asc(brandCate.id));
  const byBrand = Map.groupBy(links, ({ brandId }) => brandId);
  const pictures = await addressesOf(db);
  return rows.map((row) => {
    const cates = byBrand.get(row.id) ?? [];
    const cateValues = cates.map(({ name }) => name).join(',');
    return { ...row, logo: pictures.show(row.logo), cateIds: cates.map(({ cateId }) => cateId), cateValues };
  });
}

export async function listBrands(db: Db, input: Input<typeof brandCalls.list>): Promise<Page<Brand>> {
  const where = and(
    live,
    input.name === undefined ? undefined : ilike(brand.name, containing(input.name.trim())),
    input.isShow === undefined ? undefined : eq(brand.isShow, input.isShow),
    input.cateId ? inBranch(input.cateId) : undefined,
  );
  const page = db
    .select(columns)
    .from(brand)
    .where(where)
    .orderBy(...inOrder)
    .limit(input.limit)
    .offset(offsetOf(input));
  const [rows, total] = await Promise.all([page, db.$count(brand, where)]);
  return toPage(input, total, await shown(db, rows));
}

export async function allBrands(db: Db) {
  const rows = await db
    .select({ id: brand.id, name: brand.name, logo: brand.logo })
    .from(brand)
    .where(and(live, eq(brand.isShow, true)))
    .orderBy(...inOrder);
  const pictures = await addressesOf(db);
  return rows.map((row) => ({ ...row, logo: pictures.show(row.logo) }));
}

export async function getBrand(db: Db, { id }: { id: number }): Promise<Brand> {
  const rows = await db
    .select(columns)
    .from(brand)
    .where(and(live, eq(brand.id, id)));
  const [found] = await shown(db, rows);
  return found ?? missing('brand');
}

/** For a change: a product that is just being saved under it is waited for. */
export async function lockBrand(tx: Tx, id: number): Promise<BrandRow> {
  const [row] = await tx
    .select()
    .from(brand)
    .where(and(live, eq(brand.id, id)))
    .for('update');
  return row ?? missing('brand');
}

export async function countProducts(db: Db, id: number): Promise<number> {
  const [row] = await db.select({ productCount }).from(brand).where(eq(brand.id, id));
  return row?.productCount ?? 0;
}

/** How many of them are categories of products. */
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
