import { z } from 'zod';
import { approvalRefusals } from '../approvals/approvals.ts';
import { calls, get, post } from '../call.ts';
import { choices } from '../choices.ts';
import { buyerAccount } from '../customers/buyer.ts';
import { customerRefusals } from '../customers/customer-refusals.ts';
import { identityRefusals } from '../customers/identities.ts';
import { dateLimit } from '../date-limit.ts';
import { type Fen, yuanOfFen } from '../fen.ts';
import { historyOf, texts } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { PaymentAttempt, PaymentTerms, attemptRefusals } from '../payments/attempts.ts';
import { NEEDS_SECOND, refusals } from '../refusal.ts';
import { viaKey } from '../customers/via-key.ts';
import {
  amount,
  exactMoney,
  flag,
  INT_MAX,
  integer,
  moment,
  momentOrNone,
  nothing,
  page,
  paged,
  present,
  words,
} from '../wire.ts';
import { searchText } from '../search-text.ts';

export const rechargeRefusals = refusals('user_recharge', {
  NOT_FOUND: { says: () => '数据不存在！' },
  UNPAID: { says: () => '订单未支付' },
  REFUNDED: { says: () => '已退完支付金额!不能再退款了' },
  FROM_COMMISSION: { says: () => '佣金转入余额，不能退款' },
  UNDER_WAY: { onConstraint: 'recharge_refund__paying', says: () => '上一笔退款还在办理，请稍后再试' },
  TOO_MUCH: { says: ({ left }: { left: Fen }) => `最多还能退 ${yuanOfFen(left)} 元` },
  SHORT: { says: () => '余额不足，不能退款' },
  OVER_LIMIT: {
    code: NEEDS_SECOND,
    says: ({ limit }: { limit: Fen }) => `您单笔退款的上限是 ${yuanOfFen(limit)} 元，请提交给另一个人复核`,
  },
  OTHER_REFUND: {
    onConstraint: ['recharge_refund__request_key', 'recharge_refund__refund_no'],
    says: () => '幂等标识已用于另一笔退款，请刷新页面后重试',
  },
  NOTHING_TO_PAY_BACK: { says: () => '充值没有等待线下退还的款项，请刷新页面' },
  PAID_CANNOT_DELETE: { says: () => '已支付的订单记录无法删除' },
  OFF: { says: () => '充值未开启' },
  BELOW_MINIMUM: { says: ({ least }: { least: Fen }) => `充值金额不能低于${yuanOfFen(least)}` },
  KEY_REUSED: {
    onConstraint: ['user_recharge__request_key', 'user_recharge__order_no'],
    says: () => '幂等标识已用于另一笔充值，请换一个',
  },
  AMOUNT_DIFFERS: { says: ({ due }: { due: Fen }) => `收款金额与充值金额不一致，应付 ${yuanOfFen(due)} 元` },
  PAID_OTHERWISE: { onConstraint: 'user_recharge__trade_no', says: () => '充值已用另一笔交易支付' },
});

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

/** Fields that the list can be sorted by. */
const sorted = ['price', 'givePrice', 'payTime'] as const;
/** Sorting by a field, descending with a `-` before it. */
const order = z.templateLiteral([z.literal(['', '-']), z.literal(sorted)]);

export const RechargeFilter = z.object({
  uid: integer(1, INT_MAX, '请输入正确的用户id').optional(),
  keywords: searchText(64).optional(),
  dateLimit: dateLimit.optional(),
  paid: flag.optional(),
  /** Recharges whose refund waits for people to pay it. */
  payBack: flag.optional(),
});
export type RechargeFilter = z.output<typeof RechargeFilter>;

const rechargeId = (missing: string) => present(missing).pipe(integer(1, INT_MAX, missing));

