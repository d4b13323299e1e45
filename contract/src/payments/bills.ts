import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { choices } from '../choices.ts';
import { dateLimit } from '../date-limit.ts';
import { actsOf } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
import { amount, id, moment, nothing, page, paged, text, words } from '../wire.ts';
import { attemptKinds } from './attempts.ts';

/** Days for which providers give their bills again. */
export const BILL_DAYS = 90;
/** Differences of a day that are listed at once. */
export const LISTED_DIFFERENCES = 500;

export const billRefusals = refusals('payment_bill', {
  NOT_FOUND: { code: 404, says: () => '没有找到这一天的渠道账单' },
  NO_DAY: { code: 400, says: () => '请选择账单日期，格式为 2026-11-20' },
  NOT_OVER: { says: () => '这一天还没有结束，账单在次日上午 10 点以后生成' },
  TOO_OLD: { says: () => `支付渠道只提供最近 ${BILL_DAYS} 天的账单` },
  NOT_YET: { says: () => '还没有经支付渠道收过款或退过款，没有可以核对的账单' },
  TOO_EARLY: { says: (p: { since: string }) => `本店从 ${p.since} 起经支付渠道收款，之前的账单不核对` },
  NOT_CONNECTED: { says: () => '没有接通能下载账单的支付渠道，请先在系统设置里配置微信支付' },
  NOT_FETCHED: { says: (p: { why: string }) => `没有取到账单：${p.why}` },
  SETTLED: { says: () => '选择的差异已经处理，请刷新页面' },
});

export const billStates = choices({
  waiting: ['waiting', '等待账单', 'underway'],
  none: ['none', '当天无交易', 'rest'],
  even: ['even', '已对平', 'done'],
  differs: ['differs', '有差异', 'trouble'],
  settled: ['settled', '差异已处理', 'done'],
});
export type BillState = (typeof billStates.values)[number];

/** Providers that give bills, by their names. */
export const billProviders = choices({ wechat: '微信支付' });

/** Lines of bills: money that came in, and money that went back. */
export const billEntryKinds = choices({ payment: '收款', refund: '退款' });
export type BillEntryKind = (typeof billEntryKinds.values)[number];

/** Ways in which a bill and our books differ about a record. */
export const billDifferenceKinds = choices({
  missingHere: ['missingHere', '渠道有，本系统没有', 'trouble'],
  missingThere: ['missingThere', '本系统有，渠道没有', 'trouble'],
  amount: ['amount', '金额不一致', 'trouble'],
  refundedThere: ['refundedThere', '在商户平台退的款', 'trouble'],
});
export type BillDifferenceKind = (typeof billDifferenceKinds.values)[number];

export const billDifferenceStates = choices({ open: ['open', '待处理', 'waits'], resolved: ['resolved', '已处理', 'done'] });

/** Day of a provider's bill beside our books. */
export const PaymentBill = z.object({
  id: z.int(),
  provider: z.string(),
  /** "2026-11-20" */
  day: z.string(),
  state: billStates.schema(),
  /** Payments and refunds together, here and in the bill. */
  ourCount: z.int(),
  theirCount: z.int(),
  ourPaid: amount,
  theirPaid: amount,
  ourBack: amount,
  theirBack: amount,
  /** Fees that the provider took for them, less those that it gave back; null where its bill does not tell. */
  fee: amount.nullable(),
  differing: z.int(),
  /** Differences that nobody has resolved. */
  open: z.int(),
  /** Reason for which there is no bill yet, or none at the last question; of the first day, from when on it is compared. */
  why: z.string().nullable(),
  /** Time of the last question. */
  checkTime: moment,
});
export type PaymentBill = z.output<typeof PaymentBill>;

export const BillDifference = z.object({
  id: z.int(),
  kind: billDifferenceKinds.schema(),
  entry: billEntryKinds.schema(),
  /** Number of the payment or refund that we gave it, or somebody else did. */
  number: z.string(),
  /** The provider's number; blank where it has none. */
  providerNo: z.string(),
  at: moment,
  /** Record here that it belongs to. */
  subject: attemptKinds.schema().nullable(),
  orderNo: z.string().nullable(),
  /** Amounts here and there; null where the record is missing. */
  ours: amount.nullable(),
  theirs: amount.nullable(),
  state: billDifferenceStates.schema(),
  reason: z.string().nullable(),
  resolver: z.string().nullable(),
  resolvedTime: moment.nullable(),
});
export type BillDifference = z.output<typeof BillDifference>;

export const PaymentBillInfo = PaymentBill.extend({ differences: z.array(BillDifference) });
export type PaymentBillInfo = z.output<typeof PaymentBillInfo>;

const permission = 'admin:finance:reconciliation:list';

/** Bills of providers of payments, compared with our books record by record. */
export const billCalls = calls('payment_bill', '/admin/finance/bill', {
  list: get('/list', {
    permission,
    about: 'Days of the bills of providers, the latest first. Each morning after ten the bill of the day before is fetched.',
    query: paged({ dateLimit: dateLimit.optional(), state: billStates.schema('请选择正确的核对结果').optional() }),
    returns: page(PaymentBill),
  }),
  info: get('/info', {
    permission,
    about: `A day with the records that differ, the first ${LISTED_DIFFERENCES}.`,
    query: z.object({ id }),
    returns: PaymentBillInfo,
    refuses: [billRefusals.NOT_FOUND],
  }),
  check: post('/check', {
    permission: 'admin:finance:reconciliation:check',
    about: `Fetches the bills of a day that is over again, one of the last ${BILL_DAYS} and not before the shop's first payment or refund through the provider; what was resolved stays so.`,
    body: z.object({ day: text(10) }),
    returns: z.array(PaymentBill),
    says: '已取账单并逐笔核对',
    refuses: [
      billRefusals.NO_DAY,
      billRefusals.NOT_OVER,
      billRefusals.TOO_OLD,
      billRefusals.NOT_YET,
      billRefusals.TOO_EARLY,
      billRefusals.NOT_CONNECTED,
      billRefusals.NOT_FETCHED,
    ],
  }),
  resolve: post('/resolve', {
    permission: 'admin:finance:bill:resolve',
    about: 'Says of differences of one day what became of them.',
    body: z.object({
      id,
      differences: z
        .array(id, '请选择要处理的差异')
        .min(1, '请选择要处理的差异')
        .max(LISTED_DIFFERENCES, `一次最多处理 ${LISTED_DIFFERENCES} 笔`),
      reason: words(200, '请填写处理说明'),
    }),
    returns: nothing,
    says: '已处理',
    refuses: [billRefusals.NOT_FOUND, billRefusals.SETTLED],
  }),
});

actsOf('payment_bill', '渠道账单', { check: '取渠道账单', resolve: '处理账单差异' });

labelsOf('payment_bill', {
  day: '日期',
  provider: '支付渠道',
  state: '核对结果',
  ourCount: '本系统笔数',
  theirCount: '账单笔数',
  ourPaid: '本系统收款',
  theirPaid: '账单收款',
  ourBack: '本系统退款',
  theirBack: '账单退款',
  fee: '手续费',
  differing: '差异数',
  open: '待处理',
  why: '说明',
  checkTime: '核对时间',
  differences: '差异',
  reason: '处理说明',
});
