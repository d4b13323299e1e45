import type { AdminDraft } from '#contract/access/administrator-record.ts';
import { administratorRefusals } from '#contract/access/administrator-refusals.ts';
import type { Write } from '#server/platform/write/write.ts';
import { isCommonPassword } from '../passwords/common-passwords.ts';
import { giveRoles } from './give-roles.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { admins } from '../rights/queries.ts';
import { checkName } from './rules.ts';
import { adminLogin } from '../passwords/tables.ts';

/** The hash is all that is kept of a password. */
export async function saveAdmin(write: Write, draft: AdminDraft): Promise<null> {
  const account = draft.account.trim();
  checkName(write.actor, account);
  if (isCommonPassword(draft.pwd, account)) throw administratorRefusals.COMMON_PASSWORD();
  const { status, mustChangePassword = false } = draft;
  const hash = await hashPassword(draft.pwd);
  const id = await admins.insert(write, {
    account,
    realName: draft.realName.trim(),
    phone: draft.phone || null,
    status,
    mustChangePassword,
    passwordTime: write.now,
  });
  await write.tx.insert(adminLogin).values({ adminId: id, hash });
  await giveRoles(write, id, draft.roles);
  return null;
}
