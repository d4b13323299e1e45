import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { periodRefusals } from '../date-limit.ts';
import { historyOf, texts } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { partPaymentRefusals } from '../orders/payments/part-payments.ts';
import { offlinePaymentRefusals } from '../orders/payments/offline-payments.ts';
import { orderRefusals } from '../orders/order-refusals.ts';
import { placeOrderRefusals } from '../orders/placing.ts';
import { rechargeRefusals } from '../finance/recharge-refusals.ts';
import { INT_MAX, amount, flag, id, idOrNone, integer, line, nothing, orderMoney, page, paged, text, words } from '../wire.ts';
import { bankAccountRefusals } from './bank-accounts.ts';
import {
  BankLine,
  BankLineFilter,
  BankLineInfo,
  IGNORED_AT_ONCE,
  LOOKED_AT,
  MATCHED_AT_ONCE,
  bankLineRefusals,
  bankDirections,
  bankLineStates,
} from './bank-line-record.ts';
import { cashPaymentRefusals } from './cash-payment-refusals.ts';
import { cashReceiptKinds } from './cash-receipt-record.ts';
import { cashReceiptRefusals } from './cash-receipt-refusals.ts';

const { order, recharge, deposit, other } = cashReceiptKinds;

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
    about: `Looks once more for receipts and payments of the lines of an account that wait, ${LOOKED_AT} after those that \`after\` names, and matches those that are certain. \`next\` is where to go on, null at the end.`,
    body: z.object({ accountId: integer(1, INT_MAX, '请选择银行账户'), after: idOrNone.optional() }),
    returns: z.object({ matched: z.int(), left: z.int(), next: z.int().nullable() }),
    refuses: [bankAccountRefusals.NOT_FOUND, bankLineRefusals.NOT_FOUND],
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
