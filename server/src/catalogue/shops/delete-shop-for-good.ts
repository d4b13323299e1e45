import { eq } from 'drizzle-orm';
import { shopRefusals } from '#contract/catalogue/shops.ts';
import type { Write } from '#server/platform/write/write.ts';
import { countProducts, hasOpenOrders, releaseDeletedProducts, shops } from './queries.ts';
import { shop } from '../product-references/tables.ts';

/** Only from the bin, and only when no product belongs to it. */
export async function deleteShopForGood({ tx }: Write, { id }: { id: number }): Promise<null> {
  const { isDel } = await shops.lock(tx, id);
  if (!isDel) throw shopRefusals.NOT_BINNED();
  if (await hasOpenOrders(tx, id)) throw shopRefusals.OPEN_ORDERS();
  const count = await countProducts(tx, id);
  if (count > 0) throw shopRefusals.IN_USE({ count });
  await releaseDeletedProducts(tx, id);
  await tx.delete(shop).where(eq(shop.id, id));
  return null;
}
