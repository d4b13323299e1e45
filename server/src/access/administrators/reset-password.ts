import { administratorRefusals } from '#contract/access/administrator-refusals.ts';
import type { Write } from '#server/platform/write/write.ts';
import { admins } from '../rights/queries.ts';
import { deletePasskeysOf } from '../passkeys/queries.ts';
import { isCommonPassword } from '../passwords/common-passwords.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { setPassword } from '../passwords/queries.ts';
import { deleteBindingOf } from '../wechat/queries.ts';

interface Given {
  id: number;
  account: string;
  pwd: string;
  mustChangePassword: boolean;
}

/** A password given by somebody else. Devices and WeChat have to be added anew; clients that cannot change a password do not ask for that. */
export async function resetPassword(write: Write, { id, account, pwd, mustChangePassword }: Given): Promise<void> {
  if (isCommonPassword(pwd, account)) throw administratorRefusals.COMMON_PASSWORD();
  await setPassword(write.tx, id, await hashPassword(pwd), write.now);
  await admins.set(write, id, { mustChangePassword });
  await deletePasskeysOf(write.tx, id);
  await deleteBindingOf(write.tx, id);
}
