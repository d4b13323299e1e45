import type { Write } from '#server/platform/write/write.ts';
import { moveProduct } from './move-product.ts';

/** Out of the bin, into the warehouse: nothing goes on sale by itself. */
export const restoreProduct = (write: Write, { id }: { id: number }): Promise<null> => moveProduct(write, id, 'restore');
