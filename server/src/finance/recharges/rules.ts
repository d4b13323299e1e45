import type { Fen } from '#contract/fen.ts';
import { no, rechargeRefundTypes, rechargeTypes } from '#contract/finance/recharges.ts';
import { type Actor, ownRefundLimit } from '#server/platform/actor.ts';
import type { RechargeRecord } from './tables.ts';

export interface RechargePackage {
  price: Fen;
  givePrice: Fen;
}

/** The gift of an amount that a package names; any other amount comes without one. */
export const giftOf = (price: Fen, packages: readonly RechargePackage[]): Fen =>
  packages.find((offered) => offered.price === price)?.givePrice ?? 0;

type Refundable = Pick<RechargeRecord, 'price' | 'givePrice' | 'refundPrice' | 'refundGive' | 'payTime' | 'rechargeType'>;

/** Sums that go back: the money asked for or all that is left, and of the gift the part that goes with all refunded so far. */
export function refundOf(recharge: Refundable, type: number, asked: Fen | undefined): { cash: Fen; gift: Fen } {
  const { price, givePrice, refundPrice, refundGive, payTime, rechargeType } = recharge;
  if (payTime === null) throw no.UNPAID();
  const left = price - refundPrice;
  if (left === 0) throw no.REFUNDED();
  if (rechargeType === rechargeTypes.balance) throw no.FROM_COMMISSION();
  const cash = asked ?? left;
  if (cash > left || cash === 0) throw no.TOO_MUCH({ left });
  if (type === rechargeRefundTypes.cash) return { cash, gift: 0 };
  const due = Math.ceil((givePrice * (refundPrice + cash)) / price);
  return { cash, gift: Math.max(0, due - refundGive) };
}

/** The limit of the person covers all that goes back of one recharge. */
export function checkLimit(actor: Actor, refunded: Fen): void {
  const limit = ownRefundLimit(actor);
  if (limit !== undefined && refunded > limit) throw no.OVER_LIMIT({ limit });
}
