import { eq } from 'drizzle-orm';
import { categoryTypes } from '#contract/catalogue/category-record.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { brand, category } from '../product-references/tables.ts';
import { cateIdsOf } from '../product-aggregate/aggregate.ts';

export interface Directory {
  /** Names of the wire's comma list. */
  categoriesOf(cateId: string): string;
  brandOf(brandId: number | null): string;
}

/** The names that products are filed under, read once. */
export async function openDirectory(db: Db): Promise<Directory> {
  const categories = await db
    .select({ id: category.id, name: category.name, path: category.path })
    .from(category)
    .where(eq(category.type, categoryTypes.product));
  const brands = await db.select({ id: brand.id, name: brand.name }).from(brand);
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  const brandNames = new Map(brands.map(({ id, name }) => [id, name]));
  const full = new Map(
    categories.map(({ id, name, path }) => {
      const above = path.split('/').flatMap((part) => names.get(Number(part)) ?? []);
      return [id, [...above, name].join('/')];
    }),
  );
  return {
    categoriesOf: (cateId) =>
      cateIdsOf(cateId)
        .flatMap((id) => full.get(id) ?? [])
        .join(','),
    brandOf: (brandId) => brandNames.get(brandId ?? 0) ?? '',
  };
}
