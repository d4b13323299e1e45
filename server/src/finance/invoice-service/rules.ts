import { carriers } from '#contract/finance/invoices/invoice-enums.ts';
import { type InvoiceContent, type InvoiceOutcome, type IssuedNumbers, unreadable } from '#server/platform/invoicing.ts';

function hasProperNumbers(carrier: number, { invoiceNo, invoiceCode, checkCode, fileUrl }: IssuedNumbers): boolean {
  const isNumbered =
    carrier === carriers.digital
      ? /^\d{20}$/.test(invoiceNo) && invoiceCode === ''
      : /^\d{8}$/.test(invoiceNo) && /^(\d{10}|\d{12})$/.test(invoiceCode);
  return isNumbered && checkCode.length <= 32 && fileUrl.length <= 512 && /^https?:\/\/\S+$/i.test(fileUrl);
}

/** An answer is believed when its numbers are those of the form that was asked for. */
export const believed = (outcome: InvoiceOutcome, { carrier }: Pick<InvoiceContent, 'carrier'>): InvoiceOutcome =>
  outcome.state === 'issued' && !hasProperNumbers(carrier, outcome.numbers) ? unreadable : outcome;
