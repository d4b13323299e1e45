import type { OrderRecord } from '#server/orders/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { labelledSituation } from '#server/orders/rules.ts';

/** Presenter of an order for the storefront that placed it. */
export const toAnswer = (record: OrderRecord) => ({
  ...record,
  statusText: labelledSituation(record).value,
  freight: record.payPostage,
  paid: record.payTime !== null,
});

/** Wraps a verb so that it answers the order it changed. */
export const answering =
  <I>(verb: (context: Write, input: I) => Promise<OrderRecord>) =>
  async (context: Write, input: I) =>
    toAnswer(await verb(context, input));
