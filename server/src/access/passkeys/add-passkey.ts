import { PASSKEYS_MAX, passkeyRefusals, type passkeyCalls } from '#contract/access/passkeys.ts';
import type { Answer, Input } from '#contract/call.ts';
import { currentHost } from '#server/platform/http/origin.ts';
import type { Write } from '#server/platform/write/write.ts';
import type { NotifyHolder } from '../notify-holder.ts';
import { admins } from '../rights/queries.ts';
import { asAdministrator } from '#server/platform/actor.ts';
import { countOf, passkeys, redeemChallenge } from './queries.ts';
import { challengeOf } from './rules.ts';
import { adminPasskeyUse } from './tables.ts';
import { verifyMade } from './verify.ts';

type PasskeyInput = Input<typeof passkeyCalls.add>;

/** Keeps what a device made for the person who is signed in, and notifies that person; two at once stay within the limit. */
export const addPasskey =
  (notifyHolder: NotifyHolder) =>
  async (write: Write, { name, answer }: PasskeyInput): Promise<Answer<typeof passkeyCalls.add>> => {
    const { tx, now } = write;
    const { id: adminId } = asAdministrator(write.actor);
    const challenge = challengeOf(answer.response.clientDataJSON) ?? '';
    if (!(await redeemChallenge(write, challenge, adminId))) throw passkeyRefusals.EXPIRED();
    const made = await verifyMade(answer, challenge, currentHost());
    if (!made) throw passkeyRefusals.UNPROVEN();
    const { host, credentialId, publicKey, counter } = made;
    await admins.lock(tx, adminId);
    if ((await countOf(tx, adminId)) >= PASSKEYS_MAX) throw passkeyRefusals.TOO_MANY();
    const passkeyId = await passkeys.insert(write, { adminId, name, host, credentialId, publicKey });
    await tx.insert(adminPasskeyUse).values({ passkeyId, counter });
    await notifyHolder(write, 'adminPasskeyAdded', name);
    return { id: passkeyId, name, host, createTime: now, lastTime: null };
  };
