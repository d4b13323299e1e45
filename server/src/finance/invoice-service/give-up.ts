import type { Write } from '#server/platform/write/write.ts';
import { logStep } from '../invoice-applications/log-step.ts';
import { moveApplication } from '../invoice-applications/move-application.ts';
import { restateOrders } from '../invoice-applications/restate-orders.ts';
import { invoices } from '../invoices/queries.ts';
import { deleteTasks } from './queries.ts';
import type { InvoiceRequest } from './tables.ts';

/** No invoice came of a request: its application or its invoice says why, and may be tried again over what is left by now. */
export async function giveUp(
  write: Write,
  { applicationId, originId }: Pick<InvoiceRequest, 'applicationId' | 'originId'>,
  { action, failReason }: { action: string; failReason: string },
): Promise<void> {
  if (originId === null) {
    await moveApplication(write, applicationId, 'giveUp', { requestId: null, failReason });
    await deleteTasks(write.tx, applicationId);
    await restateOrders(write, applicationId);
    await logStep(write, { applicationId, action, message: failReason });
    return;
  }
  await invoices.set(write, originId, { requestId: null, failReason });
  await logStep(write, { applicationId, invoiceId: originId, action, message: failReason });
}
