import type { Input } from '#contract/call.ts';
import type { shopAccountCalls } from '#contract/sellers/shop-accounts.ts';
import { numberFrom } from '#contract/masked.ts';
import type { Write } from '#server/platform/write/write.ts';
import { shops } from '#server/catalogue/index.ts';
import { findShopAccount, shopAccounts } from './queries.ts';

/** The account of a shop, which has one. */
export async function saveAccount(write: Write, { bankAccount, ...account }: Input<typeof shopAccountCalls.save>): Promise<null> {
  await shops.lock(write.tx, account.shopId);
  const before = await findShopAccount(write.tx, account.shopId);
  await shopAccounts.save(write, before?.id, { ...account, bankAccount: numberFrom(bankAccount, before?.bankAccount ?? '') });
  return null;
}
