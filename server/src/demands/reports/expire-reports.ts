import { showDay } from '#contract/moment.ts';
import { type Timer, systemActor } from '#server/platform/jobs/jobs.ts';
import { endReportsBefore } from './queries.ts';

/** Every night: approved reports end after their last day, and give their customers free. */
export const expireReports: Timer = {
  name: 'report.expire',
  label: '到期的报备失效',
  cron: '10 0 * * *',
  sleeps: false,
  async run({ clock, write }) {
    const now = clock.now();
    await write({ name: 'report.expire', actor: systemActor('report.expire') }, ({ tx }) =>
      endReportsBefore(tx, showDay(now), now),
    );
  },
};
