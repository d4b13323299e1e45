import type { StockCause } from '#contract/catalogue/products.ts';
import { insertRows } from '#server/platform/database/insert-rows.ts';
import type { Write } from '#server/platform/write/write.ts';
import type { WantedSku } from '../skus/fields.ts';
import { moveStock } from '../stock/move-stock.ts';
import { sku } from '../skus/tables.ts';

export type NewSku = WantedSku & { productId: number; place: number };

/** Adds SKUs without stock, then their stock through the ledger. */
export async function insertSkus(write: Write, drafts: readonly NewSku[], cause: StockCause): Promise<void> {
  const rows = drafts.map(({ stock: _, stockBase: __, shelf = '', ...fields }) => ({ ...fields, shelf }));
  const ids = await insertRows(write.tx, sku, rows);
  await moveStock(
    write,
    ids.map((skuId, index) => ({ skuId, delta: drafts[index]?.stock ?? 0, cause })),
  );
}
