import { z } from 'zod';
import { choices } from '../choices.ts';
import { dateLimit } from '../date-limit.ts';
import { NOT_COUNTED, isCounted, offlineMethods } from '../orders/payments/offline-payments.ts';
import { requestKey } from '../orders/placing.ts';
import { searchText } from '../search-text.ts';
import { INT_MAX, amount, flag, id, integer, line, moment, momentOrNone, orderMoney, present, text } from '../wire.ts';
import { vouchers } from './vouchers.ts';

const MOST_ORDERS = 50;

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

export const CashReceiptDraft = z.object({
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
