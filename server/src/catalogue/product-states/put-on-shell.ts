import type { Write } from '#server/platform/write/write.ts';
import { moveProduct } from './move-product.ts';

/** Customers see it from now on. */
export const putOnShell = (write: Write, { id }: { id: number }): Promise<null> => moveProduct(write, id, 'putOnShell');
