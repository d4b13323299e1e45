import type { Fen } from '#contract/fen.ts';

/** Line of a provider's bill: money that came in, or went back. */
export interface BillEntry {
  entry: 'payment' | 'refund';
  at: Date;
  /** Number of whoever asked for it: ours, or that of another system of the merchant. */
  number: string;
  /** Number of the provider: of the payment, or of the refund. */
  providerNo: string;
  amount: Fen;
}

/** Bill of a day, whole. `none`: nothing was paid or refunded; `notYet`: the provider makes it later. */
export type BillAnswer =
  | { state: 'ready'; entries: readonly BillEntry[] }
  | { state: 'none' }
  | { state: 'notYet' | 'failed'; why: string };
