import { type Timer, systemActor } from '#server/platform/jobs/jobs.ts';
import { lastDay } from './queries.ts';
import { reconcileDay } from './reconcile-day.ts';
import { daysDue } from './rules.ts';

const NAME = 'finance.reconcile';

/** Every night: the day before, and those that were missed while no server ran. Their customers are recounted afterwards. */
export const reconcileDays: Timer = {
  name: NAME,
  label: '核对每日资金',
  cron: '41 3 * * *',
  sleeps: false,
  async run({ clock, database, write }) {
    for (const day of daysDue(await lastDay(database.db), clock.now())) {
      await write({ name: NAME, actor: systemActor(NAME) }, (context) => reconcileDay(context, { day }));
    }
  },
};
