import type { Answer } from '#contract/call.ts';
import type { shopAccountCalls } from '#contract/sellers/shop-accounts.ts';
import type { Write } from '#server/platform/write/write.ts';
import { shops } from '#server/catalogue/index.ts';
import { findShopAccount } from './queries.ts';
import { shopAccountView } from './tables.ts';

/** Lists mask the account; who may see it asks for it, and that is kept. */
export async function revealAccount({ tx, now }: Write, { id }: { id: number }): Promise<Answer<typeof shopAccountCalls.reveal>> {
  await shops.get(tx, id);
  const found = await findShopAccount(tx, id);
  if (!found) return { bankName: '', bankAccountName: '', bankAccount: '' };
  await tx.insert(shopAccountView).values({ accountId: found.id, createTime: now });
  const { bankName, bankAccountName, bankAccount } = found;
  return { bankName, bankAccountName, bankAccount };
}
