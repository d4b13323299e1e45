import { z } from 'zod';
import { choices } from '../choices.ts';
import { dateLimit } from '../date-limit.ts';
import { viaKey } from '../customers/via-key.ts';
import { amount, exactMoney, flag, INT_MAX, integer, moment, momentOrNone, present, words } from '../wire.ts';
import { searchText } from '../search-text.ts';

/** The way a recharge was paid. */
export const rechargeTypes = choices({
  public: '微信公众号',
  weixinh5: '微信H5支付',
  routine: '小程序',
  weixinAppIos: '微信 iOS',
  weixinAppAndroid: '微信 Android',
  alipay: '支付宝',
  appAliPay: '支付宝 App',
  balance: '佣金转入',
});

/** Part of a recharge that goes back; the gift goes in the scale of the money. */
export const rechargeRefundTypes = choices({ cash: [1, '仅本金'], all: [2, '本金+赠送'] });

export const Recharge = z.object({
  id: z.int(),
  uid: z.int(),
  orderId: z.string(),
  price: amount,
  givePrice: amount,
  rechargeType: z.string(),
  paid: z.boolean(),
  payTime: momentOrNone,
  createTime: moment,
  refundPrice: amount.default(0),
  /** Ours: a refund is on its way. Where it is missing, a recharge is paid back whole. */
  isRefunding: z.boolean().optional(),
  /** Ours: that refund waits for people who pay it and confirm that they did. */
  isOwedByHand: z.boolean().optional(),
  /** Ours: sum of that refund. */
  owedAmount: amount.nullish(),
  avatar: z.string().default(''),
  nickname: z.string().default(''),
  ...viaKey,
});
export type Recharge = z.output<typeof Recharge>;

export const RechargeFilter = z.object({
  uid: integer(1, INT_MAX, '请输入正确的用户id').optional(),
  keywords: searchText(64).optional(),
  dateLimit: dateLimit.optional(),
  paid: flag.optional(),
  /** Recharges whose refund waits for people to pay it. */
  payBack: flag.optional(),
});
export type RechargeFilter = z.output<typeof RechargeFilter>;

export const rechargeId = (missing: string) => present(missing).pipe(integer(1, INT_MAX, missing));

/** A refund of all that is left of the money, or of a part. */
export const RechargeRefundTerms = z.object({
  id: rechargeId('用户充值订单编号不能为空'),
  type: present('退款类型不能为空').pipe(rechargeRefundTypes.schema('未知的退款类型')),
  amount: exactMoney.optional(),
  idempotencyKey: words(64, '缺少幂等标识 idempotencyKey').optional(),
});
export type RechargeRefundTerms = z.output<typeof RechargeRefundTerms>;
