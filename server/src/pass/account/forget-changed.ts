import type { Services } from '#server/platform/services.ts';
import type { Write } from '#server/platform/write/write.ts';
import type { ChangedAccount } from './change-account.ts';
import { keepCredentials } from './keep-credentials.ts';

/** Has the shop sign in anew where the account was its own; that of somebody else leaves it as it is. */
export async function forgetChanged(
  write: Write,
  { isOwn }: ChangedAccount,
  parts: Pick<Services, 'database' | 'secrets'>,
): Promise<null> {
  if (isOwn) await keepCredentials(write, {}, parts);
  return null;
}
