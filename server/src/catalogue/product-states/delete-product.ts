import type { Write } from '#server/platform/write/write.ts';
import { moveProduct } from './move-product.ts';

interface Removal {
  id: number;
  type: 'recycle' | 'delete';
}

/** Into the bin, or out of sight for good from there; its orders keep it. */
export const deleteProduct = (write: Write, { id, type }: Removal): Promise<null> => moveProduct(write, id, type);
