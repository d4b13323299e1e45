import { taskKinds } from '#contract/tasks/tasks.ts';
import { type Timer, systemActor } from '#server/platform/jobs/jobs.ts';
import { listToDo } from '#server/tasks/index.ts';
import { leaveLateNotices } from './leave-late-notices.ts';
import { type Labels, lateNotices } from './queries.ts';
import { lateBefore } from './rules.ts';

/** Every minute: what a fault of ours, or the end of a process, has left undone is left to people. */
export const lateNoticesTimer = (labelOf: Labels): Timer => ({
  name: 'incoming_notice.leave',
  label: '未处理的通知转为任务',
  cron: '* * * * *',
  sleeps: false,
  async run({ clock, database: { db }, write }) {
    const late = await lateNotices(db, lateBefore(clock.now()));
    if (late.length === 0 && (await listToDo(db, taskKinds.notice)).length === 0) return;
    const actor = systemActor('incoming_notice.leave');
    await write({ name: 'incoming_notice.leave', actor }, (context) => leaveLateNotices(context, labelOf));
  },
});
