import { invoiceApplicationRefusals } from '#contract/finance/invoices/invoice-application-refusals.ts';
import type { Write } from '#server/platform/write/write.ts';
import { currentSubjects } from './queries.ts';
import type { ApplicationRecord } from './tables.ts';

/** No order of it waits for a refund, and refunds have left something. */
export async function checkReady({ tx }: Pick<Write, 'tx'>, { id, amount }: ApplicationRecord): Promise<void> {
  if ((await currentSubjects(tx, id)).some(({ isPending }) => isPending)) throw invoiceApplicationRefusals.REFUND_PENDING();
  if (amount === 0) throw invoiceApplicationRefusals.NOTHING_LEFT();
}
