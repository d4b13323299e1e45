import { eq } from 'drizzle-orm';
import { shopRefusals } from '#contract/catalogue/shops.ts';
import type { Write } from '#server/platform/write/write.ts';
import { countProducts, hasOpenOrders, releaseDeletedProducts, shops } from './queries.ts';
import { shop } from '../product-references/tables.ts';
import { shopKeepers } from './keepers.ts';

/** Only from the bin, and only when no product belongs to it and nothing else keeps it. */
export async function deleteShopForGood(write: Write, { id }: { id: number }): Promise<null> {
  const { tx } = write;
  const { isDel } = await shops.lock(tx, id);
  if (!isDel) throw shopRefusals.NOT_BINNED();
  if (await hasOpenOrders(tx, id)) throw shopRefusals.OPEN_ORDERS();
  for (const keep of shopKeepers) await keep(write, id);
  const count = await countProducts(tx, id);
  if (count > 0) throw shopRefusals.IN_USE({ count });
  await releaseDeletedProducts(tx, id);
  await tx.delete(shop).where(eq(shop.id, id));
  return null;
}
