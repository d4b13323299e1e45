import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { choices } from '../choices.ts';
import { dateLimit, periodRefusals } from '../date-limit.ts';
import { rechargeRefusals } from '../finance/recharges.ts';
import { historyOf, texts } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { NOT_COUNTED, isCounted, offlineMethods, offlinePaymentRefusals } from '../orders/offline-payments.ts';
import { orderRefusals } from '../orders/orders.ts';
import { partPaymentRefusals } from '../orders/part-payments.ts';
import { placeOrderRefusals, requestKey } from '../orders/placing.ts';
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
  present,
  text,
  words,
} from '../wire.ts';
import { creditRefusals } from './credit-refusals.ts';
import { closingRefusals } from './day-closings.ts';
import { vouchers } from './vouchers.ts';

const MOST_ORDERS = 50;

export const cashReceiptRefusals = refusals('cash_receipt', {
  NOT_FOUND: { code: 404, says: () => '没有找到这张收款单，请刷新页面' },
  MOVED: { says: (p: { state: string }) => `收款单${p.state}，请刷新页面` },
  NO_ORDER: { says: () => '请选择要收款的订单' },
  NO_RECHARGE: { says: () => '请填写充值单号' },
  NO_CREDIT: { says: () => '请选择还款的赊账客户' },
  SUM: { says: () => '收款金额应等于各订单金额之和' },
  MORE_DEBTS: { says: () => '所选欠款的金额之和不能多于收款金额' },
  FUTURE: { says: () => '收款时间不能晚于现在' },
  BALANCE_ALONE: { says: () => '余额只能用来付清一张订单' },
  ORDER_TAKEN: { onConstraint: 'cash_receipt_part__confirmed', says: () => '订单已有确认过的收款，不能重复确认' },
  ORDER_TWICE: { onConstraint: 'cash_receipt_part__once', says: () => '同一张订单只能选一次' },
  REFUND_FIRST: { says: (p: { number: string }) => `订单 ${p.number} 已收款，请先退款，全部退完后才能作废` },
  RECHARGE_REFUND: { says: () => '充值已到账，请在充值记录里退款，不能作废' },
  NUMBER_TAKEN: { onConstraint: 'cash_receipt__receipt_no', says: () => '收款单号重复，请再提交一次' },
});

/** Documents that money is received for. */
export const cashReceiptKinds = choices({
  order: [1, '订单'],
  recharge: [2, '充值'],
  deposit: [3, '需求定金'],
  credit: [4, '赊账还款'],
  other: [9, '其他'],
});

/** Ways in which money is received: those outside of this system, and the balance of the buyer. */
export const receiptMethods = choices({ ...offlineMethods.labels, yue: '余额' });

export const cashReceiptStates = choices({
  waiting: [0, '待确认', 'waits'],
  confirmed: [1, '已确认', 'done'],
  voided: [2, '已作废', 'rest'],
});

/** Order that a receipt pays, and with how much of its money. */
const ReceiptPart = z.object({ orderNo: z.string(), amount });

/** Debt that a repayment is meant for, by its order or the reason that it has instead. */
const ReceiptDebt = z.object({ debtId: z.int(), number: z.string(), amount });

/** Money that people received; `bizNo` is empty where it is for several orders. */
export const CashReceipt = z.object({
  id: z.int(),
  receiptNo: z.string(),
  merId: z.int(),
  /** Name of the shop; empty for the own shop. */
  merName: z.string(),
  bizType: cashReceiptKinds.schema(),
  bizNo: z.string(),
  parts: z.array(ReceiptPart),
  isPartial: z.boolean(),
  /** Account of a repayment, and the debts that it is meant for; the oldest take the rest. */
  creditId: z.int().nullable(),
  debts: z.array(ReceiptDebt),
  payer: z.string(),
  method: receiptMethods.schema(),
  amount,
  /** Number of the payment at the bank or the wallet. */
  tradeNo: z.string(),
  remark: z.string(),
  vouchers: z.array(z.string()),
  receivedAt: moment,
  cashier: z.string(),
  status: cashReceiptStates.schema(),
  confirmer: z.string(),
  confirmTime: momentOrNone,
  voider: z.string(),
  voidTime: momentOrNone,
  voidReason: z.string(),
  createTime: moment,
  updateTime: moment,
});
export type CashReceipt = z.output<typeof CashReceipt>;

