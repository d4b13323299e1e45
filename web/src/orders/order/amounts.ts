import type { Fen } from '#contract/fen.ts';
import { yuanText } from '#web/ui/cells/yuan.tsx';

/** "¥12.00"; nothing for those who may not see amounts. */
export const amountText = (fen: Fen | null): string => (fen === null ? '' : yuanText(fen));

/** "¥6.00 × 2", or "× 2". */
export const timesText = (price: Fen | null, quantity: number): string => `${amountText(price)} × ${quantity}`.trimStart();
