import type { ProductDraft } from '#contract/catalogue/product-draft.ts';
import type { Write } from '#server/platform/write/write.ts';
import { makeProduct } from './make-product.ts';

export async function saveProduct(write: Write, draft: ProductDraft): Promise<null> {
  await makeProduct(write, draft);
  return null;
}
