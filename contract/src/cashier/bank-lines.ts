import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { choices } from '../choices.ts';
import { dateLimit, periodRefusals } from '../date-limit.ts';
import { historyOf, texts } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { partPaymentRefusals } from '../orders/part-payments.ts';
import { offlinePaymentRefusals } from '../orders/offline-payments.ts';
import { orderRefusals } from '../orders/orders.ts';
import { placeOrderRefusals } from '../orders/placing.ts';
import { rechargeRefusals } from '../finance/recharges.ts';
import { refusals } from '../refusal.ts';
import { searchText } from '../search-text.ts';
import {
  INT_MAX,
  amount,
  flag,
  id,
  integer,
  line,
  moment,
  momentOrNone,
  nothing,
  orderMoney,
  page,
  paged,
  text,
  words,
} from '../wire.ts';
import { bankAccountRefusals, banks } from './bank-accounts.ts';
import { cashPaymentRefusals, cashPaymentStates } from './cash-payments.ts';
import { cashReceiptKinds, cashReceiptRefusals, cashReceiptStates } from './cash-receipts.ts';

/** Most lines, or receipts, or payments of one match; and most lines that are ignored at once. */
export const MATCHED_AT_ONCE = 50;
export const IGNORED_AT_ONCE = 200;
/** Days by which a receipt or payment may lie apart from its line where nothing but amount and name tells. */
export const CERTAIN_DAYS = 7;
/** Days in which candidates are looked for. */
export const CANDIDATE_DAYS = 31;

export const bankLineRefusals = refusals('bank_line', {
  NOT_FOUND: { code: 404, says: () => '没有找到这笔流水，请刷新页面' },
  MOVED: { says: (p: { state: string }) => `这笔流水${p.state}，请刷新页面` },
  NO_DOCUMENT: { says: () => '请选择要对应的收款单或付款单' },
  MANY_TO_MANY: { says: () => '几笔流水只能对应一张单据，几张单据只能对应一笔流水' },
  MIXED: { says: () => '收入只能对应收款单，支出只能对应付款单，而且流水要在同一个银行账户' },
  SUM: { says: (p: { lines: string; documents: string }) => `流水合计 ${p.lines} 元，单据合计 ${p.documents} 元，两边应一致` },
  TAKEN: {
    onConstraint: ['bank_match_document__receipt', 'bank_match_document__payment'],
    says: () => '选择的单据已经对应了别的流水，请刷新页面',
  },
  NOT_RECEIVED: { says: (p: { number: string }) => `收款单 ${p.number} 已作废或不经过银行，不能对应` },
  NOT_PAID: { says: (p: { number: string }) => `付款单 ${p.number} 还没有登记付款，请用“登记付款”` },
  NOT_MATCHED: { says: () => '这笔流水还没有对应单据，请刷新页面' },
  NOT_IGNORED: { says: () => '这笔流水没有忽略，请刷新页面' },
  IS_IN: { says: () => '这笔是收入，不能登记付款' },
  IS_OUT: { says: () => '这笔是支出，不能生成收款单' },
  PAYMENT_AMOUNT: { says: (p: { amount: string }) => `付款单的金额是 ${p.amount} 元，与这笔流水不一致` },
});

const { order, recharge, deposit, other } = cashReceiptKinds;

export const bankDirections = choices({ in: [1, '收入'], out: [2, '支出'] });

export const bankLineStates = choices({
  waiting: [0, '待处理', 'waits'],
  matched: [1, '已对应', 'done'],
  ignored: [2, '已忽略', 'rest'],
});

/** Ways in which a match came about. */
export const matchWays = choices({ number: '单号一致', name: '金额和户名一致', hand: '人工' });

/** Movement of an account as the bank wrote it. */
export const BankLine = z.object({
  id: z.int(),
  accountId: z.int(),
  accountName: z.string(),
  bank: banks.schema(),
  statementId: z.int(),
  bookedAt: moment,
  direction: bankDirections.schema(),
  amount,
  balance: amount.nullable(),
  name: z.string(),
  /** Account of the other side, masked. */
  account: z.string(),
  serial: z.string(),
  summary: z.string(),
  remark: z.string(),
  status: bankLineStates.schema(),
  /** Numbers of the receipts or payments that it is matched to. */
  documents: z.array(z.string()),
  way: matchWays.schema().nullable(),
  reason: z.string(),
  handler: z.string(),
  handleTime: momentOrNone,
});
export type BankLine = z.output<typeof BankLine>;

/** Receipt or payment beside a line. */
const BankDocument = z.object({
  receiptId: z.int().nullable(),
  paymentId: z.int().nullable(),
  number: z.string(),
  bizNo: z.string(),
  name: z.string(),
  amount,
  at: moment,
  receiptState: cashReceiptStates.schema().nullable(),
  paymentState: cashPaymentStates.schema().nullable(),
  /** Number of the bank, of an order or of the document, that the line says. */
  isNumber: z.boolean(),
  isName: z.boolean(),
  isAmount: z.boolean(),
});
export type BankDocument = z.output<typeof BankDocument>;

