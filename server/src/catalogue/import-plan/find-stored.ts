import { and, eq, inArray, not, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/connect.ts';
import { product } from '../products/tables.ts';
import { sku } from '../skus/tables.ts';
import type { ImportItem, SheetLine } from '../import-reading/items.ts';

const live = not(product.isDel);

/** Keys that point at one product; at several they point at none. */
function single(rows: readonly { key: string | null; id: number }[]): Map<string, number> {
  const ids = new Map<string, number | undefined>();
  for (const { key, id } of rows) if (key !== null) ids.set(key, ids.has(key) && ids.get(key) !== id ? undefined : id);
  return new Map([...ids].flatMap(([key, id]) => (id === undefined ? [] : [[key, id] as const])));
}

async function byBarCode(db: Db, codes: string[]) {
  if (codes.length === 0) return new Map<string, number>();
  return single(
    await db
      .select({ key: sku.barCode, id: sku.productId })
      .from(sku)
      .innerJoin(product, eq(product.id, sku.productId))
      .where(and(inArray(sku.barCode, codes), sql`${sku.barCode} <> ''`, not(sku.isDel), live)),
  );
}

const textsOf = (texts: readonly (string | undefined)[]) => texts.flatMap((text) => (text ? [text] : []));

/** The product that rows of our own export name; 0 for a number that is none. */
const idOf = ([first]: readonly SheetLine[]): number => {
  const id = first?.cells.id ?? '';
  return /^\d{1,9}$/.test(id) ? Number(id) : 0;
};

/** Product that each item is: by our own number, else by its outside number, else by a bar code, else by its very name. Undefined for a new one. */
export async function findStored(db: Db, items: readonly ImportItem[]): Promise<(item: ImportItem) => number | undefined> {
  const codes = textsOf(items.map(({ code }) => code));
  const bars = textsOf(items.flatMap(({ skus }) => skus.map(({ fields }) => fields.barCode)));
  const names = textsOf(items.filter(({ code }) => code === undefined).map(({ fields }) => fields.storeName));
  const columns = { id: product.id };
  const [ofCode, ofBar, ofName] = await Promise.all([
    codes.length === 0
      ? []
      : db
          .select({ ...columns, key: product.code })
          .from(product)
          .where(and(inArray(product.code, codes), live)),
    byBarCode(db, bars),
    names.length === 0
      ? []
      : db
          .select({ ...columns, key: product.storeName })
          .from(product)
          .where(and(inArray(product.storeName, names), live)),
  ]);
  const [found, named] = [single(ofCode), single(ofName)];
  return ({ code, fields, skus, lines }) => {
    if (lines) return idOf(lines);
    if (code !== undefined && found.has(code)) return found.get(code);
    const bar = skus.map((row) => ofBar.get(row.fields.barCode ?? '')).find((id) => id !== undefined);
    return bar ?? (code === undefined ? named.get(fields.storeName ?? '') : undefined);
  };
}
