import { sql } from 'drizzle-orm';
import { MINUTE } from '#contract/durations.ts';
import { showDay } from '#contract/moment.ts';
import type { Timer } from '#server/platform/jobs/jobs.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';

const ACT = { name: 'sales.sumDays', actor: systemActor('sales.sumDays') };
/** Time after which the rest waits for the next turn. */
const TURN_MS = 4 * MINUTE;

/** Sums the days that are over and have a mark, the latest first; after an upgrade these are all there are. */
export const sumDays: Timer = {
  name: 'sales.sumDays',
  label: '汇总报表',
  cron: '*/5 * * * *',
  sleeps: false,
  async run({ database, clock, write }) {
    const today = showDay(clock.now());
    const { rows } = await database.db.execute<{ day: string }>(
      sql`select day::text as day from sales_mark where day < ${today}::date group by day order by day desc`,
    );
    const end = performance.now() + TURN_MS;
    for (const { day } of rows) {
      if (performance.now() > end) return;
      await write(ACT, ({ tx }) => tx.execute(sql`select sum_sales_of_day(${day}::date)`));
    }
  },
};
