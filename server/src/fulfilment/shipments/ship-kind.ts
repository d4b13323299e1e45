import { DAY } from '#contract/durations.ts';
import { shipmentRefusals } from '#contract/fulfilment/shipments.ts';
import { type RowUndo, type RunKind, allDone } from '#server/jobs/index.ts';
import type { Parcel } from './parcel.ts';
import { recallParcel } from './recall-parcel.ts';
import { sendParcel } from './send-parcel.ts';

/** Sendings of a run taken back one after the other; what cannot be stays sent, and its row says why. */
export const shipUndo: RowUndo<Parcel> = {
  name: 'order.shipRecall',
  label: '撤回批量发货',
  act: 'order.recall',
  undoRow: recallParcel,
  words: {
    done: ({ done, undone }) => [`已撤回 ${undone} 单`, done > 0 && `未能撤回 ${done} 单`].filter(Boolean).join('，'),
    failed: ({ undone }, reason = '撤回没有完成') => `${reason}（已撤回 ${undone} 单），可以再撤回一次`,
  },
};

/** Parcels sent one after the other; an order that refuses keeps no other one back. */
export const shipKind: RunKind<object, null, Parcel> = {
  name: 'order.ship',
  label: '批量发货',
  keptFor: 30 * DAY,
  unit: 'row',
  act: () => 'order.send',
  undoableFor: () => undefined,
  plan: async () => null,
  async apply(write, { rows }) {
    for (const row of rows) await sendParcel(write, row);
    return allDone(rows);
  },
  undo: shipUndo,
  words: {
    done: ({ changed, refused }) => [`已发货 ${changed} 单`, refused > 0 && `未发出 ${refused} 单`].filter(Boolean).join('，'),
    failed: ({ changed }, reason = '批量发货没有完成') => `${reason}（已发货 ${changed} 单），请重试未发出的订单`,
  },
  refuses: shipmentRefusals,
};
