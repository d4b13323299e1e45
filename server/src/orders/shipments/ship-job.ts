import { shipmentStates } from '#contract/orders/shipments.ts';
import { Refusal } from '#contract/refusal.ts';
import { starterOf } from '#server/jobs/index.ts';
import type { Administrator } from '#server/platform/actor.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { setRow } from './queries.ts';
import { sendParcel } from './send-parcel.ts';
import { workThrough } from './work-through.ts';

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
  run: (services, data) =>
    workThrough(services, data, {
      rows: shipmentStates.waiting,
      each: (id) => sendOrSay(services, id, data),
      before: ({ sent, refused }) => sent + refused,
      done: outcomeWords,
      failed: ({ sent }) => `批量发货没有完成（已发货 ${sent} 单），请重试未发出的订单`,
    }),
};
