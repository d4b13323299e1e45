import { lt } from 'drizzle-orm';
import { DAY } from '#contract/durations.ts';
import { type Timer, systemActor } from '#server/platform/jobs/jobs.ts';
import { customerRun } from './tables.ts';

const KEPT_MS = 30 * DAY;

/** Every night: what became of each customer is kept for 30 days; their history stays. */
export const clearRuns: Timer = {
  name: 'customer.clearRuns',
  label: '清除批量处理用户的结果',
  cron: '49 3 * * *',
  async run({ clock, write }) {
    const before = new Date(clock.now().getTime() - KEPT_MS);
    await write({ name: 'customer.clearRuns', actor: systemActor('customer.clearRuns') }, ({ tx }) =>
      tx.delete(customerRun).where(lt(customerRun.createTime, before)),
    );
  },
};
