import { HOUR } from '#contract/durations.ts';
import { ROTATION_HOURS, storefrontKeyRefusals } from '#contract/storefront/keys.ts';
import type { Write } from '#server/platform/write/write.ts';
import type { Secrets } from '#server/platform/secrets.ts';
import { newSecret } from './new-secret.ts';
import { keys } from './queries.ts';

/** The storefront has a day to take the new secret up; one that leaked is revoked instead. */
export const rotateKey =
  (secrets: Secrets) =>
  async (write: Write, { id }: { id: number }) => {
    const { keyId, isRevoked, secret: formerSecret } = await keys.lock(write.tx, id);
    if (isRevoked) throw storefrontKeyRefusals.REVOKED();
    const secret = newSecret();
    const formerUntil = new Date(write.now.getTime() + ROTATION_HOURS * HOUR);
    await keys.set(write, id, { secret: secrets.encrypt(secret), formerSecret, formerUntil });
    return { keyId, secret };
  };
