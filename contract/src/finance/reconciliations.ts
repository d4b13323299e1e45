import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { choices } from '../choices.ts';
import { dateLimit } from '../date-limit.ts';
import { exportRefusals } from '../exports/exports.ts';
import { actsOf } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
import { amount, id, moment, page, paged, text } from '../wire.ts';

/** A day can be checked again for so long; figures of older ones stay as they were found. */
export const CHECKED_AGAIN_DAYS = 31;

export const reconciliationRefusals = refusals('reconciliation', {
  NOT_FOUND: { code: 404, says: () => '没有找到这一天的对账' },
  NO_DAY: { code: 400, says: () => '请选择要核对的日期，格式为 2026-11-20' },
  NOT_OVER: { says: () => '这一天还没有结束，请明天再核对' },
  TOO_OLD: { says: () => `只能重新核对最近 ${CHECKED_AGAIN_DAYS} 天` },
});

/** States of a day, by what differs. */
export const reconciliationStates = choices({
  even: ['even', '已对平', 'done'],
  differs: ['differs', '有差异', 'trouble'],
});

/** Records whose two sides should be the same: what the document says, and what the ledger holds. */
export const differenceKinds = choices({
  orderBalance: '余额付款',
  orderRefund: '退款到余额',
  refundSum: '订单退款合计',
  recharge: '充值到账',
  rechargeRefund: '充值退款',
  rechargeSum: '充值退款合计',
  transfer: '佣金转余额',
  withdrawal: '提现扣佣金',
  withdrawalBack: '提现拒绝返还',
  balance: '用户余额',
  commission: '用户佣金',
  held: '余额结存',
});
export type DifferenceKind = (typeof differenceKinds.values)[number];

/** Money of one day of the shop's clock; all that customers pay or get by their balance or on credit stands apart from money from outside. */
export const Reconciliation = z.object({
  id: z.int(),
  /** "2026-11-20" */
  day: z.string(),
  state: reconciliationStates.schema(),
  differing: z.int(),
  /** Came in by channels, by hand, as recharges, and as repayments of credit. */
  ordersPaid: amount,
  ordersOffline: amount,
  recharged: amount,
  creditRepaid: amount,
  /** Went out the same ways, and as withdrawals that staff paid. */
  refunded: amount,
  refundedOffline: amount,
  rechargeRefunded: amount,
  withdrawn: amount,
  /** Income less expense. */
  net: amount,
  paidByBalance: amount,
  refundedToBalance: amount,
  /** Orders that were settled on credit, and what refunds took off debts. */
  onCredit: amount,
  refundedToCredit: amount,
  /** Sum of the ledger's rows of the day, and all balances at its end. */
  balanceMoved: amount,
  held: amount,
  /** Customers who were recounted, of all; of 0 where only those who moved are. Null when it is over. */
  recount: z.object({ done: z.int(), total: z.int() }).nullable(),
  checkTime: moment,
});
export type Reconciliation = z.output<typeof Reconciliation>;

/** Money that came in from outside on a day, by its ways, and money that went out. */
export const moneyIn = ['ordersPaid', 'ordersOffline', 'recharged', 'creditRepaid'] as const satisfies (keyof Reconciliation)[];
export const moneyOut = [
  'refunded',
  'refundedOffline',
  'rechargeRefunded',
  'withdrawn',
] as const satisfies (keyof Reconciliation)[];

export const Difference = z.object({
  id: z.int(),
  kind: differenceKinds.schema(),
  /** Number of the order or recharge, of the withdrawal or the customer; the day for sums. */
  record: z.string(),
  expected: amount,
  found: amount,
});
export type Difference = z.output<typeof Difference>;

const permission = 'admin:finance:reconciliation:list';
const filters = {
  dateLimit: dateLimit.optional(),
  state: reconciliationStates.schema('请选择正确的核对结果').optional(),
};

const ReconciliationInfo = Reconciliation.extend({ differences: z.array(Difference) });
export type ReconciliationInfo = z.output<typeof ReconciliationInfo>;

/** The daily check that money in is held, refunded or paid out, to the fen, and that ledgers say the same as documents. */
export const reconciliationCalls = calls('reconciliation', '/admin/finance/reconciliation', {
  list: get('/list', {
    permission,
    about: 'Days, the latest first. Each night the day before is checked.',
    query: paged(filters),
    returns: page(Reconciliation),
  }),
  info: get('/info', {
    permission,
    about: 'A day with the records whose two sides differ, the first 200.',
    query: z.object({ id }),
    returns: ReconciliationInfo,
    refuses: [reconciliationRefusals.NOT_FOUND],
  }),
  check: post('/check', {
    permission: 'admin:finance:reconciliation:check',
    about: `Checks a day that is over again, one of the last ${CHECKED_AGAIN_DAYS}. Customers are recounted afterwards: \`recount\` says how far.`,
    body: z.object({ day: text(10) }),
    returns: Reconciliation,
    refuses: [reconciliationRefusals.NO_DAY, reconciliationRefusals.NOT_OVER, reconciliationRefusals.TOO_OLD],
  }),
});

export const reconciliationExportCalls = calls('reconciliation', '/admin/export/excel', {
  exportDays: get('/reconciliation', {
    permission: 'admin:export:excel:reconciliation',
    about: 'A workbook of the days that the filters find, by a link that is good for ten minutes.',
    query: z.object(filters),
    returns: z.object({ fileName: z.string() }),
    refuses: [exportRefusals.EMPTY],
  }),
});

actsOf('reconciliation', '资金对账', { check: '核对' });

labelsOf('reconciliation', {
  day: '日期',
  state: '核对结果',
  differing: '差异数',
  ordersPaid: '线上收款',
  ordersOffline: '线下收款',
  recharged: '充值收款',
  creditRepaid: '赊账还款',
  refunded: '线上退款',
  refundedOffline: '线下退款',
  rechargeRefunded: '充值退款',
  withdrawn: '提现打款',
  net: '净收款',
  paidByBalance: '余额付款',
  refundedToBalance: '退到余额',
  onCredit: '赊账',
  refundedToCredit: '冲减欠款',
  balanceMoved: '余额变动',
  held: '余额结存',
  checkTime: '核对时间',
});
