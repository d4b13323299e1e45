import type { StockCause } from '#contract/catalogue/products.ts';
import { inChunks } from '#server/platform/database/in-chunks.ts';
import type { Write } from '#server/platform/write/write.ts';
import type { WantedSku } from '../products/whole.ts';
import { moveStock } from '../stock/move-stock.ts';
import { sku } from './tables.ts';

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
