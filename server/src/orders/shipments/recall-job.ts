import { shipmentStates } from '#contract/orders/shipments.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { recallParcel } from './recall-parcel.ts';
import { type RunData, workThrough } from './work-through.ts';

/** Sendings of a run taken back one after the other; what cannot be stays sent, and its row says why. */
export const recallJob: Job<RunData & { reason: string }> = {
  name: 'order.shipRecall',
  label: '撤回批量发货',
  run: (services, data) =>
    workThrough(services, data, {
      rows: shipmentStates.sent,
      refused: shipmentStates.sent,
      act: 'order.recall',
      noted: 'order.shipRecall',
      each: (write, rowId) => recallParcel(write, { rowId, reason: data.reason }),
      before: ({ recalled }) => recalled,
      done: ({ sent, recalled }) => [`已撤回 ${recalled} 单`, sent > 0 && `未能撤回 ${sent} 单`].filter(Boolean).join('，'),
      failed: ({ recalled }) => `撤回没有完成（已撤回 ${recalled} 单），请再撤回一次`,
    }),
};
