import { insertJobRun } from '#server/jobs/index.ts';
import { adminIdOf } from '#server/platform/actor.ts';
import { insertRows } from '#server/platform/database/insert-rows.ts';
import { later } from '#server/platform/jobs/jobs.ts';
import type { Write } from '#server/platform/write/write.ts';
import { shipJob } from './ship-job.ts';
import { shipment, shipmentRow } from './tables.ts';

interface Parcel {
  orderNo: string;
  expressNumber: string;
  expressCode: string;
}

/** Notes the parcels of a run, and has a job send them. */
export async function startShipment(
  write: Write,
  parcels: readonly Parcel[],
  requestKey: string | null,
): Promise<{ id: number; jobId: number }> {
  const { tx, actor, now } = write;
  const adminId = adminIdOf(actor);
  const label = `批量发货 ${parcels.length} 单`;
  const job = await insertJobRun(tx, { kind: 'order.ship', label, input: {}, adminId, total: parcels.length }, now);
  const [id = 0] = await insertRows(tx, shipment, [{ jobId: job.id, adminId, requestKey, createTime: now }]);
  await insertRows(
    tx,
    shipmentRow,
    parcels.map(({ orderNo, expressNumber, expressCode }) => ({ runId: id, orderNo, expressNumber, expressCode })),
  );
  await later(write, shipJob, { runId: id, jobId: job.id, by: { id: adminId, name: actor.name } });
  return { id, jobId: job.id };
}
