import type { Fen } from '#contract/fen.ts';
import { carriers, colors, invoiceStates, invoiceTypes } from '#contract/finance/invoices/invoice-enums.ts';
import { labelOf } from '#contract/choices.ts';
import { getLabel } from '#contract/labels.ts';
import { showDay } from '#contract/moment.ts';
import { linkedWorkbook } from '#server/exports/index.ts';
import type { Sheet } from '#server/platform/sheets/cell.ts';
import { shownTaxNo } from '../invoice-titles/rules.ts';
import { type InvoiceFilter, invoicePages } from './queries.ts';
import type { InvoiceRecord } from './tables.ts';

interface ExportedInvoice {
  record: InvoiceRecord;
  applyNo: string;
  titleType: number;
}
type InvoiceColumn = Sheet<ExportedInvoice>['columns'][number];

const text = (field: string, own: (record: InvoiceRecord) => string, width = 14): InvoiceColumn => ({
  title: getLabel('invoice', field),
  width,
  value: ({ record }) => own(record),
});
const yuan = (field: string, own: (record: InvoiceRecord) => Fen): InvoiceColumn => ({
  title: getLabel('invoice', field),
  width: 12,
  decimals: true,
  value: ({ record }) => own(record) / 100,
});

const columns: Sheet<ExportedInvoice>['columns'] = [
  text('invoiceNo', ({ invoiceNo }) => invoiceNo, 24),
  text('invoiceCode', ({ invoiceCode }) => invoiceCode),
  text('color', ({ color }) => labelOf(colors, color) ?? '', 8),
  text('invoiceType', ({ invoiceType }) => labelOf(invoiceTypes, invoiceType) ?? '', 18),
  text('carrier', ({ carrier }) => labelOf(carriers, carrier) ?? ''),
  text('buyerName', ({ buyerName }) => buyerName, 30),
  {
    title: getLabel('invoice', 'buyerTaxNo'),
    width: 22,
    value: ({ record, titleType }) => shownTaxNo(titleType, record.buyerTaxNo),
  },
  yuan('amountExTax', ({ amountExTax }) => amountExTax),
  yuan('taxAmount', ({ taxAmount }) => taxAmount),
  yuan('amount', ({ amount }) => amount),
  text('issueDate', ({ issueDate }) => showDay(issueDate), 12),
  text('status', ({ status }) => labelOf(invoiceStates, status) ?? '', 10),
  yuan('reversedAmount', ({ reversedAmount }) => reversedAmount),
  { title: getLabel('invoice', 'applyNo'), width: 22, value: ({ applyNo }) => applyNo },
  text('operator', ({ operatorName }) => operatorName, 12),
];

/** A workbook of the invoices that the filter finds. */
export const exportInvoices = linkedWorkbook<InvoiceFilter, ExportedInvoice>({
  kind: 'invoice',
  title: '发票',
  columns,
  pages: invoicePages,
});
