import type { Write } from '#server/platform/write/write.ts';
import { duplicateProducts } from './duplicate-products.ts';

export async function duplicateProduct(write: Write, { id }: { id: number }): Promise<{ id: number }> {
  const [copy = 0] = (await duplicateProducts(write, { ids: [id] })).ids;
  return { id: copy };
}
