import { productRefusals } from '#contract/catalogue/product-refusals.ts';
import { callWebhooksOfMany } from '#server/notifications/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { copyOf } from '../product-aggregate/copy-of.ts';
import { insertAggregates } from '../product-aggregate/insert-aggregates.ts';
import { loadAggregates } from '../product-aggregate/load-aggregates.ts';
import { lockProducts } from '../products/queries.ts';

/** Copies in the warehouse, without stock, sales or numbers of their own: nobody has counted pieces of them yet. */
export async function duplicateProducts(write: Write, { ids }: { ids: number[] }): Promise<{ ids: number[] }> {
  const rows = (await lockProducts(write.tx, ids, write.actor)).filter(({ isDel }) => !isDel);
  if (rows.length === 0) throw productRefusals.NOT_FOUND();
  const originals = await loadAggregates(write.tx, rows);
  const copies = await insertAggregates(write, originals.map(copyOf), 'opening');
  await callWebhooksOfMany(write, 'product.changed', copies);
  return { ids: copies };
}
