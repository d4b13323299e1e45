import { eq } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { productRefusals } from '#contract/catalogue/product-refusals.ts';
import type { shelfCalls } from '#contract/catalogue/shelves.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockIds } from '../products/queries.ts';
import { sku } from './tables.ts';

/**
 * A note from the warehouse leaves the version of the product as it is: an open form sends no shelf that it did not change. The lock
 * keeps it apart from an edit of the product, which writes its SKUs as it has read them.
 */
export async function setShelf({ tx }: Write, { skuId, shelf }: Input<typeof shelfCalls.setShelf>): Promise<null> {
  const [of] = await tx.select({ id: sku.productId }).from(sku).where(eq(sku.id, skuId));
  if (!of) throw productRefusals.NOT_FOUND();
  await lockIds(tx, [of.id]);
  await tx.update(sku).set({ shelf: shelf.trim() }).where(eq(sku.id, skuId));
  return null;
}
