import type { Timer } from '#server/platform/jobs/jobs.ts';
import { tryEach } from '#server/platform/jobs/try-each.ts';
import { lookForWaybill } from './look-for-waybill.ts';
import { dueLooks } from './queries.ts';

const PORTION = 50;

export const lookForLostWaybills: Timer = {
  name: 'waybill.lookForLost',
  label: '核对结果未知的电子面单',
  cron: '* * * * *',
  sleeps: false,
  async run(services) {
    const due = await dueLooks(services.database.db, services.clock.now(), PORTION);
    await tryEach(due, ({ orderId: id, orderNo }) => lookForWaybill(services, { id, orderNo }));
  },
};
