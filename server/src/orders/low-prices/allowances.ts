import type { Write } from '#server/platform/write/write.ts';

export interface LowSale {
  orderNo: string;
  shopId: number;
  /** Demand that the order comes of. */
  demandId?: number;
}

/** Allows an order of a shop below cost, and keeps that it did. */
type Allow = (write: Write, sale: LowSale) => Promise<boolean>;

export const allowances: Allow[] = [];

/** Registers who may allow it: what shops report lies above orders. */
export const onBelowCost = (allow: Allow): void => void allowances.push(allow);
