import type { Fen } from '#contract/fen.ts';
import { rechargeRefusals } from '#contract/finance/recharge-refusals.ts';
import { rechargeRefundTypes, rechargeTypes } from '#contract/finance/recharge-record.ts';
import { payTypes } from '#contract/orders/enums.ts';
import { type Actor, keyOfRequest, keyWithOwnCustomers, ownRefundLimit } from '#server/platform/actor.ts';
import type { RechargeRecord } from './tables.ts';

export interface RechargePackage {
  price: Fen;
  givePrice: Fen;
}

/** Keeps one package for each amount, the first that staff listed: a customer chooses by the amount alone. */
export const oneForEach = (packages: readonly RechargePackage[]): RechargePackage[] =>
  packages.filter(({ price }, at) => packages.findIndex((other) => other.price === price) === at);

/** The gift of an amount: that of its package, else none. Amounts without a package are no less than the least. */
export function giftOf(price: Fen, { packages, least }: { packages: readonly RechargePackage[]; least: Fen }): Fen {
  const offered = packages.find((one) => one.price === price);
  if (!offered && (price < least || price === 0)) throw rechargeRefusals.BELOW_MINIMUM({ least });
  return offered?.givePrice ?? 0;
}

type Refundable = Pick<RechargeRecord, 'price' | 'givePrice' | 'refundPrice' | 'refundGive' | 'payTime' | 'rechargeType'>;

/** Sums that go back: the money asked for or all that is left, and of the gift the part that goes with all refunded so far. */
export function refundOf(recharge: Refundable, type: number, asked: Fen | undefined): { cash: Fen; gift: Fen } {
  const { price, givePrice, refundPrice, refundGive, payTime, rechargeType } = recharge;
  if (payTime === null) throw rechargeRefusals.UNPAID();
  const left = price - refundPrice;
  if (left === 0) throw rechargeRefusals.REFUNDED();
  if (rechargeType === rechargeTypes.balance) throw rechargeRefusals.FROM_COMMISSION();
  const cash = asked ?? left;
  if (cash > left || cash === 0) throw rechargeRefusals.TOO_MUCH({ left });
  if (type === rechargeRefundTypes.cash) return { cash, gift: 0 };
  const due = Math.ceil((givePrice * (refundPrice + cash)) / price);
  return { cash, gift: Math.max(0, due - refundGive) };
}

/** The limit of the person covers all that goes back of one recharge. */
export function checkLimit(actor: Actor, refunded: Fen): void {
  const limit = ownRefundLimit(actor);
  if (limit !== undefined && refunded > limit) throw rechargeRefusals.OVER_LIMIT({ limit });
}

/** Ways of a recharge that Alipay takes; WeChat Pay takes the others. */
const byAlipay: readonly string[] = [rechargeTypes.alipay, rechargeTypes.appAliPay];

/** Way of paying, in the words of an order. */
export const payTypeOf = (rechargeType: string): string => (byAlipay.includes(rechargeType) ? payTypes.alipay : payTypes.weixin);

/** A key with customers of its own knows none but its own recharges. */
export function refuseOthers(actor: Actor, { requestKey }: Pick<RechargeRecord, 'requestKey'>): void {
  const isLimited = keyWithOwnCustomers(actor) !== undefined;
  if (isLimited && !requestKey.startsWith(keyOfRequest(actor, 'recharge', ''))) throw rechargeRefusals.NOT_FOUND();
}
