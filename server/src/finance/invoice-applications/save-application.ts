import type { Input } from '#contract/call.ts';
import type { applicationCalls } from '#contract/finance/invoice-applications.ts';
import type { Write } from '#server/platform/write/write.ts';
import { applyForInvoice } from './apply-for-invoice.ts';
import { correctTitle } from './correct-title.ts';

type Draft = Input<typeof applicationCalls.save>;

/** By staff: a new application of a customer, or another title for one that is not issued. */
export function saveApplication(
  write: Write,
  { id, uid, titleId, source, orderNos = [], ...title }: Draft,
): Promise<{ id: number; applyNo: string }> {
  if (id !== undefined) return correctTitle(write, { id, title });
  return applyForInvoice(write, { uid, titleId, source, orderNos, title });
}