export const CashReceiptFilter = z.object({
  keywords: searchText(64).optional(),
  bizType: cashReceiptKinds.schema('收款类型不正确').optional(),
  method: receiptMethods.schema('收款方式不正确').optional(),
  status: cashReceiptStates.schema('收款状态不正确').optional(),
  dateLimit: dateLimit.optional(),
  id: integer(1, INT_MAX, '收款单编号不正确').optional(),
});
export type CashReceiptFilter = z.output<typeof CashReceiptFilter>;

const sum = present('请填写收款金额').pipe(orderMoney.refine((fen) => fen > 0, '收款金额应大于 0'));
const ofOrders = [
  orderRefusals.NOT_FOUND,
  offlinePaymentRefusals.PAID,
  offlinePaymentRefusals.GONE,
  offlinePaymentRefusals.AMOUNT,
  placeOrderRefusals.OFFLINE_OFF,
  partPaymentRefusals.STANDS,
  partPaymentRefusals.TOO_MUCH,
];

const ofDebts = [
  cashReceiptRefusals.NO_CREDIT,
  cashReceiptRefusals.MORE_DEBTS,
  creditRefusals.NOT_FOUND,
  creditRefusals.MORE_THAN_OWED,
  creditRefusals.NO_DEBT,
  creditRefusals.MORE_THAN_LEFT,
  creditRefusals.DEBT_TWICE,
];

const CashReceiptDraft = z.object({
  bizType: cashReceiptKinds.schema('请选择收款类型'),
  bizNo: text(40, '业务单号不能超过40个字符').nullish(),
  parts: z
    .array(z.object({ orderNo: text(32, '订单号过长'), amount: sum }), '订单应为列表')
    .max(MOST_ORDERS, `一次最多收 ${MOST_ORDERS} 张订单的款，多的请分几次登记`)
    .nullish(),
  creditId: id.nullish(),
  debts: z
    .array(z.object({ debtId: id, amount: sum }), '欠款应为列表')
    .max(MOST_ORDERS, `一次最多选 ${MOST_ORDERS} 笔欠款，其余的按到期先后冲`)
    .nullish(),
  payer: line(64, '请输入付款方', '付款方不能超过64个字符'),
  method: receiptMethods.schema('请选择收款方式').refine(isCounted, NOT_COUNTED),
  amount: sum,
  tradeNo: text(64, '交易流水号不能超过64个字符').nullish(),
  remark: text(150, '备注不能超过150个字符').nullish(),
  vouchers: vouchers.nullish(),
  receivedAt: momentOrNone,
  /** Parts of the prices of its orders, the rest of which comes in other receipts. */
  isPartial: flag.nullish(),
  requestKey,
});
export type CashReceiptDraft = z.output<typeof CashReceiptDraft>;

