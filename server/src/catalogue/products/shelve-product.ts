import type { Write } from '#server/platform/write/write.ts';
import { moveProduct } from './move-products.ts';

/** Customers see it from now on. */
export const putOnShell = (write: Write, { id }: { id: number }): Promise<null> => moveProduct(write, id, 'putOnShell');

/** Back to the warehouse. */
export const offShell = (write: Write, { id }: { id: number }): Promise<null> => moveProduct(write, id, 'offShell');

/** Out of the bin, into the warehouse: nothing goes on sale by itself. */
export const restoreProduct = (write: Write, { id }: { id: number }): Promise<null> => moveProduct(write, id, 'restore');

/** Into the bin, or out of sight for good from there; its orders keep it. */
export const deleteProduct = (write: Write, { id, type }: { id: number; type: 'recycle' | 'delete' }): Promise<null> =>
  moveProduct(write, id, type);
