import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Actor } from '#server/platform/actor.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { seen } from '#server/platform/scope/scoped.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { product, productAttr, productDescription } from './tables.ts';

const { search: _search, words: _words, lacks: _lacks, ...columns } = getTableColumns(product);

// Named in full: alone in a select, drizzle leaves the table out of a column's name.
const cateValues = sql<string>`coalesce((select string_agg(c.name, ',' order by pc.place) from product_cate pc join category c on c.id = pc.cate_id where pc.product_id = "product"."id"), '')`;

export const productColumns = { ...columns, cateValues };
export type ProductRecord = Omit<typeof product.$inferSelect, 'search' | 'words' | 'lacks'>;

const { flatPattern: _flat, codes: _codes, isBare: _bare, createTime: _created, updateTime: _updated, ...listed } = columns;
/** Columns of a row in the list; twenty rows of the rest would be read and thrown away. */
const listColumns = { ...listed, cateValues };
export type ListedProduct = Pick<ProductRecord, keyof typeof listed> & { cateValues: string };
/**
 * Version of all rows that a row of the list is made of: the product, its SKUs, specifications and the names of its categories.
 */
export const listVersion = sql<string>`concat_ws('/', ${product}.xmin,
  coalesce((select string_agg(s.xmin::text, ',') from sku s where s.product_id = "product"."id"), ''),
  coalesce((select string_agg(a.xmin::text, ',') from product_attr a where a.product_id = "product"."id"), ''),
  coalesce((select string_agg(concat(pc.xmin, ':', c.xmin), ',') from product_cate pc join category c on c.id = pc.cate_id
    where pc.product_id = "product"."id"), ''))`;
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

const grouped = <T extends { productId: number }>(rows: T[]): Map<number, T[]> => Map.groupBy(rows, ({ productId }) => productId);

/** Specifications of these products, in their order. */
export const attrsByProduct = async (db: Db, productIds: readonly number[]): Promise<Map<number, AttrRecord[]>> =>
  grouped(await attrQuery(db, '').execute({ ids: productIds }));

/** Parameter for all ids, however many there are. */
const among = (productIds: readonly number[]) => sql`${product.id} = any(${sql.param(productIds)}::int[])`;

export async function findProduct(db: Db, id: number, actor: Actor): Promise<ProductRecord | undefined> {
  const [row] = await db
    .select(columns)
    .from(product)
    .where(and(eq(product.id, id), seen(product, actor)));
  return row;
}

/** Coupons given with a product, in the order in which they were added; not those that were deleted since. */
const couponIds = sql<
  number[]
>`array(select c.id from product_coupon pc join coupon c on c.id = pc.issue_coupon_id where pc.product_id = "product"."id" and not c.is_del order by pc.id)`;

/** The detail text and the coupons of these products, in one statement. */
export const textsAndGifts = (db: Db, productIds: readonly number[]) =>
  db
    .select({ id: product.id, description: sql<string>`coalesce(${productDescription.description}, '')`, couponIds })
    .from(product)
    .leftJoin(productDescription, eq(productDescription.productId, product.id))
    .where(among(productIds));

const listedQuery = prepared('products_listed', (db, _shape: '', name) =>
  db
    .select(listColumns)
    .from(product)
    .where(sql`${product.id} = any(${ids})`)
    .prepare(name),
);

export const listedProducts = (db: Db, productIds: readonly number[]): Promise<ListedProduct[]> =>
  listedQuery(db, '').execute({ ids: productIds });

const byIdsQuery = prepared('products_by_ids', (db, _shape: '', name) =>
  db
    .select(columns)
    .from(product)
    .where(sql`${product.id} = any(${ids})`)
    .orderBy(asc(product.id))
    .prepare(name),
);

export const productsByIds = (db: Db, productIds: readonly number[]): Promise<ProductRecord[]> =>
  byIdsQuery(db, '').execute({ ids: productIds });

/** Locks in the order of ids, as every writer of products does; those that the actor does not see are not there. */
export const lockProducts = (tx: Tx, productIds: readonly number[], actor: Actor): Promise<ProductRecord[]> =>
  tx
    .select(columns)
    .from(product)
    .where(and(among(productIds), seen(product, actor)))
    .orderBy(asc(product.id))
    .for('no key update');

/** Locks products whose rows are read later. */
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
