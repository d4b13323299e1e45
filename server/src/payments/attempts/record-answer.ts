import { eq } from 'drizzle-orm';
import type { Write } from '#server/platform/write/write.ts';
import type { AttemptAnswer } from './ask-provider.ts';
import { lockAttempt } from './queries.ts';
import { detailOf } from './rules.ts';
import { canMove, isLive } from './states.ts';
import { paymentAttempt } from './tables.ts';

/** Answers that say nothing of the money: what is paid is booked by `takePayment`. */
type Silent = Exclude<AttemptAnswer, { state: 'paid' }>;

/** Moves an attempt to the state of an answer; nothing where that is no move. */
export async function recordAnswer({ tx, now }: Write, id: number, answer: Silent, prepay?: string): Promise<void> {
  const before = await lockAttempt(tx, id);
  if (!before || answer.state === 'notAsked') return;
  const isSame = before.state === answer.state && answer.state === 'open';
  if (!isSame && !canMove(before.state, answer.state)) return;
  const isOpen = answer.state === 'open';
  await tx
    .update(paymentAttempt)
    .set({
      state: answer.state,
      why: 'why' in answer ? detailOf(answer) : null,
      ...(prepay !== undefined && { prepay }),
      ...(!isOpen && { prepay: null }),
      ...(!isLive(answer.state) && { nextAskTime: null }),
      updateTime: now,
    })
    .where(eq(paymentAttempt.id, id));
}
