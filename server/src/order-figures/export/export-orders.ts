import type { Input } from '#contract/call.ts';
import { seeAmounts } from '#contract/orders/amounts.ts';
import { exportColumnsFor, type orderExportCalls } from '#contract/order-figures/order-export.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { beginExport } from '#server/exports/index.ts';
import { holds, mayCall } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { resolveHandler } from '#server/orders/index.ts';
import { orderExport } from './order-export.ts';

type Options = Input<typeof orderExportCalls.exportOrders>;

/** Amounts go only to those who may see them; whoever may not open an order gets masked phone numbers. */
export function exportOrders(write: Write, { filter, columns, format }: Options): Promise<{ id: number; jobId: number }> {
  const seesAmounts = holds(write.actor, seeAmounts);
  const known = exportColumnsFor(seesAmounts);
  const usual = Object.keys(known).filter((name) => !known[name]?.optional);
  const chosen = columns.length > 0 ? columns.filter((name) => Object.hasOwn(known, name)) : usual;
  const seesPhones = mayCall(write.actor, orderCalls.info);
  return beginExport(write, orderExport, {
    filter: { filter: resolveHandler(filter, write.actor), seesAmounts, seesPhones },
    columns: chosen,
    format,
  });
}
