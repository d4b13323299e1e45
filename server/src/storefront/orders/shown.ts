import { type OrderRecord, situationShown } from '#server/orders/index.ts';
import type { Write } from '#server/platform/write/write.ts';

/** How an order stands, for the one who placed it. */
export const shown = (record: OrderRecord) => ({
  ...record,
  statusText: situationShown(record).value,
  freight: record.payPostage,
  paid: record.payTime !== null,
});

/** A verb that answers the order it left. */
export const showing =
  <I>(verb: (context: Write, input: I) => Promise<OrderRecord>) =>
  async (context: Write, input: I) =>
    shown(await verb(context, input));
