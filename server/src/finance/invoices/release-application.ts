import { eq } from 'drizzle-orm';
import type { Write } from '#server/platform/write/write.ts';
import { moveApplication } from '../invoice-applications/move-application.ts';
import { restateOrders } from '../invoice-applications/restate-orders.ts';
import { invoiceApplicationOrder } from '../invoice-applications/tables.ts';

/** The invoice of an application is gone: it waits for a new one, or leaves its orders to another application. */
export async function releaseApplication(write: Write, id: number, { isReissued }: { isReissued: boolean }): Promise<void> {
  if (isReissued) {
    await moveApplication(write, id, 'reopen', { invoiceId: null });
    await restateOrders(write, id);
    return;
  }
  await write.tx.update(invoiceApplicationOrder).set({ isLive: false }).where(eq(invoiceApplicationOrder.applicationId, id));
}
