import { DAY } from '#contract/durations.ts';
import { type Timer, systemActor } from '#server/platform/jobs/jobs.ts';
import { deleteNoticesBefore } from './queries.ts';

const KEPT_DAYS = 30;
const AT_ONCE = 5_000;

/** Every night: notices of a month ago go, and with them what they tell of people. */
export const clearIncomingNotices: Timer = {
  name: 'incoming_notice.clear',
  label: '清除过期接收记录',
  cron: '47 3 * * *',
  sleeps: false,
  async run({ clock, write }) {
    const before = new Date(clock.now().getTime() - KEPT_DAYS * DAY);
    const act = { name: 'incoming_notice.clear', actor: systemActor('incoming_notice.clear') };
    for (let deleted = AT_ONCE; deleted === AT_ONCE;)
      deleted = (await write(act, ({ tx }) => deleteNoticesBefore(tx, before, AT_ONCE))).value;
  },
};
