import { eq } from 'drizzle-orm';
import type { Write } from '#server/platform/write/write.ts';
import { invoiceApplication } from '../invoice-applications/tables.ts';
import { takeOverTitles } from '../invoice-titles/take-over-titles.ts';
import { userRecharge } from '../recharges/tables.ts';

/** Recharges, applications for invoices and titles of an account that went into another. Withdrawals stay as they were asked for. */
export async function takeOverDocuments(write: Write, pair: { fromUid: number; toUid: number }): Promise<void> {
  const moved = { uid: pair.toUid, updateTime: write.now };
  for (const table of [userRecharge, invoiceApplication])
    await write.tx.update(table).set(moved).where(eq(table.uid, pair.fromUid));
  await takeOverTitles(write, pair);
}
