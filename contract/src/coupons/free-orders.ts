import type { Fen } from '../fen.ts';

/** A coupon that can pay an order whole: it takes off all that it asks to be spent, or asks for nothing. */
export const makesFree = ({ money, minPrice }: { money: Fen; minPrice: Fen }): boolean => minPrice <= money;
