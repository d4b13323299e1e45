import { categoryTypes } from '#contract/catalogue/category-record.ts';
import type { ScopeLookup } from '#server/coupons/index.ts';
import { addressesOf } from '#server/pictures/index.ts';
import { categoriesByIds } from './categories/queries.ts';
import { productsByIds } from './products/queries.ts';
import { toStored } from './product-aggregate/record.ts';

/** Products and categories as the scope of a coupon: coupons stand below the catalogue and ask for them through this. */
export const couponScope: ScopeLookup = {
  async products(db, ids) {
    const pictures = await addressesOf(db);
    const rows = await productsByIds(db, ids);
    return rows.filter(({ isDel }) => !isDel).map((row) => toStored(row, pictures));
  },
  async categories(db, ids) {
    const rows = await categoriesByIds(db, { ids: [...ids] });
    return rows.filter(({ type }) => type === categoryTypes.product);
  },
};
