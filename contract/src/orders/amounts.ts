import { amount } from '../wire.ts';

/** Without this permission the amounts of orders and refunds are hidden: who packs parcels needs no prices. */
export const seeAmounts = 'admin:order:money';

/** Null for those who may not see amounts. */
export const sum = amount.nullable();
