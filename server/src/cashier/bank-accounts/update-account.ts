import type { Input } from '#contract/call.ts';
import type { bankAccountCalls } from '#contract/cashier/bank-accounts.ts';
import { numberFrom } from '#contract/masked.ts';
import type { Write } from '#server/platform/write/write.ts';
import { bankAccounts } from './queries.ts';

/** A number that comes back masked stays as it is kept. */
export async function updateAccount(
  write: Write,
  { id, number, ...account }: Input<typeof bankAccountCalls.update>,
): Promise<null> {
  const before = await bankAccounts.lock(write.tx, id);
  await bankAccounts.set(write, id, { ...account, number: numberFrom(number, before.number).replaceAll('-', '') });
  return null;
}
