import { no } from '#contract/catalogue/products.ts';
import type { Write } from '#server/platform/write/write.ts';
import { copyOf } from './copy-of.ts';
import { insertWholes } from './insert-wholes.ts';
import { lockProducts } from './queries.ts';
import { storedWholes } from './stored-wholes.ts';

/** A copy in the warehouse, without stock, sales or numbers of its own: nobody has counted pieces of it yet. */
export async function duplicateProduct(write: Write, { id }: { id: number }): Promise<{ id: number }> {
  const rows = await lockProducts(write.tx, [id]);
  const [original] = await storedWholes(write.tx, rows);
  if (!original || rows[0]?.isDel) throw no.MISSING();
  const [copy = 0] = await insertWholes(write, [copyOf(original)], 'opening');
  return { id: copy };
}
