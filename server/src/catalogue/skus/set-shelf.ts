import { eq } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { no } from '#contract/catalogue/products.ts';
import type { shelfCalls } from '#contract/catalogue/shelves.ts';
import type { Write } from '#server/platform/write/write.ts';
import { sku } from './tables.ts';

/** The place in the warehouse is no part of the product that its form edits, so its version stays. */
export async function setShelf({ tx }: Write, { skuId, shelf }: Input<typeof shelfCalls.setShelf>): Promise<null> {
  const [noted] = await tx.update(sku).set({ shelf: shelf.trim() }).where(eq(sku.id, skuId)).returning({ id: sku.id });
  if (!noted) throw no.NOT_FOUND();
  return null;
}
