import { shipmentStates } from '#contract/orders/shipments.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { sendParcel } from './send-parcel.ts';
import { type RunData, workThrough } from './work-through.ts';

/** Parcels of a run sent one after the other. */
export const shipJob: Job<RunData> = {
  name: 'order.ship',
  label: '批量发货',
  run: (services, data) =>
    workThrough(services, data, {
      rows: shipmentStates.waiting,
      refused: shipmentStates.refused,
      act: 'order.send',
      noted: 'order.ship',
      each: sendParcel,
      before: ({ sent, refused }) => sent + refused,
      done: ({ sent, refused }) => [`已发货 ${sent} 单`, refused > 0 && `未发出 ${refused} 单`].filter(Boolean).join('，'),
      failed: ({ sent }) => `批量发货没有完成（已发货 ${sent} 单），请重试未发出的订单`,
    }),
};