/** A refund of all that is left of the money, or of a part. */
export const RechargeRefundTerms = z.object({
  id: rechargeId('用户充值订单编号不能为空'),
  type: present('退款类型不能为空').pipe(rechargeRefundTypes.schema('未知的退款类型')),
  amount: exactMoney.optional(),
  idempotencyKey: words(64, '缺少幂等标识 idempotencyKey').optional(),
});
export type RechargeRefundTerms = z.output<typeof RechargeRefundTerms>;

const notRefunded = [
  rechargeRefusals.NOT_FOUND,
  rechargeRefusals.UNPAID,
  rechargeRefusals.REFUNDED,
  rechargeRefusals.FROM_COMMISSION,
  rechargeRefusals.UNDER_WAY,
  rechargeRefusals.TOO_MUCH,
  rechargeRefusals.SHORT,
];

export const rechargeCalls = calls('user_recharge', '/admin/user/topUpLog', {
  list: get('/list', {
    permission: 'admin:recharge:list',
    about:
      'Paid ones, unless others are asked for, the latest first without an `order`; keywords are part of an order number, and ' +
      '`dateLimit` is of the moment a recharge was placed.',
    query: paged({ ...RechargeFilter.shape, order: order.optional() }),
    returns: page(Recharge),
  }),
  figures: post('/balance', {
    permission: 'admin:recharge:balance',
    about:
      'Sums of what was paid, gifts aside; the period is that of the list. `ways` (ours) make the total: each way that was used.',
    query: RechargeFilter.pick({ uid: true, dateLimit: true }),
    returns: z.object({
      total: amount,
      routine: amount,
      weChat: amount,
      refund: amount,
      other: amount,
      ways: z.record(z.string(), amount).optional(),
    }),
  }),
  refund: post('/refund', {
    permission: 'admin:recharge:refund',
    about: 'All that is left of the money, or a part; a key that was sent before refunds nothing again.',
    body: RechargeRefundTerms,
    returns: nothing,
    refuses: [...notRefunded, rechargeRefusals.OTHER_REFUND, rechargeRefusals.OVER_LIMIT, approvalRefusals.REFUNDS_OF_DAY],
  }),
  proposeRefund: post('/refund/propose', {
    permission: 'admin:recharge:refund',
    about: 'Submits a refund above the limit of the role to a second person; nothing moves before it is approved.',
    body: RechargeRefundTerms,
    returns: nothing,
    says: '已提交复核',
    refuses: [...notRefunded, approvalRefusals.WAITS_ALREADY],
  }),
  delete: get('/delete', {
    permission: 'admin:recharge:delete',
    query: z.object({ id: rechargeId('数据异常') }),
    returns: nothing,
    refuses: [rechargeRefusals.NOT_FOUND, rechargeRefusals.PAID_CANNOT_DELETE],
  }),
});

/** Refunds that no provider pays: people pay them, and say what came of it. */
export const rechargeBackCalls = calls('user_recharge', '/admin/user/topUpLog/refund', {
  confirmPaidBack: post('/offline', {
    permission: 'admin:recharge:refund',
    about: 'Confirms that a refund that no provider pays has been paid by hand.',
    body: z.object({ id: rechargeId('用户充值订单编号不能为空') }),
    returns: nothing,
    refuses: [rechargeRefusals.NOT_FOUND, rechargeRefusals.NOTHING_TO_PAY_BACK],
  }),
  failPaidBack: post('/offline/fail', {
    permission: 'admin:recharge:refund',
    about: 'Says that it could not be paid by hand; the money is on the balance again.',
    body: z.object({ id: rechargeId('用户充值订单编号不能为空'), reason: words(255, '请填写没有退成的原因') }),
    returns: nothing,
    refuses: [rechargeRefusals.NOT_FOUND, rechargeRefusals.NOTHING_TO_PAY_BACK],
  }),
});

const rechargeNo = words(40, '充值单号不能为空');
const OpenRecharge = z.object({ orderId: z.string(), price: amount, givePrice: amount, paid: z.boolean() });

