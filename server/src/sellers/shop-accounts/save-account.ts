import type { Input } from '#contract/call.ts';
import { type shopAccountCalls, shopAccountRefusals } from '#contract/sellers/shop-accounts.ts';
import { numberFrom } from '#contract/masked.ts';
import { shops } from '#server/catalogue/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { findShopAccount, shopAccounts } from './queries.ts';

/** The account of a shop, which has one. */
export async function saveAccount(
  write: Write,
  { id: shopId, bankAccount, ...account }: Input<typeof shopAccountCalls.save>,
): Promise<null> {
  await shops.lock(write.tx, shopId);
  const before = await findShopAccount(write.tx, shopId);
  const number = numberFrom(bankAccount, before?.bankAccount ?? '');
  if (number === '') throw shopAccountRefusals.NO_NUMBER();
  await shopAccounts.save(write, before?.id, { ...account, shopId, bankAccount: number });
  return null;
}
