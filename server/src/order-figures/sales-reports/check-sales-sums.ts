import { sql } from 'drizzle-orm';
import type { Timer } from '#server/platform/jobs/jobs.ts';

/** Every night: the kept sums of reports equal a recount of orders and refunds. */
export const checkSalesSums: Timer = {
  name: 'sales.prove',
  label: '核对报表合计',
  cron: '41 3 * * *',
  sleeps: false,
  async run({ database, metrics }) {
    const { rows } = await database.db.execute<{ dimension: string; day: string; key: string }>(
      sql`select * from sales_sum_gaps()`,
    );
    metrics.reportDrift('sales', rows);
  },
};
