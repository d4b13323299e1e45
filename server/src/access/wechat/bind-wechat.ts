import type { Write } from '#server/platform/write/write.ts';
import type { NotifyHolder } from '../notify-holder.ts';
import { admins } from '../rights/queries.ts';
import { type WechatPerson, bindings, deleteBindingOf, findBound } from './queries.ts';

interface NewBinding {
  adminId: number;
  person: WechatPerson;
  /** Browser in which it was begun, in words. */
  device: string;
}

/**
 * Binds a WeChat in place of the one that the account had, and notifies its holder. False for that of another account, which stays
 * where it is.
 */
export async function bindWechat(
  write: Write,
  notifyHolder: NotifyHolder,
  { adminId, person, device }: NewBinding,
): Promise<boolean> {
  await admins.lock(write.tx, adminId);
  const bound = await findBound(write.tx, person);
  if (bound) return bound.person.id === adminId;
  await deleteBindingOf(write.tx, adminId);
  await bindings.insert(write, { adminId, ...person });
  await notifyHolder(write, 'adminWechatBound', device);
  return true;
}
