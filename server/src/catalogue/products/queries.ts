import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { sku } from '../skus/tables.ts';
import { product, productAttr, productDescription } from './tables.ts';

const { search: _search, words: _words, lacks: _lacks, ...columns } = getTableColumns(product);

// Named in full: alone in a select, drizzle leaves the table out of a column's name.
const cateValues = sql<string>`coalesce((select string_agg(c.name, ',' order by pc.place) from product_cate pc join category c on c.id = pc.cate_id where pc.product_id = "product"."id"), '')`;

export const productColumns = { ...columns, cateValues };
export type ProductRecord = Omit<typeof product.$inferSelect, 'search' | 'words' | 'lacks'>;
export type SkuRecord = typeof sku.$inferSelect;
export type AttrRecord = typeof productAttr.$inferSelect;

const ids = sql.placeholder('ids');
const attrQuery = prepared('product_attrs', (db, _shape: '', name) =>
  db
    .select()
    .from(productAttr)
    .where(sql`${productAttr.productId} = any(${ids})`)
    .orderBy(asc(productAttr.productId), asc(productAttr.place), asc(productAttr.id))
    .prepare(name),
);
const skuQuery = prepared('product_skus', (db, _shape: '', name) =>
  db
    .select()
    .from(sku)
    .where(sql`${sku.productId} = any(${ids}) and not ${sku.isDel}`)
    .orderBy(asc(sku.productId), asc(sku.place), asc(sku.id))
    .prepare(name),
);

const grouped = <T extends { productId: number }>(rows: T[]): Map<number, T[]> => Map.groupBy(rows, ({ productId }) => productId);

/** Specifications of these products, in their order. */
export const attrsByProduct = async (db: Db, productIds: readonly number[]): Promise<Map<number, AttrRecord[]>> =>
  grouped(await attrQuery(db, '').execute({ ids: productIds }));

/** Live SKUs of these products, in their order. */
export const skusByProduct = async (db: Db, productIds: readonly number[]): Promise<Map<number, SkuRecord[]>> =>
  grouped(await skuQuery(db, '').execute({ ids: productIds }));

export async function findProduct(db: Db, id: number): Promise<ProductRecord | undefined> {
  const [row] = await db.select(columns).from(product).where(eq(product.id, id));
  return row;
}

export async function descriptionOf(db: Db, productId: number): Promise<string> {
  const [row] = await db
    .select({ description: productDescription.description })
    .from(productDescription)
    .where(eq(productDescription.productId, productId));
  return row?.description ?? '';
}

/** One parameter, however many there are. */
const among = (productIds: readonly number[]) => sql`${product.id} = any(${sql.param(productIds)}::int[])`;

export const productsByIds = (db: Db, productIds: readonly number[]): Promise<ProductRecord[]> =>
  db.select(columns).from(product).where(among(productIds)).orderBy(asc(product.id));

/** Locks in the order of ids, as every writer of products does. */
export const lockProducts = (tx: Tx, productIds: readonly number[]): Promise<ProductRecord[]> =>
  tx.select(columns).from(product).where(among(productIds)).orderBy(asc(product.id)).for('no key update');

/** The same where the rows themselves are read later. */
export const lockIds = (tx: Tx, productIds: readonly number[]) =>
  tx.select({ id: product.id }).from(product).where(among(productIds)).orderBy(asc(product.id)).for('no key update');

export async function setProducts(
  tx: Tx,
  productIds: readonly number[],
  values: Partial<ProductRecord>,
  now: Date,
): Promise<void> {
  if (productIds.length > 0)
    await tx
      .update(product)
      .set({ ...values, updateTime: now })
      .where(among(productIds));
}