export const cashReceiptCalls = calls('cash_receipt', '/admin/cashier/receive', {
  list: get('/list', {
    permission: 'admin:cashier:receive:list',
    about: 'Receipts, the latest first.',
    query: paged(CashReceiptFilter.shape),
    returns: page(CashReceipt),
    refuses: [periodRefusals.UNREADABLE, periodRefusals.BACKWARDS],
  }),
  info: get('/info', {
    permission: 'admin:cashier:receive:info',
    query: z.object({ id }),
    returns: CashReceipt,
    refuses: [cashReceiptRefusals.NOT_FOUND],
  }),
  save: post('/save', {
    permission: 'admin:cashier:receive:save',
    about:
      'Writes down money that was received, which pays nothing until it is confirmed. One transfer may be for several orders: `parts`, whose sum it is.',
    body: CashReceiptDraft,
    returns: nothing,
    says: '已登记，核对到账后请确认',
    refuses: [
      ...ofOrders,
      placeOrderRefusals.KEY_REUSED,
      rechargeRefusals.AMOUNT_DIFFERS,
      cashReceiptRefusals.NO_ORDER,
      cashReceiptRefusals.NO_RECHARGE,
      cashReceiptRefusals.SUM,
      cashReceiptRefusals.FUTURE,
      cashReceiptRefusals.BALANCE_ALONE,
      cashReceiptRefusals.ORDER_TWICE,
      ...ofDebts,
      closingRefusals.CLOSED,
      closingRefusals.TODAY_CLOSED,
    ],
  }),
  confirm: post('/confirm', {
    permission: 'admin:cashier:receive:confirm',
    about:
      'Confirms that the money is there: its orders are paid offline, its recharge is on the balance. An order has one confirmed receipt of its whole price; one that comes in parts is paid with the last of them. A repayment is off the debts, and what is beyond them stays the customer’s.',
    body: z.object({ id }),
    returns: nothing,
    says: '已确认收款',
    refuses: [
      ...ofOrders,
      cashReceiptRefusals.NOT_FOUND,
      cashReceiptRefusals.MOVED,
      cashReceiptRefusals.ORDER_TAKEN,
      closingRefusals.CLOSED,
      closingRefusals.TODAY_CLOSED,
    ],
  }),
  void: post('/void', {
    permission: 'admin:cashier:receive:void',
    about: 'Voids a receipt. One that paid orders is voided once these are refunded.',
    body: z.object({ id, reason: words(200, '请填写作废原因', '作废原因不能超过200个字符') }),
    returns: nothing,
    says: '已作废',
    refuses: [
      cashReceiptRefusals.NOT_FOUND,
      cashReceiptRefusals.MOVED,
      cashReceiptRefusals.REFUND_FIRST,
      cashReceiptRefusals.RECHARGE_REFUND,
      closingRefusals.TODAY_CLOSED,
    ],
  }),
});

labelsOf('cash_receipt', {
  id: 'ID',
  receiptNo: '收款单号',
  merId: '店铺',
  merName: '店铺',
  bizType: '类型',
  bizNo: '业务单号',
  parts: '订单',
  isPartial: '分次收款',
  creditId: '赊账客户',
  debts: '还哪几笔',
  debtId: '欠款',
  payer: '付款方',
  method: '方式',
  amount: '金额',
  tradeNo: '交易流水号',
  remark: '备注',
  vouchers: '凭证',
  receivedAt: '收款时间',
  cashier: '收银员',
  status: '状态',
  confirmer: '确认人',
  confirmTime: '确认时间',
  voider: '作废人',
  voidTime: '作废时间',
  voidReason: '作废原因',
  reason: '作废原因',
  createTime: '登记时间',
  updateTime: '修改时间',
  keywords: '单号或付款方',
  dateLimit: '收款时间',
});
labelsOf('cash_receipt_part', {
  receiptId: '收款单',
  orderId: '订单',
  orderNo: '订单号',
  amount: '金额',
  state: '状态',
  isPartial: '分次收款',
});

labelsOf('cash_receipt_debt', { receiptId: '收款单', debtId: '欠款', amount: '金额' });

historyOf('cash_receipt', {
  label: '收款单',
  readBy: cashReceiptCalls.list.permission,
  fields: {
    ...texts('receiptNo', 'bizNo', 'payer', 'tradeNo', 'remark', 'cashier', 'confirmer', 'voider', 'voidReason'),
    bizType: cashReceiptKinds,
    method: receiptMethods,
    amount: 'yuan',
    status: cashReceiptStates,
    vouchers: 'pictures',
  },
  acts: { save: '登记收款', confirm: '确认收款', void: '作废收款', exportReceipts: '导出收款单' },
});
