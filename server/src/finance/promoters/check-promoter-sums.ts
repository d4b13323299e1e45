import { sql } from 'drizzle-orm';
import type { Timer } from '#server/platform/jobs/jobs.ts';

/** Every night: the kept sums of promoters equal their ledgers. */
export const checkPromoterSums: Timer = {
  name: 'promoter.prove',
  label: '核对分销员合计',
  cron: '31 3 * * *',
  sleeps: false,
  async run({ database, metrics }) {
    const { rows } = await database.db.execute<{ uid: number }>(sql`select * from promoter_sum_gaps()`);
    metrics.reportDrift('promoter', rows);
  },
};
