import { eq } from 'drizzle-orm';
import type { Write } from '#server/platform/write/write.ts';
import { creditAccount } from './tables.ts';

/** Account of a customer who went into another; where both have one, it stays what it is, and its debts are paid on it. */
export async function takeOverCredit({ tx, now }: Write, { fromUid, toUid }: { fromUid: number; toUid: number }): Promise<void> {
  const [own] = await tx.select({ id: creditAccount.id }).from(creditAccount).where(eq(creditAccount.uid, toUid));
  if (own) return;
  await tx.update(creditAccount).set({ uid: toUid, updateTime: now }).where(eq(creditAccount.uid, fromUid));
}
