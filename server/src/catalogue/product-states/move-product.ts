import { productRefusals } from '#contract/catalogue/product-refusals.ts';
import { callWebhooks } from '#server/notifications/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { moveProducts } from './move-products.ts';
import type { ProductAct } from './states.ts';

/** Moves one product, or throws its refusal. */
export async function moveProduct(write: Write, id: number, act: ProductAct): Promise<null> {
  const { found, refused } = await moveProducts(write, [id], act);
  if (found === 0) throw productRefusals.NOT_FOUND();
  if (refused[0]) throw refused[0].reason;
  await callWebhooks(write, 'product.changed', String(id));
  return null;
}
