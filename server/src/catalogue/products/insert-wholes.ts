import type { StockCause } from '#contract/catalogue/products.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import type { Write } from '#server/platform/write/write.ts';
import { sku } from '../skus/tables.ts';
import { moveStock } from '../stock/move-stock.ts';
import { product, productAttr, productCate, productDescription } from './tables.ts';
import { type Attr, type WantedSku, type Whole, cateIdsOf } from './whole.ts';

/** Rows per statement; PostgreSQL takes 65,535 parameters. */
const CHUNK = 500;

async function inChunks<T>(rows: readonly T[], insert: (chunk: T[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < rows.length; at += CHUNK) await insert(rows.slice(at, at + CHUNK));
}

export type NewSku = WantedSku & { productId: number; place: number };

/** Adds SKUs without stock, then their stock through the ledger. */
export async function insertSkus(write: Write, drafts: readonly NewSku[], cause: StockCause): Promise<void> {
  await inChunks(drafts, async (chunk) => {
    const rows = await write.tx
      .insert(sku)
      .values(chunk.map(({ stock: _, stockBase: __, ...fields }) => fields))
      .returning({ id: sku.id });
    await moveStock(
      write,
      rows.map(({ id }, place) => ({ skuId: id, delta: chunk[place]?.stock ?? 0, cause })),
    );
  });
}

export const insertAttrs = (tx: Tx, attrs: readonly (Attr & { productId: number; place: number })[]) =>
  inChunks(attrs, (chunk) => tx.insert(productAttr).values(chunk));

export const insertCates = (tx: Tx, cates: readonly { productId: number; cateId: number; place: number }[]) =>
  inChunks(cates, (chunk) => tx.insert(productCate).values(chunk));

export const catesOf = (productId: number, { fields }: Pick<Whole, 'fields'>) =>
  cateIdsOf(fields.cateId).map((cateId, place) => ({ productId, cateId, place }));

/** New products with all that belongs to them, in the warehouse unless told otherwise. Their ids, in the order given. */
export async function insertWholes(
  write: Write,
  wholes: readonly (Whole & { isShow?: boolean })[],
  cause: StockCause,
): Promise<number[]> {
  const { tx, now } = write;
  const ids: number[] = [];
  await inChunks(wholes, async (chunk) => {
    const stamps = { addTime: now, createTime: now, updateTime: now };
    const rows = await tx
      .insert(product)
      .values(chunk.map(({ fields, isShow = false }) => ({ ...fields, isShow, ...stamps })))
      .returning({ id: product.id });
    const made = rows
      .map(({ id }, place) => ({ id, whole: chunk[place] }))
      .flatMap(({ id, whole }) => (whole ? [{ id, whole }] : []));
    await tx.insert(productDescription).values(made.map(({ id, whole }) => ({ productId: id, description: whole.content })));
    await insertAttrs(
      tx,
      made.flatMap(({ id, whole }) => whole.attrs.map((attr, place) => ({ ...attr, productId: id, place }))),
    );
    await insertCates(
      tx,
      made.flatMap(({ id, whole }) => catesOf(id, whole)),
    );
    await insertSkus(
      write,
      made.flatMap(({ id, whole }) => whole.skus.map((row, place) => ({ ...row, productId: id, place }))),
      cause,
    );
    ids.push(...rows.map(({ id }) => id));
  });
  return ids;
}