const BankLineInfo = BankLine.extend({
  fileName: z.string(),
  row: z.int(),
  /** Receipts or payments that it is matched to, and other lines of that match. */
  matched: z.array(BankDocument),
  beside: z.array(z.object({ id: z.int(), bookedAt: moment, amount, name: z.string() })),
  /** Receipts or payments that it may be, the likeliest first; none of a line that is done with. */
  candidates: z.array(BankDocument),
});
export type BankLineInfo = z.output<typeof BankLineInfo>;

export const BankLineFilter = z.object({
  keywords: searchText(64).optional(),
  status: bankLineStates.schema('流水状态不正确').optional(),
  accountId: integer(1, INT_MAX, '银行账户不正确').optional(),
  statementId: integer(1, INT_MAX, '对账单不正确').optional(),
  direction: bankDirections.schema('收支不正确').optional(),
  amount: orderMoney.optional(),
  dateLimit: dateLimit.optional(),
});
export type BankLineFilter = z.output<typeof BankLineFilter>;

const period = [periodRefusals.UNREADABLE, periodRefusals.BACKWARDS];
const ids = (most: number, says: string) => z.array(id, '编号应为列表').max(most, says);
const few = ids(MATCHED_AT_ONCE, `一次最多对应 ${MATCHED_AT_ONCE} 笔，请分几次`);
const matching = [
  bankLineRefusals.NOT_FOUND,
  bankLineRefusals.MOVED,
  bankLineRefusals.TAKEN,
  bankLineRefusals.MIXED,
  bankLineRefusals.SUM,
];
const permission = 'admin:cashier:bank:match';

