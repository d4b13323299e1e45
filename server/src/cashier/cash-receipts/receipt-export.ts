import { cashReceiptExportColumns } from '#contract/cashier/cash-receipt-export.ts';
import {
  type CashReceipt,
  type CashReceiptFilter,
  cashReceiptKinds,
  cashReceiptStates,
  receiptMethods,
} from '#contract/cashier/cash-receipt-record.ts';
import { labelOf } from '#contract/choices.ts';
import { yuanOfFen } from '#contract/fen.ts';
import { type ExportKind, amountCell, cell, pagesByKey, timeCell, withTitles } from '#server/exports/index.ts';
import { receiptsWanted, rowsByIds } from './queries.ts';
import { cashReceipt } from './tables.ts';

export const cashReceiptExport: ExportKind<CashReceiptFilter, CashReceipt> = {
  name: 'cash_receipt',
  title: '收款单',
  columns: withTitles<keyof typeof cashReceiptExportColumns, CashReceipt>(cashReceiptExportColumns, {
    receiptNo: cell(({ receiptNo }) => receiptNo, 24),
    bizType: cell(({ bizType }) => labelOf(cashReceiptKinds, bizType) ?? null),
    bizNo: cell(({ bizNo }) => bizNo, 24),
    parts: cell(({ parts }) => parts.map(({ orderNo, amount }) => `${orderNo} ${yuanOfFen(amount)}`).join('；'), 30),
    merName: cell(({ merName }) => merName, 20),
    payer: cell(({ payer }) => payer, 20),
    method: cell(({ method }) => labelOf(receiptMethods, method) ?? null),
    amount: amountCell(({ amount }) => amount),
    tradeNo: cell(({ tradeNo }) => tradeNo, 24),
    receivedAt: timeCell(({ receivedAt }) => receivedAt),
    cashier: cell(({ cashier }) => cashier),
    status: cell(({ status }) => labelOf(cashReceiptStates, status) ?? null),
    confirmer: cell(({ confirmer }) => confirmer),
    confirmTime: timeCell(({ confirmTime }) => confirmTime),
    voidReason: cell(({ voidReason }) => voidReason, 24),
    remark: cell(({ remark }) => remark, 24),
  }),
  ...pagesByKey<CashReceiptFilter, CashReceipt>({
    table: cashReceipt,
    id: cashReceipt.id,
    wanted: receiptsWanted,
    rows: rowsByIds,
  }),
};
