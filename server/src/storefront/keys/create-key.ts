import { randomBytes } from 'node:crypto';
import { DAY } from '#contract/durations.ts';
import type { storefrontKeyCalls } from '#contract/storefront/keys.ts';
import type { Input } from '#contract/call.ts';
import type { Write } from '#server/platform/write/write.ts';
import type { Secrets } from '#server/platform/secrets.ts';
import { newSecret } from './new-secret.ts';
import { keys } from './queries.ts';

/** The secret leaves the server once, in this answer. */
export const createKey =
  (secrets: Secrets) =>
  async (
    write: Write,
    { name, isReadOnly = false, ownCustomersOnly = false, validDays = 0 }: Input<typeof storefrontKeyCalls.save>,
  ) => {
    const keyId = `sk${randomBytes(9).toString('hex')}`;
    const secret = newSecret();
    const expireTime = validDays > 0 ? new Date(write.now.getTime() + validDays * DAY) : null;
    const terms = { isReadOnly, ownCustomersOnly, expireTime };
    await keys.insert(write, { keyId, name: name.trim(), secret: secrets.encrypt(secret), ...terms });
    return { keyId, secret };
  };
