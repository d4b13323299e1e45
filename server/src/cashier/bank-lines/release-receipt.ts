import { eq } from 'drizzle-orm';
import type { Write } from '#server/platform/write/write.ts';
import { bankMatchDocument } from './tables.ts';
import { takeApart } from './take-apart.ts';

/** Lets the lines go that a receipt was matched to, for it is void. */
export async function releaseReceipt(write: Write, receiptId: number): Promise<void> {
  const [found] = await write.tx
    .select({ matchId: bankMatchDocument.matchId })
    .from(bankMatchDocument)
    .where(eq(bankMatchDocument.receiptId, receiptId));
  if (found) await takeApart(write, found.matchId);
}
