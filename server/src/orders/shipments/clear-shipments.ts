import { lt } from 'drizzle-orm';
import { DAY } from '#contract/durations.ts';
import { type Timer, systemActor } from '#server/platform/jobs/jobs.ts';
import { shipment } from './tables.ts';

const KEPT_MS = 30 * DAY;

/** Every night: what became of each order of a run is kept for 30 days; the orders keep their own steps. */
export const clearShipments: Timer = {
  name: 'order.clearShipments',
  label: '清除批量发货的结果',
  cron: '49 3 * * *',
  async run({ clock, write }) {
    const before = new Date(clock.now().getTime() - KEPT_MS);
    await write({ name: 'order.clearShipments', actor: systemActor('order.clearShipments') }, ({ tx }) =>
      tx.delete(shipment).where(lt(shipment.createTime, before)),
    );
  },
};
