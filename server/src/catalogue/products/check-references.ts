import { and, eq, inArray } from 'drizzle-orm';
import { categoryTypes } from '#contract/catalogue/categories.ts';
import { no } from '#contract/catalogue/products.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { category } from '../categories/tables.ts';
import { cateIdsOf } from './whole.ts';

/** Refuses a product whose categories are not all product categories. */
export async function checkCategories(db: Db, cateId: string): Promise<void> {
  const wanted = cateIdsOf(cateId);
  const found = await db.$count(category, and(inArray(category.id, wanted), eq(category.type, categoryTypes.product)));
  if (found < wanted.length) throw no.NO_CATEGORY();
}
