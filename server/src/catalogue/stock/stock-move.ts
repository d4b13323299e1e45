import type { StockCause } from '#contract/catalogue/products.ts';

export interface StockMove {
  skuId: number;
  /** What stock changes by; negative takes. */
  delta: number;
  /** What sales change by. */
  sold?: number | undefined;
  cause: StockCause;
  orderId?: number | undefined;
  note?: string | undefined;
}
