import type { Receipt } from '#contract/fulfilment/receipts.ts';

/** A receipt below the name of the shop. Each printer has a markup of its own. */
export interface ReceiptSheet {
  title: string;
  receipt: Receipt;
  /** Another one for every receipt. */
  reference: string;
}

/** A printer of receipts; throws the refusal that says why nothing was printed, or that nobody knows. */
export interface ReceiptPrinter {
  isOpen(): Promise<boolean>;
  print(sheet: ReceiptSheet): Promise<void>;
}
