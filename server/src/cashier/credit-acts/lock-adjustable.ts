import type { CreditAdjustment } from '#contract/cashier/credit-record.ts';
import { creditRefusals } from '#contract/cashier/credit-refusals.ts';
import type { Write } from '#server/platform/write/write.ts';
import { creditAccounts } from '../credit-accounts/record.ts';
import type { CreditAccountRecord } from '../credit-accounts/tables.ts';

/** Account of a correction, which it locks; less than nothing is not owed. */
export async function lockAdjustable({ tx }: Write, { id, amount }: CreditAdjustment): Promise<CreditAccountRecord> {
  const account = await creditAccounts.lock(tx, id);
  if (amount < 0 && -amount > account.owed) throw creditRefusals.MORE_THAN_OWED({ owed: account.owed });
  return account;
}
