import type { StockCause } from '#contract/catalogue/products.ts';

export interface StockMove {
  skuId: number;
  /** Difference of stock; negative takes. */
  delta: number;
  /** Difference of sales. */
  sold?: number | undefined;
  cause: StockCause;
  orderId?: number | undefined;
  note?: string | undefined;
}
