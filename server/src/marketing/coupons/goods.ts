import type { Category } from '#contract/catalogue/categories.ts';
import type { ProductRecord } from '#contract/catalogue/product-record.ts';
import type { Db } from '#server/platform/database/connect.ts';

/** What coupons are good for, by whoever keeps it. */
export interface Goods {
  /** Those of these products that are not deleted. */
  products(db: Db, ids: readonly number[]): Promise<ProductRecord[]>;
  /** Those of these categories that are categories of products. */
  categories(db: Db, ids: readonly number[]): Promise<Category[]>;
}
