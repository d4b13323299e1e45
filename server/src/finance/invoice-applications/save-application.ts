import type { Input } from '#contract/call.ts';
import type { applicationCalls } from '#contract/finance/invoices/invoice-applications.ts';
import type { Write } from '#server/platform/write/write.ts';
import { applyForInvoice } from './apply-for-invoice.ts';
import { correctTitle } from './correct-title.ts';

type ApplicationDraft = Input<typeof applicationCalls.save>;

/** Saves a new application of a customer, or another title for one that is not issued, by staff. */
export function saveApplication(
  write: Write,
  { id, uid, titleId, source, orderNos = [], ...title }: ApplicationDraft,
): Promise<{ id: number; applyNo: string }> {
  if (id !== undefined) return correctTitle(write, { id, title });
  return applyForInvoice(write, { uid, titleId, source, orderNos, title });
}
