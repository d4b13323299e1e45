import { shipmentStates } from '#contract/orders/shipments.ts';
import { Refusal } from '#contract/refusal.ts';
import { starterOf } from '#server/jobs/index.ts';
import type { Administrator } from '#server/platform/actor.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { setRow } from './queries.ts';
import { recallParcel } from './recall-parcel.ts';
import { workThrough } from './work-through.ts';

interface RecallData {
  runId: number;
  jobId: number;
  by: Pick<Administrator, 'id' | 'name'>;
  reason: string;
}

async function recallOrSay({ write }: Services, rowId: number, { by, reason }: RecallData): Promise<void> {
  const actor = starterOf(by);
  try {
    await write({ name: 'order.recall', actor }, (context) => recallParcel(context, { rowId, reason }));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { message } = error;
    await write({ name: 'order.shipRecall', actor }, ({ tx }) => setRow(tx, rowId, { reason: message }));
  }
}

/** Sendings of a run taken back one after the other; what cannot be is told in its row. */
export const recallJob: Job<RecallData> = {
  name: 'order.shipRecall',
  label: '撤回批量发货',
  run: (services, data) =>
    workThrough(services, data, {
      rows: shipmentStates.sent,
      each: (id) => recallOrSay(services, id, data),
      before: ({ recalled }) => recalled,
      done: ({ sent, recalled }) => [`已撤回 ${recalled} 单`, sent > 0 && `未能撤回 ${sent} 单`].filter(Boolean).join('，'),
      failed: ({ recalled }) => `撤回没有完成（已撤回 ${recalled} 单），请再撤回一次`,
    }),
};
