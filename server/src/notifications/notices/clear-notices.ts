import { DAY } from '#contract/durations.ts';
import { type Timer, systemActor } from '#server/platform/jobs/jobs.ts';
import { deleteNoticesBefore } from './queries.ts';

const KEPT_DAYS = 90;

/** Every night: notices of three months ago go. */
export const clearNotices: Timer = {
  name: 'notice.clear',
  label: '清理过期通知',
  cron: '57 3 * * *',
  sleeps: false,
  async run({ clock, write }) {
    const before = new Date(clock.now().getTime() - KEPT_DAYS * DAY);
    await write({ name: 'notice.clear', actor: systemActor('notice.clear') }, ({ tx }) => deleteNoticesBefore(tx, before));
  },
};
