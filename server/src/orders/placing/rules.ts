import { type Fen, perYuan } from '#contract/fen.ts';

/** Points that pay what is due: all of them, or as many as it takes. */
export function deductionOf(due: Fen, points: number, ratio: Fen): { useIntegral: number; deductionPrice: Fen } {
  if (points * ratio < due) return { useIntegral: ratio === 0 ? 0 : points, deductionPrice: points * ratio };
  return { useIntegral: ratio === 0 ? 0 : Math.ceil(due / ratio), deductionPrice: ratio === 0 ? 0 : due };
}

interface Earning {
  giveIntegral: number;
  quantity: number;
}

/** Points that an order earns once it is paid: those of its products, and some for each yuan. Later prices change nothing. */
export const gainOf = (items: readonly Earning[], payPrice: Fen, forYuan: number): number =>
  items.reduce((sum, { giveIntegral, quantity }) => sum + giveIntegral * quantity, perYuan(payPrice, forYuan));
