import type { Input } from '#contract/call.ts';
import { type operatorAccountCalls, operatorAccountRefusals } from '#contract/sellers/operator-accounts.ts';
import { numberFrom } from '#contract/masked.ts';
import type { Write } from '#server/platform/write/write.ts';
import { operators } from '../operators/queries.ts';
import { findOperatorAccount, operatorAccounts } from './queries.ts';

/** The account of an operator, which has one. */
export async function saveAccount(
  write: Write,
  { id: operatorId, bankAccount, ...account }: Input<typeof operatorAccountCalls.save>,
): Promise<null> {
  await operators.lock(write.tx, operatorId);
  const before = await findOperatorAccount(write.tx, operatorId);
  const number = numberFrom(bankAccount, before?.bankAccount ?? '');
  if (number === '') throw operatorAccountRefusals.NO_NUMBER();
  await operatorAccounts.save(write, before?.id, { ...account, operatorId, bankAccount: number });
  return null;
}
