import type { Fen } from '#contract/fen.ts';
import { yuanText } from '#web/ui/cells/yuan.tsx';

/** "¥12.00"; nothing for those who may not see amounts. */
export const amountText = (fen: Fen | null): string => (fen === null ? '' : yuanText(fen));

/** "¥6.00 × 2", or "× 2". */
export const timesText = (price: Fen | null, quantity: number): string => `${amountText(price)} × ${quantity}`.trimStart();

interface LineSums {
  /** Price of all pieces. */
  price: Fen | null;
  paidPrice?: Fen | null | undefined;
  refundedPrice?: Fen | null | undefined;
}

interface BorneParts {
  platformPrice?: Fen | null | undefined;
  shopPrice?: Fen | null | undefined;
}

/** "优惠 ¥20.00 由平台承担，¥5.00 由店铺承担", where the platform bears some. */
export function borneText({ platformPrice, shopPrice }: BorneParts): string {
  if (!platformPrice) return '';
  return [`优惠 ${yuanText(platformPrice)} 由平台承担`, (shopPrice ?? 0) > 0 && `${yuanText(shopPrice ?? 0)} 由店铺承担`]
    .filter(Boolean)
    .join('，');
}

/** "实付 ¥50.00，已退 ¥20.00" of a line, as far as it says more than the price does. */
export function paidText({ price, paidPrice, refundedPrice }: LineSums): string {
  if (price === null || paidPrice === null || paidPrice === undefined) return '';
  const paid = paidPrice === price ? '' : `实付 ${yuanText(paidPrice)}`;
  const refunded = refundedPrice ? `已退 ${yuanText(refundedPrice)}` : '';
  return [paid, refunded].filter(Boolean).join('，');
}
