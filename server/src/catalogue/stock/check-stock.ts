import { DAY } from '#contract/durations.ts';
import { type Timer, systemActor } from '#server/platform/jobs/jobs.ts';
import { countProvable, deleteStockPast, insertStockCheck, stockGaps } from './queries.ts';

const GAPS_KEPT = 20;
const KEPT_MS = 90 * DAY;

/** Every night: stock equals the sum of its entries. What was found is kept for the screen, and told to log and metrics. */
export const checkStock: Timer = {
  name: 'stock.prove',
  label: '核对库存',
  cron: '27 3 * * *',
  sleeps: false,
  async run({ database: { db }, metrics, write }) {
    const [gaps, checked] = [await stockGaps(db), await countProvable(db)];
    await write({ name: 'stock.prove', actor: systemActor('stock.prove') }, async ({ tx, now }) => {
      await insertStockCheck(tx, { checked, differing: gaps.length, gaps: gaps.slice(0, GAPS_KEPT), createTime: now });
      await deleteStockPast(tx, new Date(now.getTime() - KEPT_MS));
    });
    metrics.reportDrift('stock', gaps);
  },
};
