import { randomBytes } from 'node:crypto';
import type { Write } from '#server/platform/write/write.ts';
import type { Secrets } from '#server/platform/secrets.ts';
import { keys } from './queries.ts';

/** The secret leaves the server once, in this answer. */
export const createKey =
  (secrets: Secrets) =>
  async (write: Write, { name }: { name: string }) => {
    const keyId = `sk${randomBytes(9).toString('hex')}`;
    const secret = randomBytes(32).toString('base64url');
    await keys.insert(write, { keyId, name: name.trim(), secret: secrets.encrypt(secret) });
    return { keyId, secret };
  };
