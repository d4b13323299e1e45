import type { DisbursementKind } from '#contract/payments/disbursements.ts';
import type { RefundOutcome } from '#server/platform/payments.ts';
import type { Write } from '#server/platform/write/write.ts';

export interface Paid {
  subjectId: number;
  orderNo: string;
}

/** Purpose of money that goes out, as its domain hands it in. */
export interface PaidKind {
  kind: DisbursementKind;
  /** Act of the change that settles it, as the log names it. */
  settled: string;
  /** Act of the change that leaves it to people. */
  handedOver: string;
  /** Writes the outcome down and locks its own records first; does nothing where it is settled already. */
  settle(write: Write, paid: Paid, outcome: RefundOutcome): Promise<void>;
  /** Leaves it to people, once. */
  handOver(write: Write, paid: Paid): Promise<void>;
}
