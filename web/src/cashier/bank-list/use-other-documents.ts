import { useState } from 'react';
import { type BankDocument, bankDirections } from '#contract/cashier/bank-line-record.ts';
import { type CashPayment, cashPaymentStates } from '#contract/cashier/cash-payment-record.ts';
import { cashPaymentCalls } from '#contract/cashier/cash-payments.ts';
import { type CashReceipt, cashReceiptStates } from '#contract/cashier/cash-receipt-record.ts';
import { cashReceiptCalls } from '#contract/cashier/cash-receipts.ts';
import { useLater } from '#web/ui/basics/use-later.ts';
import { useCall, useMay } from '#web/ui/index.ts';

const PAUSE_MS = 300;
const none = { isNumber: false, isName: false, isAmount: false } as const;

const ofReceipt = ({ id, receiptNo, bizNo, payer, amount, receivedAt, status }: CashReceipt): BankDocument => ({
  ...none,
  receiptId: id,
  paymentId: null,
  number: receiptNo,
  bizNo,
  name: payer,
  amount,
  at: receivedAt,
  receiptState: status,
  paymentState: null,
});
const ofPayment = ({ id, paymentNo, bizNo, payee, amount, paidAt, createTime, status }: CashPayment): BankDocument => ({
  ...none,
  receiptId: null,
  paymentId: id,
  number: paymentNo,
  bizNo,
  name: payee,
  amount,
  at: paidAt ?? createTime,
  receiptState: null,
  paymentState: status,
});

/** Receipts or payments that a word finds. */
export function useOtherDocuments(direction: number) {
  const [typed, setTyped] = useState('');
  const keywords = useLater(typed.trim(), PAUSE_MS);
  const may = useMay();
  const isIn = direction === bankDirections.in;
  const asked = { keywords, page: 1, limit: 10 };
  const receipts = useCall(cashReceiptCalls.list, asked, {
    enabled: isIn && keywords !== '' && may(cashReceiptCalls.list),
    saysItself: true,
  });
  const payments = useCall(cashPaymentCalls.list, asked, {
    enabled: !isIn && keywords !== '' && may(cashPaymentCalls.list),
    saysItself: true,
  });
  const found = isIn
    ? (receipts.data?.list ?? []).filter(({ status }) => status !== cashReceiptStates.voided).map(ofReceipt)
    : (payments.data?.list ?? []).filter(({ status }) => status === cashPaymentStates.paid).map(ofPayment);
  return { typed, setTyped, found: keywords === '' ? [] : found, isIn };
}