export const bankLineCalls = calls('bank_line', '/admin/cashier/bank', {
  list: get('/list', {
    permission: 'admin:cashier:bank:list',
    about: 'Movements of the accounts, the latest first.',
    query: paged(BankLineFilter.shape),
    returns: page(BankLine),
    refuses: period,
  }),
  sums: get('/sums', {
    permission: 'admin:cashier:bank:list',
    about: 'How many there are of each state, and what came in and went out.',
    query: BankLineFilter.omit({ status: true }),
    returns: z.array(z.object({ status: bankLineStates.schema(), direction: bankDirections.schema(), count: z.int(), amount })),
    refuses: period,
  }),
  info: get('/info', {
    permission: 'admin:cashier:bank:list',
    about: 'A movement with what it is matched to, or what it may be.',
    query: z.object({ id }),
    returns: BankLineInfo,
    refuses: [bankLineRefusals.NOT_FOUND],
  }),
  match: post('/match', {
    permission,
    about:
      'Matches a line to a receipt or payment, or to several, or several lines to one, where both sides have the same sum. Receipts that are not confirmed stay so.',
    body: z.object({ lineIds: few, receiptIds: few.nullish(), paymentIds: few.nullish() }),
    returns: nothing,
    says: '已对应',
    refuses: [
      ...matching,
      bankLineRefusals.NO_DOCUMENT,
      bankLineRefusals.MANY_TO_MANY,
      bankLineRefusals.NOT_RECEIVED,
      bankLineRefusals.NOT_PAID,
      cashReceiptRefusals.NOT_FOUND,
      cashPaymentRefusals.NOT_FOUND,
    ],
  }),
  unmatch: post('/unmatch', {
    permission,
    about: 'Takes a match apart; all its lines wait again. Receipts and payments stay as they are.',
    body: z.object({ id }),
    returns: nothing,
    says: '已取消对应',
    refuses: [bankLineRefusals.NOT_FOUND, bankLineRefusals.NOT_MATCHED],
  }),
  ignore: post('/ignore', {
    permission,
    about: 'Says of lines that no receipt or payment belongs to them, such as fees, interest and transfers between own accounts.',
    body: z.object({
      ids: ids(IGNORED_AT_ONCE, `一次最多忽略 ${IGNORED_AT_ONCE} 笔`).min(1, '请选择要忽略的流水'),
      reason: words(200, '请填写忽略原因', '忽略原因不能超过200个字符'),
    }),
    returns: z.object({ count: z.int() }),
    says: '已忽略',
    refuses: [bankLineRefusals.NOT_FOUND, bankLineRefusals.MOVED],
  }),
  reopen: post('/reopen', {
    permission,
    about: 'Lets an ignored line wait again.',
    body: z.object({ id }),
    returns: nothing,
    says: '已放回待处理',
    refuses: [bankLineRefusals.NOT_FOUND, bankLineRefusals.NOT_IGNORED],
  }),
  receive: post('/receive', {
    permission: 'admin:cashier:bank:receive',
    about:
      'Makes a receipt of the whole amount of a line, by transfer, with its number and time, and matches it. It is confirmed like any other.',
    body: z.object({
      id,
      /** A repayment names its debts, so that it is received first, and matched. */
      bizType: z.literal([order, recharge, deposit, other], '请选择收款类型'),
      bizNo: text(40, '业务单号不能超过40个字符').nullish(),
      parts: z
        .array(
          z.object({
            orderNo: text(32, '订单号过长'),
            amount: orderMoney.refine((fen) => fen > 0, '收款金额应大于 0'),
          }),
          '订单应为列表',
        )
        .max(MATCHED_AT_ONCE, `一次最多收 ${MATCHED_AT_ONCE} 张订单的款，多的请分几次登记`)
        .nullish(),
      payer: line(64, '请输入付款方', '付款方不能超过64个字符'),
      remark: text(150, '备注不能超过150个字符').nullish(),
      isPartial: flag.nullish(),
    }),
    returns: nothing,
    says: '已生成收款单，请确认收款',
    refuses: [
      bankLineRefusals.NOT_FOUND,
      bankLineRefusals.MOVED,
      bankLineRefusals.IS_OUT,
      cashReceiptRefusals.NO_ORDER,
      cashReceiptRefusals.NO_RECHARGE,
      cashReceiptRefusals.SUM,
      cashReceiptRefusals.ORDER_TWICE,
      orderRefusals.NOT_FOUND,
      offlinePaymentRefusals.PAID,
      offlinePaymentRefusals.GONE,
      offlinePaymentRefusals.AMOUNT,
      placeOrderRefusals.OFFLINE_OFF,
      partPaymentRefusals.STANDS,
      partPaymentRefusals.TOO_MUCH,
      rechargeRefusals.AMOUNT_DIFFERS,
    ],
  }),
  pay: post('/pay', {
    permission: 'admin:cashier:bank:paid',
    about: 'Registers that an approved payment left with this line, with its number and time, and matches it.',
    body: z.object({ id, paymentId: integer(1, INT_MAX, '请选择付款单') }),
    returns: nothing,
    says: '已登记付款',
    refuses: [
      bankLineRefusals.NOT_FOUND,
      bankLineRefusals.MOVED,
      bankLineRefusals.IS_IN,
      bankLineRefusals.PAYMENT_AMOUNT,
      bankLineRefusals.TAKEN,
      cashPaymentRefusals.NOT_FOUND,
      cashPaymentRefusals.NOT_YET,
      cashPaymentRefusals.REJECTED,
      cashPaymentRefusals.PAID,
    ],
  }),
  again: post('/again', {
    permission,
    about: 'Looks once more for receipts and payments of the lines of an account that wait, and matches those that are certain.',
    body: z.object({ accountId: integer(1, INT_MAX, '请选择银行账户') }),
    returns: z.object({ matched: z.int(), left: z.int() }),
    refuses: [bankAccountRefusals.NOT_FOUND],
  }),
});

labelsOf('bank_line', {
  id: 'ID',
  accountId: '银行账户',
  accountName: '银行账户',
  statementId: '对账单',
  bookedAt: '交易时间',
  direction: '收支',
  amount: '金额',
  balance: '余额',
  name: '对方户名',
  account: '对方账号',
  serial: '银行流水号',
  summary: '摘要',
  remark: '附言',
  status: '状态',
  documents: '对应单据',
  way: '对应方式',
  reason: '忽略原因',
  handler: '处理人',
  handleTime: '处理时间',
  keywords: '户名、流水号或附言',
  dateLimit: '交易时间',
  payer: '付款方',
  bizType: '收款类型',
  bizNo: '业务单号',
  parts: '订单',
  isPartial: '分次收款',
  paymentId: '付款单',
  lineIds: '流水',
  receiptIds: '收款单',
  paymentIds: '付款单',
  createTime: '导入时间',
  updateTime: '修改时间',
});
labelsOf('bank_match', { id: 'ID', accountId: '银行账户', way: '对应方式', matcher: '对应人', createTime: '对应时间' });
labelsOf('bank_match_document', { matchId: '对应', receiptId: '收款单', paymentId: '付款单' });

historyOf('bank_line', {
  label: '银行流水',
  readBy: bankLineCalls.list.permission,
  fields: { ...texts('name', 'serial', 'reason', 'handler'), amount: 'yuan', status: bankLineStates },
  acts: {
    match: '对应单据',
    matchCertain: '系统对应单据',
    unmatch: '取消对应',
    ignore: '忽略流水',
    reopen: '放回待处理',
    receive: '按流水生成收款单',
    pay: '按流水登记付款',
    again: '重新查找单据',
    exportLines: '导出银行流水',
  },
});
