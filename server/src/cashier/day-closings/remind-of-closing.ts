import { showDay, startOfDay } from '#contract/moment.ts';
import { taskRecords } from '#contract/tasks/tasks.ts';
import { type Timer, systemActor } from '#server/platform/jobs/jobs.ts';
import type { Write } from '#server/platform/write/write.ts';
import { openTask } from '#server/tasks/index.ts';
import { firstMovement, lastClosing } from '../till/queries.ts';
import { dueTask } from './task-drafts.ts';
import { spanOf } from './rules.ts';

const EVER = new Date('2000-01-01T00:00:00Z');

/** Opens a task for the first day before today with cash that nobody has closed. */
async function remind(write: Write): Promise<void> {
  const { tx, now } = write;
  const last = await lastClosing(tx);
  const from = last ? spanOf(last.day, undefined).until : EVER;
  const first = await firstMovement(tx, { from, until: startOfDay(now) });
  if (!first) return;
  const number = showDay(first);
  const says = `${number} 的现金还没有日结，请清点`;
  await openTask(write, { ...dueTask, record: taskRecords.closing, number, says, amount: null });
}

export const remindOfClosing: Timer = {
  name: 'day_closing.remind',
  label: '没有日结的提醒',
  cron: '30 8 * * *',
  async run({ write }) {
    await write({ name: 'day_closing.remind', actor: systemActor('day_closing.remind') }, remind);
  },
};
