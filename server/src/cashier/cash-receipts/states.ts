import { cashReceiptStates } from '#contract/cashier/cash-receipt-record.ts';

const { waiting, confirmed, voided } = cashReceiptStates;

/** Every move of a receipt. */
export const cashReceiptMoves = {
  confirm: { from: [waiting], to: confirmed },
  void: { from: [waiting, confirmed], to: voided },
} as const;

export type CashReceiptAct = keyof typeof cashReceiptMoves;
