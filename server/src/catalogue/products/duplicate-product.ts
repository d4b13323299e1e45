import { no } from '#contract/catalogue/products.ts';
import type { Write } from '#server/platform/write/write.ts';
import { copyOf } from '../product-aggregate/copy-of.ts';
import { insertAggregates } from '../product-aggregate/insert-aggregates.ts';
import { lockProducts } from './queries.ts';
import { loadAggregates } from '../product-aggregate/load-aggregates.ts';

/** A copy in the warehouse, without stock, sales or numbers of its own: nobody has counted pieces of it yet. */
export async function duplicateProduct(write: Write, { id }: { id: number }): Promise<{ id: number }> {
  const rows = await lockProducts(write.tx, [id]);
  const [original] = await loadAggregates(write.tx, rows);
  if (!original || rows[0]?.isDel) throw no.NOT_FOUND();
  const [copy = 0] = await insertAggregates(write, [copyOf(original)], 'opening');
  return { id: copy };
}
