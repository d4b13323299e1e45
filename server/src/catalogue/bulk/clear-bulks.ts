import { lt } from 'drizzle-orm';
import { DAY } from '#contract/durations.ts';
import { type Timer, systemActor } from '#server/platform/jobs/jobs.ts';
import { productBulk } from './tables.ts';

const KEPT_MS = 30 * DAY;

/** Every night: what became of each product is kept for 30 days; the history of the products stays. */
export const clearBulks: Timer = {
  name: 'product.clearBulks',
  label: '清除批量修改的结果',
  cron: '47 3 * * *',
  async run({ clock, write }) {
    const before = new Date(clock.now().getTime() - KEPT_MS);
    await write({ name: 'product_bulk.clear', actor: systemActor('product.clearBulks') }, ({ tx }) =>
      tx.delete(productBulk).where(lt(productBulk.createTime, before)),
    );
  },
};
