import { announce } from '#server/platform/events/hub.ts';
import { type Timer, systemActor } from '#server/platform/jobs/jobs.ts';
import { holdsDue, returnDue } from './queries.ts';

/** Every minute: notices that were put off come back, unread and on top of the list. */
export const returnNotices: Timer = {
  name: 'notice.return',
  label: '稍后处理的通知到时再提醒',
  cron: '* * * * *',
  sleeps: false,
  async run({ clock, database, write }) {
    if (!(await holdsDue(database.db, clock.now()))) return;
    await write({ name: 'notice.return', actor: systemActor('notice.return') }, async (context) => {
      const adminIds = await returnDue(context);
      if (adminIds.length > 0) await announce(context.tx, { topic: 'notice', adminIds, isNew: true });
    });
  },
};
