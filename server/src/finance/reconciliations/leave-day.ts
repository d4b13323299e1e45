import { taskKinds, taskRecords } from '#contract/tasks/tasks.ts';
import type { Write } from '#server/platform/write/write.ts';
import { finishTask, openTask } from '#server/tasks/index.ts';
import type { ReconciliationRow } from './queries.ts';

const SAYS = '两边的金额不一致，请查看明细并更正';

/** Leaves a day that differs to people; ends the task once all of the day was checked again and is even. */
export async function leaveDay(write: Write, { day, differing, recountFrom }: ReconciliationRow): Promise<void> {
  const subject = { kind: taskKinds.difference, subjectKey: `day:${day}` };
  if (differing > 0) await openTask(write, { ...subject, record: taskRecords.day, number: day, says: SAYS, amount: null });
  else if (recountFrom === null) await finishTask(write, subject);
}
