import type { Category } from '#contract/catalogue/category-record.ts';
import type { ProductRecord } from '#contract/catalogue/product-record.ts';
import type { Db } from '#server/platform/database/connect.ts';

/** Products and categories that a coupon is limited to. The catalogue stands above coupons and hands this in. */
export interface ScopeLookup {
  /** Products of the given ids that are not deleted. */
  products(db: Db, ids: readonly number[]): Promise<ProductRecord[]>;
  /** Product categories among the given ids. */
  categories(db: Db, ids: readonly number[]): Promise<Category[]>;
}
