import { shipmentStates } from '#contract/orders/shipments.ts';
import { Refusal } from '#contract/refusal.ts';
import { jobReporter, starterOf } from '#server/jobs/index.ts';
import type { Administrator } from '#server/platform/actor.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { countRows, rowsWaiting, setRow } from './queries.ts';
import { sendParcel } from './send-parcel.ts';

interface ShipData {
  runId: number;
  jobId: number;
  by: Pick<Administrator, 'id' | 'name'>;
}

/** An order that cannot be sent now keeps no other one back. */
async function sendOrSay({ write }: Services, rowId: number, { by }: ShipData): Promise<void> {
  const actor = starterOf(by);
  try {
    await write({ name: 'order.send', actor }, (context) => sendParcel(context, rowId));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { message } = error;
    await write({ name: 'order.ship', actor }, ({ tx }) => setRow(tx, rowId, { state: shipmentStates.refused, reason: message }));
  }
}

const outcomeWords = ({ sent, refused }: { sent: number; refused: number }): string =>
  [`已发货 ${sent} 单`, refused > 0 && `未发出 ${refused} 单`].filter(Boolean).join('，');

/** Parcels of a run one after the other, each a write of its own. Begun anew after a crash it goes on with those that wait. */
export const shipJob: Job<ShipData> = {
  name: 'order.ship',
  label: '批量发货',
  async run(services, data) {
    const { db } = services.database;
    const report = jobReporter(services, data.jobId);
    try {
      const before = await countRows(db, data.runId);
      await report.update({ state: 'running' });
      report.step(before.sent + before.refused);
      for (const { id } of await rowsWaiting(db, data.runId)) {
        await sendOrSay(services, id, data);
        report.step(1);
      }
      await report.settled();
      const counts = await countRows(db, data.runId);
      await report.update({ state: 'done', done: counts.sent + counts.refused, message: outcomeWords(counts), result: counts });
    } catch (error) {
      await report.settled();
      const { sent } = await countRows(db, data.runId);
      await report.update({ state: 'failed', message: `批量发货没有完成（已发货 ${sent} 单），请重试未发出的订单` });
      throw error;
    }
  },
};
