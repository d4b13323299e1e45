import type { Fen } from '../fen.ts';

export interface Paid {
  payPrice: Fen;
  payPostage: Fen;
  proTotalPrice: Fen;
  /** Given back so far. */
  refundPrice: Fen;
}

interface Picked {
  price: Fen;
  quantity: number;
}

/**
 * Amount to give back for goods: their share of what was paid for all goods, freight aside. The last goods to come back
 * bring all that is left, freight and remainder included, so that the parts sum to the whole.
 */
export function refundShare(paid: Paid, picked: readonly Picked[], areLast: boolean): Fen {
  const left = Math.max(0, paid.payPrice - paid.refundPrice);
  if (areLast) return left;
  const worth = picked.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const goodsPaid = Math.max(0, paid.payPrice - paid.payPostage);
  return worth === 0 ? 0 : Math.min(left, Math.floor((goodsPaid * worth) / paid.proTotalPrice));
}
