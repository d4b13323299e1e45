import { asc } from 'drizzle-orm';
import type { Plan } from '#contract/catalogue/import/import.ts';
import { productRefusals } from '#contract/catalogue/product-refusals.ts';
import { shippingTemplates } from '#server/delivery/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { Write } from '#server/platform/write/write.ts';
import { openBrands } from '../import-plan/brand-directory.ts';
import { openDirectory } from '../export/directory.ts';
import { openCategories } from '../import-plan/category-directory.ts';
import type { ShopDocument } from '../import-reading/document.ts';
import type { ImportContext } from '../import-plan/plan-products.ts';

async function templateOf(db: Db, wanted: number | undefined): Promise<number> {
  if (wanted) return wanted;
  const [first] = await db
    .select({ id: shippingTemplates.id })
    .from(shippingTemplates)
    .orderBy(asc(shippingTemplates.id))
    .limit(1);
  if (!first) throw productRefusals.NO_FREIGHT();
  return first.id;
}

/** Context that products are planned against; a document's categories and brands come first. Without a write nothing is made. */
export async function openImportContext(
  db: Db,
  write: Write | undefined,
  shop: Pick<ShopDocument, 'categories' | 'brands'>,
  plan: Pick<Plan, 'tempId' | 'cateId' | 'withoutCategories'>,
): Promise<ImportContext> {
  const categories = await openCategories(db, write, new Set(plan.withoutCategories));
  const brands = await openBrands(db, write);
  await categories.importAll(shop.categories);
  await brands.importAll(shop.brands);
  const usual = { tempId: await templateOf(db, plan.tempId), cateId: (plan.cateId ?? []).join(',') };
  return { db, categories, brands, usual, directory: await openDirectory(db) };
}
