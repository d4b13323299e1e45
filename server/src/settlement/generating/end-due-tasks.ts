import type { WantedBills } from '#contract/settlement/settlement-runs.ts';
import { taskKinds } from '#contract/tasks/tasks.ts';
import type { Write } from '#server/platform/write/write.ts';
import { finishTask, listToDo } from '#server/tasks/index.ts';
import { periodIn } from './due-periods.ts';

const kind = taskKinds.settleDue;

/** Ends the tasks of periods whose bills are being made, for all shops of their cycle. */
export async function endDueTasks(write: Write, wanted: WantedBills): Promise<void> {
  if (wanted.shopId) return;
  for (const subjectKey of await listToDo(write.tx, kind)) {
    const { settleCycle, periodStart, periodEnd } = periodIn(subjectKey);
    const isMeant = wanted.settleCycle === undefined || wanted.settleCycle === settleCycle;
    if (isMeant && wanted.periodStart <= periodStart && wanted.periodEnd >= periodEnd)
      await finishTask(write, { kind, subjectKey });
  }
}
