import type { Period } from '#contract/date-limit.ts';
import { HOUR, MINUTE } from '#contract/durations.ts';
import { readMoment, showDay } from '#contract/moment.ts';
import { taskRecords } from '#contract/tasks/tasks.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { type Timed, timedAt } from '#server/platform/database/lists/timed.ts';
import { type Timer, systemActor } from '#server/platform/jobs/jobs.ts';
import type { Write } from '#server/platform/write/write.ts';
import { openTask } from '#server/tasks/index.ts';
import { firstMovement } from '../till/queries.ts';
import { dayToClose } from './queries.ts';
import { dueTask } from './task-drafts.ts';

const REMINDED = { hour: 8, minute: 30 };

/** Reminder of a morning that cash of a day before is not closed, as far as it is not by now. */
export async function closingTimed(db: Db, { from }: Period, now: Date): Promise<Timed[]> {
  const title = await dayToClose(db, now);
  const isDue = title < showDay(from) && (await firstMovement(db, { from: readMoment(title), until: from })) !== undefined;
  if (!isDue) return [];
  const at = new Date(from.getTime() + REMINDED.hour * HOUR + REMINDED.minute * MINUTE);
  return [timedAt(at, { title })];
}

/** Opens a task for the first day before today with cash that nobody has closed. */
async function remind(write: Write): Promise<void> {
  const { tx, now } = write;
  const number = await dayToClose(tx, now);
  if (number >= showDay(now)) return;
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
