import { no } from '#contract/access/administrators.ts';
import type { Write } from '#server/platform/write/write.ts';
import { deletePasskeysOf } from '../passkeys/queries.ts';
import { isCommonPassword } from './common-passwords.ts';
import { hashPassword } from './passwords.ts';
import { admins, setPassword } from './queries.ts';

/** A password given by somebody else is good for one sign-in, which asks for another; devices have to be added anew. */
export async function resetPassword(
  write: Write,
  { id, account, pwd }: { id: number; account: string; pwd: string },
): Promise<void> {
  if (isCommonPassword(pwd, account)) throw no.COMMON_PASSWORD();
  await setPassword(write.tx, id, await hashPassword(pwd), write.now);
  await admins.set(write, id, { mustChangePassword: true });
  await deletePasskeysOf(write.tx, id);
}
