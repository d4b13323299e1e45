import { wechatSignInRefusals } from '#contract/access/wechat-sign-in.ts';
import type { Write } from '#server/platform/write/write.ts';
import { admins } from '../rights/queries.ts';
import { type WechatPerson, bindings, deleteBindingOf, findBound } from './queries.ts';

/** Binds a WeChat in place of the one that the account had; that of another account stays where it is. */
export async function bindWechat(write: Write, adminId: number, person: WechatPerson): Promise<void> {
  await admins.lock(write.tx, adminId);
  const bound = await findBound(write.tx, person);
  if (bound?.person.id === adminId) return;
  if (bound) throw wechatSignInRefusals.TAKEN();
  await deleteBindingOf(write.tx, adminId);
  await bindings.insert(write, { adminId, ...person });
}
