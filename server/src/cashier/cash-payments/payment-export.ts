import { cashPaymentExportColumns } from '#contract/cashier/cash-payment-export.ts';
import {
  type CashPayment,
  type CashPaymentFilter,
  cashPaymentKinds,
  cashPaymentStates,
} from '#contract/cashier/cash-payment-record.ts';
import { labelOf } from '#contract/choices.ts';
import { type ExportKind, amountCell, cell, pagesByKey, timeCell, withTitles } from '#server/exports/index.ts';
import { paymentsWanted, rowsByIds } from './queries.ts';
import { cashPayment } from './tables.ts';

export const cashPaymentExport: ExportKind<CashPaymentFilter, CashPayment> = {
  name: 'cash_payment',
  title: '付款单',
  columns: withTitles<keyof typeof cashPaymentExportColumns, CashPayment>(cashPaymentExportColumns, {
    paymentNo: cell(({ paymentNo }) => paymentNo, 24),
    bizType: cell(({ bizType }) => labelOf(cashPaymentKinds, bizType) ?? null),
    bizNo: cell(({ bizNo }) => bizNo, 24),
    merName: cell(({ merName }) => merName, 20),
    payee: cell(({ payee }) => payee, 24),
    bank: cell(({ bank }) => bank, 24),
    account: cell(({ account }) => account, 24),
    amount: amountCell(({ amount }) => amount),
    reason: cell(({ reason }) => reason, 24),
    status: cell(({ status }) => labelOf(cashPaymentStates, status) ?? null),
    applicant: cell(({ applicant }) => applicant),
    createTime: timeCell(({ createTime }) => createTime),
    auditor: cell(({ auditor }) => auditor),
    auditTime: timeCell(({ auditTime }) => auditTime),
    auditRemark: cell(({ auditRemark }) => auditRemark, 24),
    payer: cell(({ payer }) => payer),
    paidAt: timeCell(({ paidAt }) => paidAt),
    payoutNo: cell(({ payoutNo }) => payoutNo, 24),
  }),
  ...pagesByKey<CashPaymentFilter, CashPayment>({
    table: cashPayment,
    id: cashPayment.id,
    wanted: paymentsWanted,
    rows: rowsByIds,
  }),
};
