import { and, eq } from 'drizzle-orm';
import { closingRefusals } from '#contract/cashier/day-closing-refusals.ts';
import { closingStates } from '#contract/cashier/day-closing-record.ts';
import type { Write } from '#server/platform/write/write.ts';
import { finishTask } from '#server/tasks/index.ts';
import { type DayClosingRecord, dayClosing } from '../till/tables.ts';
import { dayClosings } from './queries.ts';
import { checkOf } from './task-drafts.ts';

type ClosingChange = Partial<Pick<DayClosingRecord, 'confirmerId' | 'confirmer' | 'confirmTime' | 'rejectReason'>> & {
  status: number;
};

/** Decides on a closing that waits, once, and ends its task; the only writer of `status` after the first. */
export async function moveClosing(write: Write, id: number, set: ClosingChange): Promise<void> {
  const { tx, now } = write;
  const [moved] = await tx
    .update(dayClosing)
    .set({ ...set, updateTime: now })
    .where(and(eq(dayClosing.id, id), eq(dayClosing.status, closingStates.waiting)))
    .returning({ id: dayClosing.id });
  if (!moved) {
    await dayClosings.get(tx, id);
    throw closingRefusals.MOVED();
  }
  await finishTask(write, checkOf(moved));
}
