import { and, eq, inArray } from 'drizzle-orm';
import { productRefusals } from '#contract/catalogue/product-refusals.ts';
import { shareLockCoupons } from '#server/coupons/index.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { areOfProducts } from '../categories/queries.ts';
import { brand, category, shop } from '../product-references/tables.ts';
import { cateIdsOf } from './aggregate.ts';

interface Owners {
  brandId: number | null;
  merId?: number | null;
}

/** Refuses a product whose categories are not all product categories. */
export async function checkCategories(db: Db, cateId: string): Promise<void> {
  if (!(await areOfProducts(db, cateIdsOf(cateId)))) throw productRefusals.NO_CATEGORY();
}

/** Refuses categories of which none is visible to customers. */
export async function checkVisible(db: Db, cateId: string): Promise<void> {
  const visible = await db.$count(category, and(inArray(category.id, cateIdsOf(cateId)), eq(category.status, true)));
  if (visible === 0) throw productRefusals.NO_CATEGORY();
}

/** Refuses a brand that is deleted and a shop in the bin, unless the product has them already. Both stay until it is saved. */
export async function checkOwners(tx: Tx, { brandId, merId }: Owners, before?: Owners): Promise<void> {
  if (brandId && brandId !== before?.brandId) {
    const isLive = and(eq(brand.id, brandId), eq(brand.isDel, false));
    const [found] = await tx.select({ id: brand.id }).from(brand).where(isLive).for('key share');
    if (!found) throw productRefusals.NO_BRAND();
  }
  if (merId && merId !== before?.merId) {
    const isLive = and(eq(shop.id, merId), eq(shop.isDel, false));
    const [found] = await tx.select({ id: shop.id }).from(shop).where(isLive).for('key share');
    if (!found) throw productRefusals.NO_SHOP();
  }
}

/** Refuses coupons that are deleted or were never there; the others stay until the product is saved. */
export async function checkCoupons(tx: Tx, couponIds: readonly number[] = []): Promise<void> {
  if (couponIds.length > 0 && (await shareLockCoupons(tx, couponIds)).length < couponIds.length)
    throw productRefusals.NO_COUPON();
}
