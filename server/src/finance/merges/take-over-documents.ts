import { eq } from 'drizzle-orm';
import type { Write } from '#server/platform/write/write.ts';
import { invoiceApplication } from '../invoice-applications/tables.ts';
import { userRecharge } from '../recharges/tables.ts';

/** Recharges and applications for invoices of an account that went into another. Withdrawals stay as they were asked for. */
export async function takeOverDocuments(
  { tx, now }: Write,
  { fromUid, toUid }: { fromUid: number; toUid: number },
): Promise<void> {
  await tx.update(userRecharge).set({ uid: toUid, updateTime: now }).where(eq(userRecharge.uid, fromUid));
  await tx.update(invoiceApplication).set({ uid: toUid, updateTime: now }).where(eq(invoiceApplication.uid, fromUid));
}
