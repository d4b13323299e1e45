import { eq } from 'drizzle-orm';
import { no } from '#contract/catalogue/brands.ts';
import type { Write } from '#server/platform/write/write.ts';
import { countProducts, lockBrand } from './queries.ts';
import { brand } from './tables.ts';

/** Only one that no product carries, those in the bin included. */
export async function deleteBrand({ tx, now }: Write, { id }: { id: number }): Promise<null> {
  await lockBrand(tx, id);
  const count = await countProducts(tx, id);
  if (count > 0) throw no.IN_USE({ count });
  await tx.update(brand).set({ isDel: true, updateTime: now }).where(eq(brand.id, id));
  return null;
}