/** Calls of a storefront, for a customer. */
export const openRechargeCalls = calls('user_recharge', '/open/recharge', {
  offer: get('/offer', {
    permission: 'storefront',
    about: 'Amounts that come with a gift, and the rules; any other amount from `least` comes without one.',
    returns: z.object({
      isOpen: z.boolean(),
      least: amount,
      attention: z.array(z.string()),
      packages: z.array(z.object({ price: amount, givePrice: amount })),
    }),
  }),
  create: post('/create', {
    permission: 'storefront',
    about: 'A recharge to be paid. The same idempotency key and body answer the same recharge.',
    body: z.object({
      account: buyerAccount,
      idempotencyKey: words(64, '缺少幂等标识 idempotencyKey'),
      price: exactMoney,
      rechargeType: rechargeTypes.schema('充值方式不正确').refine((type) => type !== rechargeTypes.balance, '充值方式不正确'),
    }),
    returns: OpenRecharge,
    refuses: [customerRefusals.DISABLED, rechargeRefusals.OFF, rechargeRefusals.BELOW_MINIMUM, rechargeRefusals.KEY_REUSED],
  }),
  pay: post('/pay', {
    permission: 'storefront',
    about: 'Says that the money came. Saying it twice changes nothing. Refused once a payment provider is connected.',
    body: z.object({ orderId: rechargeNo, amount: exactMoney, tradeNo: words(64, '缺少交易单号 tradeNo') }),
    returns: OpenRecharge,
    refuses: [
      rechargeRefusals.NOT_FOUND,
      rechargeRefusals.AMOUNT_DIFFERS,
      rechargeRefusals.PAID_OTHERWISE,
      attemptRefusals.TOLD_BY_PROVIDER,
    ],
  }),
});

/** Payments of a recharge through a provider, begun by a storefront. */
export const openRechargePaymentCalls = calls('user_recharge', '/open/recharge/payment', {
  startPayment: post('/create', {
    permission: 'storefront',
    about:
      'Begins the payment of a recharge at the provider of its `rechargeType`. Repeated with the same terms it goes on with the same attempt.',
    body: PaymentTerms.extend({ orderId: rechargeNo }),
    returns: PaymentAttempt,
    refuses: [
      rechargeRefusals.NOT_FOUND,
      attemptRefusals.NOT_CONNECTED,
      attemptRefusals.NO_OPENID,
      identityRefusals.OF_OTHER_APP,
      attemptRefusals.PAID,
      attemptRefusals.OVER,
    ],
  }),
  watchPayment: get('/info', {
    permission: 'storefront',
    whileAsleep: true,
    about: 'The latest attempt to pay a recharge; the provider is asked about it, some seconds apart.',
    query: z.object({ orderId: rechargeNo }),
    returns: PaymentAttempt,
    refuses: [rechargeRefusals.NOT_FOUND, attemptRefusals.NOT_BEGUN],
  }),
});

labelsOf('user_recharge', {
  id: '编号',
  uid: '用户ID',
  avatar: '头像',
  nickname: '用户昵称',
  orderId: '订单号',
  orderNo: '订单号',
  price: '支付金额',
  givePrice: '赠送金额',
  rechargeType: '充值类型',
  paid: '是否支付',
  payTime: '支付时间',
  createTime: '下单时间',
  refundPrice: '已退金额',
  keywords: '订单号',
  payBack: '待线下退款',
  type: '退款内容',
  amount: '退款金额',
  reason: '没有退成的原因',
});

historyOf('user_recharge', {
  label: '充值',
  readBy: rechargeCalls.list.permission,
  fields: { ...texts('orderNo'), price: 'yuan', givePrice: 'yuan', refundPrice: 'yuan', rechargeType: rechargeTypes },
  acts: {
    exportRecharges: '导出充值记录',
    create: '下单',
    pay: '支付',
    refund: '退款',
    proposeRefund: '提交退款复核',
    settleRefund: '退款结果',
    returnSurplus: '退回重复付款',
    handOverRefund: '转为线下退款',
    confirmPaidBack: '确认线下退款',
    failPaidBack: '线下退款失败',
  },
});
