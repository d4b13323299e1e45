import { sql } from 'drizzle-orm';
import type { Timer } from '#server/platform/jobs/jobs.ts';

/** Every night: the kept sums of campaigns equal their orders and those who took part. */
export const checkCampaignSums: Timer = {
  name: 'campaign.prove',
  label: '核对活动效果合计',
  cron: '33 3 * * *',
  sleeps: false,
  async run({ database, metrics }) {
    const { rows } = await database.db.execute<{ kind: number; campaign_id: number }>(sql`select * from campaign_sum_gaps()`);
    metrics.reportDrift('campaign', rows);
  },
};
