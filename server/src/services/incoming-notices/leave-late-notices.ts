import { taskKinds, taskRecords } from '#contract/tasks/tasks.ts';
import type { Write } from '#server/platform/write/write.ts';
import { finishTask, listToDo, openTask } from '#server/tasks/index.ts';
import { type LateNotices, type Labels, lateNotices } from './queries.ts';
import { lateBefore } from './rules.ts';

const kind = taskKinds.notice;

const saysOf = ({ count, says }: LateNotices) => `${count} 条通知收到后没有处理完，请逐条点“重新处理”。${says}`;

/** Opens a task for each route with notices that nothing followed from, and ends those of routes without. */
export async function leaveLateNotices(write: Write, labelOf: Labels): Promise<void> {
  const late = await lateNotices(write.tx, lateBefore(write.now));
  for (const found of late) {
    const draft = { kind, subjectKey: found.route, record: taskRecords.notice, number: labelOf(found.route), amount: null };
    await openTask(write, { ...draft, says: saysOf(found) }, { unlessClosedSince: found.latest });
  }
  for (const subjectKey of await listToDo(write.tx, kind))
    if (late.every(({ route }) => route !== subjectKey)) await finishTask(write, { kind, subjectKey });
}
