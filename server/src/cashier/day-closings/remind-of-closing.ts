import type { Period } from '#contract/date-limit.ts';
import { HOUR, MINUTE } from '#contract/durations.ts';
import { showDay, startOfDay } from '#contract/moment.ts';
import { taskRecords } from '#contract/tasks/tasks.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { type Timed, timedAt } from '#server/platform/database/lists/timed.ts';
import { type Timer, systemActor } from '#server/platform/jobs/jobs.ts';
import type { Write } from '#server/platform/write/write.ts';
import { openTask } from '#server/tasks/index.ts';
import { firstMovement, lastClosing } from '../till/queries.ts';
import { dueTask } from './task-drafts.ts';
import { spanOf } from './rules.ts';

const REMINDED = { hour: 8, minute: 30 };
const EVER = new Date('2000-01-01T00:00:00Z');

/** Moment of the first cash before a day that nobody has closed. */
async function firstOpen(db: Db, until: Date): Promise<Date | undefined> {
  const last = await lastClosing(db);
  return firstMovement(db, { from: last ? spanOf(last.day, undefined).until : EVER, until });
}

/** Reminder of a morning that cash of a day before is not closed, as far as it is not by now. */
export async function closingTimed(db: Db, { from }: Period): Promise<Timed[]> {
  const first = await firstOpen(db, from);
  if (!first) return [];
  const at = new Date(from.getTime() + REMINDED.hour * HOUR + REMINDED.minute * MINUTE);
  return [timedAt(at, { title: showDay(first) })];
}

/** Opens a task for the first day before today with cash that nobody has closed. */
async function remind(write: Write): Promise<void> {
  const { tx, now } = write;
  const first = await firstOpen(tx, startOfDay(now));
  if (!first) return;
  const number = showDay(first);
  const says = `${number} 的现金还没有日结，请清点`;
  await openTask(write, { ...dueTask, record: taskRecords.closing, number, says, amount: null });
}

export const remindOfClosing: Timer = {
  name: 'day_closing.remind',
  label: '没有日结的提醒',
  cron: `${REMINDED.minute} ${REMINDED.hour} * * *`,
  sleeps: true,
  async run({ write }) {
    await write({ name: 'day_closing.remind', actor: systemActor('day_closing.remind') }, remind);
  },
};
