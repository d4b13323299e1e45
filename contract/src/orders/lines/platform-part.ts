import { discountBearers } from '../../coupons/discount-bearers.ts';
import { type Fen, portionOf } from '../../fen.ts';
import type { PaidLine, RefundPart } from './refund-split.ts';

/** Bearers of what takes off the price of an order, one of `discountBearers` each. */
export interface Bearers {
  coupon?: number | undefined;
  activity?: number | undefined;
}

interface SoldLine {
  /** Price of an activity; without one the price is that of the level of the buyer. */
  activityPrice?: Fen | undefined;
  originalPrice: Fen;
  price: Fen;
  payNum: number;
  couponPrice: Fen;
  freight: Fen;
  paidPrice: Fen;
  paidPostage: Fen;
  /** Its seller; none is the house itself. */
  merId?: number | null;
}

/** Parts of the discount of a line that the platform bears. */
export interface PlatformPart {
  platformPrice: Fen;
  platformPostage: Fen;
}

const isPlatform = (bearer: number | undefined): boolean => bearer === discountBearers.platform;

/**
 * Part of the discount of a line that is placed which the platform bears: of activity and coupon where they say so, and all that points paid, of
 * goods and of freight. A level makes the price of the shop. The house bears everything on its own goods, so that there is nothing to part.
 */
export function platformPartOf(line: SoldLine, { coupon, activity }: Bearers): PlatformPart {
  if (!line.merId) return { platformPrice: 0, platformPostage: 0 };
  const { activityPrice, originalPrice, price, payNum, couponPrice, freight, paidPrice, paidPostage } = line;
  const byActivity = activityPrice === undefined ? 0 : Math.max(0, originalPrice - price) * payNum;
  const byPoints = price * payNum - couponPrice - paidPrice;
  const platformPrice = (isPlatform(activity) ? byActivity : 0) + (isPlatform(coupon) ? couponPrice : 0) + byPoints;
  return { platformPrice, platformPostage: freight - paidPostage };
}

/** Line with what the platform bears of its discount, and what went back to it of that. */
export interface BorneLine extends PaidLine, PlatformPart {
  platformBack: Fen;
  platformPostageBack: Fen;
}

/** Part of a refund, with what goes back to the platform of what it bears. */
export interface BornePart extends RefundPart {
  platformAmount: Fen;
  platformPostage: Fen;
}

/** Part of what is borne that has gone back with `gone` of `paid`; goods for which nothing was paid go by their pieces. */
const goneWith = (borne: Fen, [gone, paid]: readonly [Fen, Fen], [pieces, of]: readonly [number, number]): Fen =>
  paid === 0 ? portionOf(borne, pieces, of) : portionOf(borne, gone, paid);

/**
 * Parts of a refund with what the platform bears of their goods and freight and gets back in the same proportion. What goes back in turns
 * sums to the whole, and the last of the money that was paid for an order brings all that is left of it.
 */
export function withPlatformParts(lines: readonly BorneLine[], parts: readonly RefundPart[]): BornePart[] {
  const all = lines.map((line) => {
    const part = parts.find(({ lineId }) => lineId === line.lineId) ?? {
      lineId: line.lineId,
      quantity: 0,
      amount: 0,
      postage: 0,
    };
    return { line, part, goods: line.refundedPrice + part.amount, freight: line.refundedPostage + part.postage };
  });
  const isLast = all.every(({ line, goods, freight }) => goods >= line.paidPrice && freight >= line.paidPostage);
  return all
    .map(({ line, part, goods, freight }) => {
      const pieces = [line.refunded + part.quantity, line.payNum] as const;
      const ofGoods = isLast ? line.platformPrice : goneWith(line.platformPrice, [goods, line.paidPrice], pieces);
      const ofFreight = isLast ? line.platformPostage : goneWith(line.platformPostage, [freight, line.paidPostage], pieces);
      return {
        ...part,
        platformAmount: Math.max(0, ofGoods - line.platformBack),
        platformPostage: Math.max(0, ofFreight - line.platformPostageBack),
      };
    })
    .filter((part) => part.quantity + part.amount + part.postage + part.platformAmount + part.platformPostage > 0);
}
