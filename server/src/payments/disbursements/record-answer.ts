import { type SQL, eq } from 'drizzle-orm';
import type { RefundAnswer } from '#server/platform/payments.ts';
import type { Write } from '#server/platform/write/write.ts';
import { followWithTasks } from './follow-with-tasks.ts';
import { detailOf } from './rules.ts';
import { canMove, isAskedAgain } from './states.ts';
import { disbursement } from './tables.ts';

/** Moves what this condition finds to the state of an answer; nothing where it is over. The only writer of a state after the first. */
export async function recordAnswer(write: Write, found: SQL | undefined, answer: RefundAnswer): Promise<void> {
  const { tx, now } = write;
  const [before] = await tx.select().from(disbursement).where(found).for('update');
  if (!before || !canMove(before.state, answer.state)) return;
  await tx
    .update(disbursement)
    .set({
      state: answer.state,
      why: 'why' in answer ? detailOf(answer) : null,
      ...('providerNo' in answer && answer.providerNo !== '' && { providerNo: answer.providerNo }),
      ...(!isAskedAgain(answer.state) && { nextAskTime: null }),
      updateTime: now,
    })
    .where(eq(disbursement.id, before.id));
  await followWithTasks(write, before, answer);
}
