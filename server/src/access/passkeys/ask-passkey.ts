import { passkeyRefusals, type passkeyCalls } from '#contract/access/passkeys.ts';
import type { Answer } from '#contract/call.ts';
import { currentHost } from '#server/platform/http/origin.ts';
import type { Write } from '#server/platform/write/write.ts';
import { countChallenges, issueChallenge } from './queries.ts';
import { CHALLENGES_PER_MINUTE, CHALLENGE_LIFE_MS, domainOf } from './rules.ts';

/** A challenge for any passkey of this site. */
export async function askPasskey(write: Write): Promise<Answer<typeof passkeyCalls.ask>> {
  const rpId = domainOf(currentHost());
  if (rpId === undefined) throw passkeyRefusals.NO_DOMAIN();
  const asked = await countChallenges(write.tx, write.from?.address ?? '', write.now);
  if (asked >= CHALLENGES_PER_MINUTE) throw passkeyRefusals.TOO_OFTEN();
  return { challenge: await issueChallenge(write, null), timeout: CHALLENGE_LIFE_MS, rpId, userVerification: 'required' };
}
