import { and, eq } from 'drizzle-orm';
import { taskKinds } from '#contract/tasks/tasks.ts';
import type { Write } from '#server/platform/write/write.ts';
import { finishTask } from '#server/tasks/index.ts';
import type { CameIn } from './kinds.ts';
import { subjectKeyOf } from './rules.ts';
import { paymentDifference } from './tables.ts';

/** Ends the task of money that is booked now: nobody is to pay back what a wrong notice said of it. */
export async function settleDifference(write: Write, { provider, receipt }: CameIn): Promise<void> {
  const [found] = await write.tx
    .select({ id: paymentDifference.id })
    .from(paymentDifference)
    .where(and(eq(paymentDifference.provider, provider), eq(paymentDifference.transactionNo, receipt.transactionNo)));
  if (found) await finishTask(write, { kind: taskKinds.receipt, subjectKey: subjectKeyOf(found) });
}
