import type { Write } from '#server/platform/write/write.ts';
import { moveProduct } from './move-product.ts';

/** Back to the warehouse. */
export const offShell = (write: Write, { id }: { id: number }): Promise<null> => moveProduct(write, id, 'offShell');
