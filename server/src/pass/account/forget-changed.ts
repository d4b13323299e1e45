import type { Secrets } from '#server/platform/secrets.ts';
import type { Write } from '#server/platform/write/write.ts';
import type { ChangedAccount } from './change-account.ts';
import { keepCredentials } from './keep-credentials.ts';

/** Has the shop sign in anew where the account was its own; that of somebody else leaves it as it is. */
export async function forgetChanged(write: Write, { isOwn }: ChangedAccount, secrets: Secrets): Promise<null> {
  if (isOwn) await keepCredentials(write, {}, secrets);
  return null;
}
