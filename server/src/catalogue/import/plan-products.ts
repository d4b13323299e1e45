import type { Db } from '#server/platform/database/connect.ts';
import { type Difference, differenceOf, isNone } from '../products/difference.ts';
import { type ProductRecord, productsByIds } from '../products/queries.ts';
import { storedWholes } from '../products/stored-wholes.ts';
import type { StoredWhole, Whole } from '../products/whole.ts';
import type { Brands } from './brand-directory.ts';
import type { Categories } from './category-directory.ts';
import { findStored } from './find-stored.ts';
import { BadRow, type Item, type RowRefusal } from './items.ts';
import { type Usual, mergeItem } from './merge-item.ts';

export interface Circumstances {
  db: Db;
  categories: Categories;
  brands: Brands;
  usual: Usual;
}

export interface NewProduct {
  item: Item;
  whole: Whole;
}
export interface ChangedProduct {
  item: Item;
  stored: StoredWhole;
  product: ProductRecord;
  difference: Difference;
}

export interface ProductPlan {
  fresh: NewProduct[];
  changed: ChangedProduct[];
  unchanged: number;
  refused: RowRefusal[];
}

const movesShelf = ({ isShow }: Item, product: ProductRecord): boolean =>
  isShow !== undefined && isShow !== product.isShow && !product.isRecycle;

/** What some of the file's products need: a few queries for all of them, then pure comparison. */
export async function planProducts(circumstances: Circumstances, items: readonly Item[]): Promise<ProductPlan> {
  const { db, categories, brands, usual } = circumstances;
  const idOf = await findStored(db, items);
  const ids = [...new Set(items.flatMap((item) => idOf(item) ?? []))];
  const products = await productsByIds(db, ids);
  const wholes = await storedWholes(db, products);
  const known = new Map(products.map((product, at) => [product.id, { product, stored: wholes[at] }]));

  const plan: ProductPlan = { fresh: [], changed: [], unchanged: 0, refused: [] };
  const met = new Set<number>();
  for (const item of items) {
    try {
      const id = idOf(item);
      if (id !== undefined && met.has(id)) throw new BadRow('与前面的行是同一个商品，请合并后再导入');
      if (id !== undefined) met.add(id);
      const resolved = { cateId: await categories.cateIdOf(item.places), brandId: await brands.brandIdOf(item.brand) };
      const { stored, product } = known.get(id ?? 0) ?? {};
      const whole = mergeItem(stored, item, resolved, usual);
      if (!stored || !product) plan.fresh.push({ item, whole });
      else {
        const difference = differenceOf(stored, whole);
        if (isNone(difference) && !movesShelf(item, product)) plan.unchanged += 1;
        else plan.changed.push({ item, stored, product, difference });
      }
    } catch (error) {
      if (!(error instanceof BadRow)) throw error;
      plan.refused.push(...item.skus.map(({ row }) => ({ row, name: item.name, reason: error.message })));
    }
  }
  return plan;
}
