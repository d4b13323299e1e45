import { PASSKEYS_MAX, passkeyRefusals, type passkeyCalls } from '#contract/access/passkeys.ts';
import type { Answer, Input } from '#contract/call.ts';
import type { Write } from '#server/platform/write/write.ts';
import type { NotifyHolder } from '../notify-holder.ts';
import { admins } from '../rights/queries.ts';
import { asAdministrator } from '#server/platform/actor.ts';
import { insertMade } from './insert-made.ts';
import { countOf } from './queries.ts';
import { provenMade } from './proven-made.ts';

type PasskeyInput = Input<typeof passkeyCalls.add>;

/** Keeps what a device made for the person who is signed in, and notifies that person; two at once stay within the limit. */
export const addPasskey =
  (notifyHolder: NotifyHolder) =>
  async (write: Write, { name, answer }: PasskeyInput): Promise<Answer<typeof passkeyCalls.add>> => {
    const { tx, now } = write;
    const { id: adminId } = asAdministrator(write.actor);
    const made = await provenMade(write, answer, adminId);
    await admins.lock(tx, adminId);
    if ((await countOf(tx, adminId)) >= PASSKEYS_MAX) throw passkeyRefusals.TOO_MANY();
    const id = await insertMade(write, { adminId, name, made });
    await notifyHolder(write, 'adminPasskeyAdded', name);
    return { id, name, host: made.host, createTime: now, lastTime: null };
  };
