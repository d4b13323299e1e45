import { eq } from 'drizzle-orm';
import { type DifferenceReason, differenceReasons } from '#contract/payments/attempts.ts';
import type { Write } from '#server/platform/write/write.ts';
import { isLive } from './states.ts';
import { type AttemptRecord, paymentAttempt } from './tables.ts';

/** Ends an attempt whose money came otherwise than it was begun: the provider has nothing else to say of it, and people have. */
export async function giveUpAttempt({ tx, now }: Write, { id, state }: AttemptRecord, reason: DifferenceReason): Promise<void> {
  if (!isLive(state)) return;
  const over = { state: 'failed', prepay: null, nextAskTime: null, why: differenceReasons.labels[reason] } as const;
  await tx
    .update(paymentAttempt)
    .set({ ...over, updateTime: now })
    .where(eq(paymentAttempt.id, id));
}
