import type { Input } from '#contract/call.ts';
import { BANK_ACCOUNTS, bankAccountRefusals, type bankAccountCalls } from '#contract/cashier/bank-accounts.ts';
import type { Write } from '#server/platform/write/write.ts';
import { bankAccounts } from './queries.ts';
import { bankAccount } from './tables.ts';

export async function saveAccount(write: Write, { number, ...account }: Input<typeof bankAccountCalls.save>): Promise<null> {
  if (number.includes('*')) throw bankAccountRefusals.NO_NUMBER();
  if ((await write.tx.$count(bankAccount)) >= BANK_ACCOUNTS) throw bankAccountRefusals.TOO_MANY();
  await bankAccounts.insert(write, { ...account, number: number.replaceAll('-', ''), columns: {} });
  return null;
}
