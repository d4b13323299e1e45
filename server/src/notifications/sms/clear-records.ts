import { DAY } from '#contract/durations.ts';
import { type Timer, systemActor } from '#server/platform/jobs/jobs.ts';
import { deletePortion } from './queries.ts';

const KEPT_DAYS = 180;

/** Every night: text messages of half a year ago go, a portion at a time. */
export const clearSmsRecords: Timer = {
  name: 'sms_record.clear',
  label: '清理短信记录',
  cron: '27 4 * * *',
  sleeps: false,
  async run({ clock, write }) {
    const before = new Date(clock.now().getTime() - KEPT_DAYS * DAY);
    const act = { name: 'sms_record.clear', actor: systemActor('sms_record.clear') };
    for (;;) if ((await write(act, ({ tx }) => deletePortion(tx, before))).value === 0) return;
  },
};
