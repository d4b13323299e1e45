import type { AdminEdit } from '#contract/access/administrator-record.ts';
import { administratorCalls } from '#contract/access/administrators.ts';
import { administratorRefusals } from '#contract/access/administrator-refusals.ts';
import { mayCall, asAdministrator } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { admins } from '../rights/queries.ts';
import { deleteSessionsOf } from '../sessions/queries.ts';
import { deleteBindingOf } from '../wechat/queries.ts';
import { giveRoles } from './give-roles.ts';
import { followSwitch } from './follow-switch.ts';
import { lockAdmin } from './lock-admin.ts';
import { hasRoles } from './queries.ts';
import { replacePassword } from './replace-password.ts';
import { resetPassword } from './reset-password.ts';
import { checkName, checkOwnEdit } from './rules.ts';

/** The sessions that it ended: a new password or a switched-off account ends all but the one that asks. What is not sent stays. */
export async function updateAdmin(write: Write, { id, ...edit }: AdminEdit): Promise<number[]> {
  const row = await lockAdmin(write, id);
  if (!mayCall(write.actor, administratorCalls.update)) checkOwnEdit(row, edit);
  const status = edit.status ?? row.status;
  if (row.isOwn && (!status || (edit.roles && !(await hasRoles(write.tx, id, edit.roles)))))
    throw administratorRefusals.OWN_ACCOUNT();

  const account = edit.account.trim();
  checkName(write.actor, account, row.account);
  const phone = edit.phone === undefined || edit.phone === null ? row.phone : edit.phone || null;
  const isSms = row.isSms && phone !== null;
  await admins.set(write, id, { account, realName: edit.realName.trim(), status, phone, isSms });
  if (status !== row.status) await followSwitch(write, id);
  if (edit.roles && !row.isOwn) await giveRoles(write, id, edit.roles);
  if (row.isOwn) return edit.pwd ? replacePassword(write, { me: asAdministrator(write.actor), pwd: edit.pwd }) : [];
  if (edit.pwd) await resetPassword(write, { id, account, pwd: edit.pwd, mustChangePassword: edit.mustChangePassword ?? false });
  if (!status) await deleteBindingOf(write.tx, id);
  return edit.pwd || !status ? deleteSessionsOf(write.tx, id) : [];
}
