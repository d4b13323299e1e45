import type { Db } from '#server/platform/database/connect.ts';
import { type Difference, differenceOf, isNone } from '../product-aggregate/difference.ts';
import { type ProductRecord, productsByIds } from '../products/queries.ts';
import { loadAggregates } from '../product-aggregate/load-aggregates.ts';
import type { Directory } from '../export/directory.ts';
import type { StoredAggregate, ProductAggregate } from '../product-aggregate/aggregate.ts';
import type { Brands } from './brand-directory.ts';
import type { Categories } from './category-directory.ts';
import { changedItem } from './exported.ts';
import { findStored } from './find-stored.ts';
import { BadRow, type ImportItem, Namesakes, type RowNote } from '../import-reading/items.ts';
import { type Usual, mergeItem } from './merge-item.ts';

export interface ImportContext {
  db: Db;
  categories: Categories;
  brands: Brands;
  usual: Usual;
  /** The names that our own export writes. */
  directory: Directory;
}

export interface NewProduct {
  item: ImportItem;
  aggregate: ProductAggregate;
}
export interface ChangedProduct {
  item: ImportItem;
  /** The item as it came, to be compared once more. */
  found: ImportItem;
  stored: StoredAggregate;
  product: ProductRecord;
  difference: Difference;
}

export interface ProductPlan {
  fresh: NewProduct[];
  changed: ChangedProduct[];
  unchanged: number;
  refused: RowNote[];
  /** Number of refused rows that share a name which does not tell them apart. */
  namesakes: number;
}

const movesShelf = ({ isShow }: ImportItem, product: ProductRecord): boolean =>
  isShow !== undefined && isShow !== product.isShow && !product.isRecycle;

/** Rows of our own export are read against the product; undefined when they say nothing new. */
function readItem(
  found: ImportItem,
  product: ProductRecord | undefined,
  stored: StoredAggregate | undefined,
  directory: Directory,
) {
  if (!found.lines) return found;
  if (!product || !stored || product.isDel)
    throw new BadRow(`没有系统商品ID为“${found.name}”的商品，可能已删除；要新增商品，请清空这一列`, { field: 'id' });
  return changedItem(found, product, stored, directory);
}

/** Rows that some of the file's products need: a few queries for all of them, then pure comparison. */
export async function planProducts(importContext: ImportContext, items: readonly ImportItem[]): Promise<ProductPlan> {
  const { db, categories, brands, usual, directory } = importContext;
  const idOf = await findStored(db, items);
  const ids = [...new Set(items.flatMap((item) => idOf(item) ?? []))];
  const products = await productsByIds(db, ids);
  const aggregates = await loadAggregates(db, products);
  const known = new Map(products.map((product, at) => [product.id, { product, stored: aggregates[at] }]));

  const plan: ProductPlan = { fresh: [], changed: [], unchanged: 0, refused: [], namesakes: 0 };
  const met = new Set<number>();
  for (const found of items) {
    try {
      const id = idOf(found);
      if (id !== undefined && met.has(id)) throw new BadRow('与前面的行是同一个商品，请合并后再导入');
      if (id !== undefined) met.add(id);
      const { stored, product } = known.get(id ?? 0) ?? {};
      const item = readItem(found, product, stored, directory);
      if (!item) {
        plan.unchanged += 1;
        continue;
      }
      const resolved = { cateId: await categories.cateIdOf(item.places), brandId: await brands.brandIdOf(item.brand) };
      const aggregate = mergeItem(stored, item, resolved, usual);
      if (!stored || !product) plan.fresh.push({ item, aggregate });
      else {
        const difference = differenceOf(stored, aggregate);
        if (isNone(difference) && !movesShelf(item, product)) plan.unchanged += 1;
        else plan.changed.push({ item, found, stored, product, difference });
      }
    } catch (error) {
      if (!(error instanceof BadRow)) throw error;
      const rows = found.lines ?? found.skus;
      plan.refused.push(...rows.map(({ row }) => ({ row, name: found.name, reason: error.message, cell: error.cell })));
      if (error instanceof Namesakes) plan.namesakes += rows.length;
    }
  }
  return plan;
}
