import { type SQL, and, asc, desc, eq, getTableColumns, inArray, notInArray, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { type Brand, type brandCalls, brandRefusals } from '#contract/catalogue/brands.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { equal, matching } from '#server/platform/database/conditions.ts';
import { pageOf, recordOf } from '#server/platform/database/page-of.ts';
import { recordsOf } from '#server/platform/database/records/records-of.ts';
import { seen } from '#server/platform/scope/scoped.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { withAddresses } from '#server/pictures/index.ts';
import { category, brand, brandCate } from '../product-references/tables.ts';
import { product } from '../products/tables.ts';

type BrandRow = typeof brand.$inferSelect & { productCount: number };

/** Products of a brand, those in the bin included. */
const countProducts = (db: Db, id: number) => db.$count(product, and(eq(product.brandId, id), eq(product.isDel, false)));

export const brands = recordsOf(brand, { heldBy: { count: countProducts, refuses: brandRefusals.IN_USE } });
const inOrder = [desc(brand.sort), desc(brand.id)];
/** Columns with the number of products, of all or of those that somebody sees. */
const columnsWhere = (isSeen?: SQL) => ({
  ...getTableColumns(brand),
  productCount:
    sql<number>`(select count(*) from product where brand_id = "brand"."id" and ${and(sql`not is_del`, isSeen)})`.mapWith(Number),
});

const inBranch = (cateId: number): SQL =>
  sql`exists (select from brand_cate bc join category c on c.id = bc.cate_id
    where bc.brand_id = ${brand.id} and (c.id = ${cateId} or c.path like ${`%/${cateId}/%`}))`;

/** Answers for brand rows, with their categories. */
async function toAnswers(db: Db, rows: readonly BrandRow[]): Promise<Brand[]> {
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
    select: columnsWhere(seen(product, actor)),
    from: brand,
    where: and(brands.live, matching(name, brand.name), equal(brand.isShow, isShow), cateId ? inBranch(cateId) : undefined),
    order: inOrder,
    show: (rows) => toAnswers(db, rows),
  });

export async function allBrands(db: Db) {
  const shown = and(brands.live, eq(brand.isShow, true));
  const { id, name, logo } = brand;
  return withAddresses(
    db,
    await db
      .select({ id, name, logo })
      .from(brand)
      .where(shown)
      .orderBy(...inOrder),
    'logo',
  );
}

export const getBrand = (db: Db, { id }: { id: number }): Promise<Brand> => {
  const rows = db
    .select(columnsWhere())
    .from(brand)
    .where(and(brands.live, eq(brand.id, id)));
  return recordOf(rows, (found) => toAnswers(db, found), 'brand');
};

/** Links that stay keep their rows. */
export async function setCategories(tx: Tx, brandId: number, ids: readonly number[]): Promise<void> {
  await tx.delete(brandCate).where(and(eq(brandCate.brandId, brandId), notInArray(brandCate.cateId, [...ids])));
  if (ids.length === 0) return;
  await tx
    .insert(brandCate)
    .values(ids.map((cateId) => ({ brandId, cateId })))
    .onConflictDoNothing();
}
