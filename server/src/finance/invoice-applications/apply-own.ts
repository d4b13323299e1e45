import type { Input } from '#contract/call.ts';
import type { openInvoiceCalls } from '#contract/finance/invoices/open-invoices.ts';
import { findOrCreateCustomer } from '#server/customers/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { applyForInvoice } from './apply-for-invoice.ts';
import { correctTitle } from './correct-title.ts';

type OwnApplication = Input<typeof openInvoiceCalls.apply>;

/** Applies for a customer's own orders, or with another title for an application of their own. */
export async function applyOwn(
  write: Write,
  { account, id, source, orderNos = [], ...title }: OwnApplication,
): Promise<{ id: number; applyNo: string }> {
  const uid = await findOrCreateCustomer(write, { account });
  return id === undefined
    ? applyForInvoice(write, { uid, source, orderNos, title })
    : correctTitle(write, { id, title, of: uid });
}
