import { no } from '#contract/finance/invoice-applications.ts';
import type { Write } from '#server/platform/write/write.ts';
import { currentOrders } from './queries.ts';
import { isRefundPending } from './rules.ts';
import type { ApplicationRecord } from './tables.ts';

/** No order of it waits for a refund, and refunds have left something. */
export async function checkReady({ tx }: Pick<Write, 'tx'>, { id, amount }: ApplicationRecord): Promise<void> {
  if ((await currentOrders(tx, id)).some(isRefundPending)) throw no.REFUND_PENDING();
  if (amount === 0) throw no.NOTHING_LEFT();
}
