import type { DisbursementKind } from '#contract/payments/disbursements.ts';
import type { RefundOutcome } from '#server/platform/payments.ts';
import type { Write } from '#server/platform/write/write.ts';
import { disbursementOf } from './queries.ts';
import { recordAnswer } from './record-answer.ts';

/** Ends what people paid, or could not pay, in the transaction that settles what it is for. */
export const settleByPeople = (
  write: Write,
  { kind, subjectId, outcome }: { kind: DisbursementKind; subjectId: number; outcome: RefundOutcome },
): Promise<void> => recordAnswer(write, disbursementOf(kind, subjectId), outcome);
