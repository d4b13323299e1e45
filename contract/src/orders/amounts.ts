import { amount } from '../wire.ts';

/** Permission that shows the amounts of orders and refunds: packing parcels needs no prices. */
export const seeAmounts = 'admin:order:money';

/** Null for those who may not see amounts. */
export const sum = amount.nullable();
