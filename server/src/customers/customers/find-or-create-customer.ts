import { eq } from 'drizzle-orm';
import type { Write } from '#server/platform/write/write.ts';
import { customer } from './tables.ts';

export interface BuyerDraft {
  account: string;
  nickname?: string | undefined;
  phone?: string | undefined;
}

/** Finds the customer of a storefront's account, or makes one; answers the key. */
export async function findOrCreateCustomer(
  { tx, now }: Write,
  { account, nickname = account, phone }: BuyerDraft,
): Promise<number> {
  const known = tx.select({ id: customer.id }).from(customer).where(eq(customer.account, account));
  const [found] = await known;
  if (found) return found.id;
  const visit = { firstVisitTime: now, lastLoginTime: now };
  const draft = { account, nickname, phone: phone ?? null, ...visit, createTime: now, updateTime: now };
  const [made] = await tx.insert(customer).values(draft).onConflictDoNothing().returning({ id: customer.id });
  // Two first orders of one person may arrive at once: the slower one finds what the faster one made.
  return made?.id ?? (await known)[0]?.id ?? 0;
}
