import { cashPaymentCalls } from '#contract/cashier/cash-payments.ts';
import { cashPaymentKinds, cashPaymentStates } from '#contract/cashier/cash-payment-record.ts';
import { cashReceiptCalls } from '#contract/cashier/cash-receipts.ts';
import { cashReceiptKinds, cashReceiptStates } from '#contract/cashier/cash-receipt-record.ts';
import { rechargeCalls } from '#contract/finance/recharges.ts';
import { withdrawalCalls } from '#contract/finance/withdrawals.ts';
import { withdrawalStates } from '#contract/finance/withdrawal-record.ts';
import { orderPayTypes, orderTimes } from '#contract/orders/enums.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { billCalls } from '#contract/payments/bills.ts';
import type { FlowKind } from '#contract/settlement/money-picture.ts';
import type { Key } from '#web/ui/index.ts';

/** Screen that lists what is behind a figure, and the call that it is for. */
export interface Place {
  to: string;
  call: Key;
}

const listed = (call: Key, path: string, filters: Readonly<Record<string, string | number>>): Place => ({
  call,
  to: `${path}?${new URLSearchParams(Object.entries(filters).map(([name, value]) => [name, String(value)])).toString()}`,
});

export const paidOrders = (dateLimit: string, payType?: string) =>
  listed(orderCalls.list, '/order/index', { dateLimit, timeOf: orderTimes.paid, ...(payType !== undefined && { payType }) });
const ordersPaidBy = (payType: string) => (dateLimit: string) => paidOrders(dateLimit, payType);
export const refundedOrders = (dateLimit: string) =>
  listed(orderCalls.list, '/order/index', { dateLimit, timeOf: orderTimes.refunded });
export const receiptsOf = (dateLimit: string, more: Readonly<Record<string, string | number>> = {}) =>
  listed(cashReceiptCalls.list, '/cashier/receive', { status: cashReceiptStates.confirmed, dateLimit, ...more });

const receipts = (method: string) => (dateLimit: string) => receiptsOf(dateLimit, { bizType: cashReceiptKinds.order, method });
const receiptsFor = (bizType: number) => (dateLimit: string) => receiptsOf(dateLimit, { bizType });
/** Payments are listed by the day they were applied for, so that the period is left to the person. */
const payments = (bizType: number) => () =>
  listed(cashPaymentCalls.list, '/cashier/payment', { status: cashPaymentStates.paid, bizType });
const recharges = (dateLimit: string) => listed(rechargeCalls.list, '/financial/record/charge', { dateLimit });

/** Rows behind each way in which money comes and leaves. */
export const placeOfFlow: Readonly<Record<FlowKind, (dateLimit: string) => Place>> = {
  weixin: ordersPaidBy(orderPayTypes.weixin),
  alipay: ordersPaidBy(orderPayTypes.alipay),
  online: (dateLimit) => paidOrders(dateLimit),
  byHand: ordersPaidBy(orderPayTypes.offline),
  cash: receipts('cash'),
  transfer: receipts('transfer'),
  pos: receipts('pos'),
  weixinHand: receipts('weixin'),
  alipayHand: receipts('alipay'),
  deposit: receiptsFor(cashReceiptKinds.deposit),
  repayment: receiptsFor(cashReceiptKinds.credit),
  other: receiptsFor(cashReceiptKinds.other),
  recharge: recharges,
  refund: refundedOrders,
  refundByHand: refundedOrders,
  rechargeRefund: recharges,
  withdrawal: (dateLimit) =>
    listed(withdrawalCalls.list, '/financial/commission/template', { dateLimit, status: withdrawalStates.paid }),
  settlement: payments(cashPaymentKinds.settlement),
  share: payments(cashPaymentKinds.share),
  otherPaid: payments(cashPaymentKinds.other),
  fee: (dateLimit) => listed(billCalls.list, '/financial/reconciliation', { tab: 'bills', dateLimit }),
};
