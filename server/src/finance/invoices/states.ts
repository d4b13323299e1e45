import { invoiceStates } from '#contract/finance/invoices/invoice-enums.ts';

const { normal, void: voided, partlyReversed, reversed } = invoiceStates;

/** Every move of a blue invoice. Red ones stay as they are. */
export const invoiceMoves = {
  reversePart: { from: [normal, partlyReversed], to: partlyReversed },
  reverseRest: { from: [normal, partlyReversed], to: reversed },
  void: { from: [normal], to: voided },
} as const;

export type InvoiceAct = keyof typeof invoiceMoves;
