import { type SQL, and, asc, desc, eq, getTableColumns, ilike, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import type { brandCalls } from '#contract/catalogue/brands.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { containing } from '#server/platform/database/like.ts';
import { offsetOf, toPage } from '#server/platform/database/page.ts';
import { addressesOf } from '#server/pictures/index.ts';
import { brand } from './tables.ts';

const live = eq(brand.isDel, false);
const productCount = sql<number>`(select count(*) from product p where p.brand_id = "brand"."id" and not p.is_del)`.mapWith(
  Number,
);
const inCategory = (cateId: number): SQL =>
  sql`exists (select from product p join product_cate pc on pc.product_id = p.id where p.brand_id = ${brand.id} and pc.cate_id = ${cateId})`;

export async function listBrands(db: Db, input: Input<typeof brandCalls.list>) {
  const where = and(
    live,
    input.name === undefined ? undefined : ilike(brand.name, containing(input.name)),
    input.isShow === undefined ? undefined : eq(brand.isShow, input.isShow),
    input.cateId ? inCategory(input.cateId) : undefined,
  );
  const page = db
    .select({ ...getTableColumns(brand), productCount })
    .from(brand)
    .where(where);
  const rows = await page.orderBy(desc(brand.sort), desc(brand.id)).limit(input.limit).offset(offsetOf(input));
  const [total, pictures] = await Promise.all([db.$count(brand, where), addressesOf(db)]);
  return toPage(
    input,
    total,
    rows.map((row) => ({ ...row, logo: pictures.show(row.logo) })),
  );
}

export async function allBrands(db: Db) {
  const rows = await db
    .select({ id: brand.id, name: brand.name, logo: brand.logo })
    .from(brand)
    .where(and(live, eq(brand.isShow, true)))
    .orderBy(desc(brand.sort), asc(brand.id));
  const pictures = await addressesOf(db);
  return rows.map((row) => ({ ...row, logo: pictures.show(row.logo) }));
}
