import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { periodRefusals } from '../date-limit.ts';
import { rechargeRefusals } from '../finance/recharge-refusals.ts';
import { historyOf, texts } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { offlinePaymentRefusals } from '../orders/payments/offline-payments.ts';
import { orderRefusals } from '../orders/order-refusals.ts';
import { partPaymentRefusals } from '../orders/payments/part-payments.ts';
import { placeOrderRefusals } from '../orders/placing.ts';
import { id, nothing, page, paged, words } from '../wire.ts';
import { creditRefusals } from './credit-refusals.ts';
import { closingRefusals } from './day-closing-refusals.ts';
import { cashReceiptRefusals } from './cash-receipt-refusals.ts';
import {
  CashReceipt,
  CashReceiptDraft,
  CashReceiptFilter,
  cashReceiptKinds,
  cashReceiptStates,
  receiptMethods,
} from './cash-receipt-record.ts';

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
