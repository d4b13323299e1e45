/** A printer of receipts; throws the refusal that says why nothing was printed. */
export interface ReceiptPrinter {
  isOpen(): Promise<boolean>;
  /** `reference` is another one for every receipt. */
  print(receipt: { content: string; reference: string }): Promise<void>;
}
