import { brandRefusals } from '#contract/catalogue/brands.ts';
import type { Write } from '#server/platform/write/write.ts';
import { brands, countProducts } from './queries.ts';

/** Only one that no product carries, those in the bin included. One that is just being saved under it is waited for. */
export async function deleteBrand(write: Write, { id }: { id: number }): Promise<null> {
  await brands.lock(write.tx, id);
  const count = await countProducts(write.tx, id);
  if (count > 0) throw brandRefusals.IN_USE({ count });
  await brands.set(write, id, { isDel: true });
  return null;
}
