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
  /** Fee that the provider took for it, or below 0 gave back, in thousandths of a fen; undefined where the bill does not tell. */
  fee?: number | undefined;
}

/** Bill of a day, whole, without lines where nothing was paid or refunded; or the reason for which it is not there. */
export type BillAnswer = { entries: readonly BillEntry[] } | { why: string };
