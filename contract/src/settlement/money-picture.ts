import { z } from 'zod';
import { calls, get } from '../call.ts';
import { choices } from '../choices.ts';
import { balanceKinds } from '../customers/ledgers.ts';
import { dateLimit, periodRefusals } from '../date-limit.ts';
import { exportRefusals } from '../exports/exports.ts';
import { labelsOf } from '../labels.ts';
import { amount, count } from '../wire.ts';
import { moneyPeriodRefusals } from './money-period.ts';

/** Ways in which money comes from outside and leaves. Balances of customers and what goes on account are none. */
export const flowKinds = choices({
  weixin: '微信支付收款',
  alipay: '支付宝收款',
  online: '其他线上收款',
  recharge: '充值收款',
  byHand: '线下收款（未开收款单）',
  cash: '现金收款',
  transfer: '转账收款',
  pos: '刷卡收款',
  weixinHand: '线下微信收款',
  alipayHand: '线下支付宝收款',
  deposit: '需求定金',
  repayment: '赊账还款',
  other: '其他收款',
  refund: '线上退款',
  refundByHand: '线下退款',
  rechargeRefund: '充值退款',
  withdrawal: '提现打款',
  settlement: '付店铺结算款',
  share: '付运营商分成',
  otherPaid: '其他付款',
  fee: '渠道手续费',
});
export type FlowKind = (typeof flowKinds.values)[number];

/** Ways in which money leaves. */
const OUT: readonly FlowKind[] = [
  'refund',
  'refundByHand',
  'rechargeRefund',
  'withdrawal',
  'settlement',
  'share',
  'otherPaid',
  'fee',
];
export const leaves = (kind: FlowKind): boolean => OUT.includes(kind);

/** `count` is that of records; of fees that of the bills which tell them. */
const MoneyFlow = z.object({ kind: flowKinds.schema(), amount, count });
export type MoneyFlow = z.output<typeof MoneyFlow>;

const FlowOfDay = MoneyFlow.extend({ day: z.string() });
export type FlowOfDay = z.output<typeof FlowOfDay>;

const MoneyDay = z.object({ day: z.string(), moneyIn: amount, moneyOut: amount, taken: amount });
export type MoneyDay = z.output<typeof MoneyDay>;

/** Money of a period, from every book that holds some. */
export const MoneyPicture = z.object({
  /** Days of the period, the first and the last. */
  from: z.string(),
  until: z.string(),
  /** Ways that had any money. */
  flows: z.array(MoneyFlow),
  moneyIn: amount,
  moneyOut: amount,
  net: amount,
  days: z.array(MoneyDay),
  /**
   * Takings, and how they become the money of orders that came in: taken − byBalance − onCredit − onAccount − receivedBefore +
   * receivedAhead − unexplained = received.
   */
  takings: z.object({
    taken: amount,
    /** Paid by balances of customers. */
    byBalance: amount,
    /** Settled on credit: sold, and paid by a debt; its money comes as repayments. */
    onCredit: amount,
    /** Put on the account of a unit: sold, and no money yet. */
    onAccount: amount,
    /** Received outside of the period for orders that were paid in it. */
    receivedBefore: amount,
    /** Received in the period for orders that were not paid in it. */
    receivedAhead: amount,
    /** Prices of orders that the receipts of these do not come to. */
    unexplained: amount,
    received: amount,
    refunded: amount,
    refundedToBalance: amount,
    /** Taken off debts. */
    refundedToCredit: amount,
  }),
  /** Balances of customers by their ledger: opening + moves = closing; `held` is what customers held when the last day was checked. */
  balances: z.object({
    opening: amount,
    moves: z.array(z.object({ kind: balanceKinds.schema(), amount })),
    closing: amount,
    /** Last day of the period that was checked; empty where none was. */
    checkedDay: z.string(),
    held: amount.nullable(),
    unexplained: amount,
  }),
  /** Owed to shops by confirmed bills: opening + settled − paid = closing; `open` is what bills to be confirmed come to now. */
  shops: z.object({ opening: amount, settled: amount, paid: amount, closing: amount, open: amount }),
  /** Bills of providers of these days beside our books. */
  bills: z.object({ days: count, waiting: count, open: count, paidGap: amount, backGap: amount }),
  /** Records whose document and ledger differ on days that were checked. */
  differing: count,
});
export type MoneyPicture = z.output<typeof MoneyPicture>;

const period = z.object({ dateLimit: dateLimit.optional() });
const refuses = [periodRefusals.UNREADABLE, periodRefusals.BACKWARDS, moneyPeriodRefusals.TOO_LONG];

/** The whole picture of the money of a period, yesterday unless another is named. */
export const moneyPictureCalls = calls('reconciliation', '/admin/finance/reconciliation', {
  picture: get('/picture', {
    permission: 'admin:finance:reconciliation:list',
    about: 'Money that came in and left by every way, beside the takings, the balances of customers and the bills of shops.',
    query: period,
    returns: MoneyPicture,
    refuses,
  }),
});

export const moneyPictureExportCalls = calls('reconciliation', '/admin/export/excel', {
  exportPicture: get('/reconciliation/picture', {
    permission: 'admin:export:excel:reconciliation',
    about: 'A workbook of the money of each day by the way it went, by a link that is good for ten minutes.',
    query: period,
    returns: z.object({ fileName: z.string() }),
    refuses: [...refuses, exportRefusals.EMPTY],
  }),
});

labelsOf('money_flow', { day: '日期', kind: '收付方式', direction: '方向', amount: '金额', count: '笔数' });
