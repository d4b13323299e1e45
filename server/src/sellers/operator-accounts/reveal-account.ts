import type { Answer } from '#contract/call.ts';
import type { operatorAccountCalls } from '#contract/sellers/operator-accounts.ts';
import type { Write } from '#server/platform/write/write.ts';
import { operators } from '../operators/queries.ts';
import { findOperatorAccount } from './queries.ts';
import { operatorAccountView } from '../operators/tables.ts';

/** Lists mask the account; who may see it asks for it, and that is kept. */
export async function revealAccount(
  { tx, now }: Write,
  { id }: { id: number },
): Promise<Answer<typeof operatorAccountCalls.reveal>> {
  await operators.get(tx, id);
  const found = await findOperatorAccount(tx, id);
  if (!found) return { bankName: '', bankAccountName: '', bankAccount: '' };
  await tx.insert(operatorAccountView).values({ accountId: found.id, createTime: now });
  const { bankName, bankAccountName, bankAccount } = found;
  return { bankName, bankAccountName, bankAccount };
}
