import { reportDrift } from '#server/platform/drift.ts';
import { type Timer, systemActor } from '#server/platform/jobs/jobs.ts';
import { countProvable, deleteStockPast, insertProof, stockGaps } from './queries.ts';

const GAPS_KEPT = 20;
const KEPT_MS = 90 * 86_400_000;

/** Every night: stock equals the sum of its entries. What was found is kept for the screen, and told to log and metrics. */
export const proveStock: Timer = {
  name: 'prove-stock',
  cron: '27 3 * * *',
  async run({ database: { db }, write }) {
    const [gaps, checked] = [await stockGaps(db), await countProvable(db)];
    await write({ name: 'stock.prove', actor: systemActor('prove-stock') }, async ({ tx, now }) => {
      await insertProof(tx, { checked, differing: gaps.length, gaps: gaps.slice(0, GAPS_KEPT), createTime: now });
      await deleteStockPast(tx, new Date(now.getTime() - KEPT_MS));
    });
    reportDrift('stock', gaps);
  },
};
