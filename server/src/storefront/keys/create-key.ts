import { randomBytes } from 'node:crypto';
import type { Write } from '#server/platform/write/write.ts';
import type { Seal } from '#server/platform/seal.ts';
import { storefrontKey } from './tables.ts';

/** The secret leaves the server once, in this answer. */
export const createKey =
  (seal: Seal) =>
  async ({ tx, now }: Write, { name }: { name: string }) => {
    const keyId = `sk${randomBytes(9).toString('hex')}`;
    const secret = randomBytes(32).toString('base64url');
    await tx
      .insert(storefrontKey)
      .values({ keyId, name: name.trim(), secret: seal.close(secret), createTime: now, updateTime: now });
    return { keyId, secret };
  };
