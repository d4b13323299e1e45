import { passkeyRefusals } from '#contract/access/passkeys.ts';
import { currentHost } from '#server/platform/http/origin.ts';
import type { Write } from '#server/platform/write/write.ts';
import { redeemChallenge } from './queries.ts';
import { challengeOf } from './rules.ts';
import { type Made, type MadePasskey, verifyMade } from './verify.ts';

/** Passkey that a device made on a challenge for this account, or on one for nobody yet; the challenge is good no more. */
export async function provenMade(write: Write, answer: Made, adminId: number | null): Promise<MadePasskey> {
  const challenge = challengeOf(answer.response.clientDataJSON) ?? '';
  if (!(await redeemChallenge(write, challenge, adminId))) throw passkeyRefusals.EXPIRED();
  const made = await verifyMade(answer, challenge, currentHost());
  if (!made) throw passkeyRefusals.UNPROVEN();
  return made;
}
