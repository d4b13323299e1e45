import { DAY } from '#contract/durations.ts';
import { type Job, type Timer, systemActor } from '#server/platform/jobs/jobs.ts';
import { senders, settled } from '../senders.ts';
import { deliver } from './deliver.ts';
import { deleteLettersBefore } from './queries.ts';

const KEPT_DAYS = 90;

/** Follows the commit that made messages, and sends whatever else is due, so that many at once do not wait for each other. */
export const sendLetters: Job<object> = {
  name: 'outbox.send',
  label: '发送通知',
  run: (services) => deliver(services, { senders, settled }),
};

/** Messages whose next attempt is due. */
export const sendDue: Timer = {
  name: 'outbox.sendDue',
  label: '重试发送失败的通知',
  cron: '* * * * *',
  sleeps: false,
  run: (services) => deliver(services, { senders, settled }),
};

/** Every night: messages of three months ago go, those that were given up as well. */
export const clearLetters: Timer = {
  name: 'outbox.clear',
  label: '清理已发送的通知',
  cron: '7 4 * * *',
  sleeps: false,
  async run({ clock, write }) {
    const before = new Date(clock.now().getTime() - KEPT_DAYS * DAY);
    await write({ name: 'outbox.clear', actor: systemActor('outbox.clear') }, ({ tx }) => deleteLettersBefore(tx, before));
  },
};
