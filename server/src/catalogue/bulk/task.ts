import type { BulkChange } from '#contract/catalogue/bulk/product-bulk-record.ts';

/** Change of a run to each product: new figures and places, or a move of its state. */
export type Task = BulkChange & {
  act?: 'putOnShell' | 'offShell' | 'recycle' | 'restore';
  /** The call that began it, whose name its change is recorded under. */
  verb: string;
};
