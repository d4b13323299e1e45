import type { Write } from '#server/platform/write/write.ts';
import { admins } from '../rights/queries.ts';
import { type WechatPerson, bindings, deleteBindingOf, findBound } from './queries.ts';

/** Binds a WeChat in place of the one that the account had. False for that of another account, which stays where it is. */
export async function bindWechat(write: Write, adminId: number, person: WechatPerson): Promise<boolean> {
  await admins.lock(write.tx, adminId);
  const bound = await findBound(write.tx, person);
  if (bound) return bound.person.id === adminId;
  await deleteBindingOf(write.tx, adminId);
  await bindings.insert(write, { adminId, ...person });
  return true;
}
