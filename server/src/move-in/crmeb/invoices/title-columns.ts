import { invoiceTypes, titleTypes } from '#contract/finance/invoices/invoice-enums.ts';
import type { TheirRow } from '../../dump/columns.ts';
import { cutTo } from '../../engine/cut-to.ts';
import { intOf, textOf } from '../values/values.ts';

const text = (row: TheirRow, column: string, most: number): string => cutTo(textOf(row[column]).trim(), most);

/** Columns of a title, as we keep them wherever one stands. */
export const titleIn = (row: TheirRow) => ({
  titleType: intOf(row['header_type']) === titleTypes.enterprise ? titleTypes.enterprise : titleTypes.personal,
  title: text(row, 'name', 100),
  taxNo: cutTo(textOf(row['duty_number']).replaceAll(/\s/g, '').toUpperCase(), 20),
  regAddress: text(row, 'address', 200),
  regPhone: text(row, 'tell', 30),
  bankName: text(row, 'bank', 100),
  bankAccount: text(row, 'card_number', 40),
  email: text(row, 'email', 100),
  phone: text(row, 'drawer_phone', 15),
});

export const invoiceTypeIn = (row: TheirRow): number =>
  intOf(row['type']) === invoiceTypes.special ? invoiceTypes.special : invoiceTypes.ordinary;
