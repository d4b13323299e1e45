import type { Category } from '#contract/catalogue/categories.ts';
import type { ProductRecord } from '#contract/catalogue/product-record.ts';
import type { Db } from '#server/platform/database/connect.ts';

/** Products and categories that a coupon is limited to. The catalogue stands above coupons and hands this in. */
export interface ScopeLookup {
  /** Those of these products that are not deleted. */
  products(db: Db, ids: readonly number[]): Promise<ProductRecord[]>;
  /** Those of these categories that are categories of products. */
  categories(db: Db, ids: readonly number[]): Promise<Category[]>;
}
