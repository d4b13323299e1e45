import { type RefundAnswer, outcomeOf } from '#server/platform/payments.ts';
import type { Write } from '#server/platform/write/write.ts';
import { finishTask, openTask } from '#server/tasks/index.ts';
import { leaveToPeople } from './leave-to-people.ts';
import { troubleOf } from './rules.ts';
import type { DisbursementRecord } from './tables.ts';
import { draftOf, owed, trouble } from './task-drafts.ts';

/** Opens and ends the tasks that an answer leads to. The trouble of an order ends with money of it that arrived. */
export async function followWithTasks(write: Write, of: DisbursementRecord, answer: RefundAnswer): Promise<void> {
  if (answer.state === 'byHand') await leaveToPeople(write, of);
  if (outcomeOf(answer)) await finishTask(write, owed(of));
  if (answer.state === 'done') await finishTask(write, trouble(of));
  const why = troubleOf(of, answer, write.now);
  if (why === undefined) return;
  // A slow or lost refund has its reason at each question; a failed one has it once.
  const unlessClosedSince = answer.state === 'failed' ? undefined : of.createTime;
  await openTask(write, draftOf(of, trouble(of), why), { unlessClosedSince });
}
