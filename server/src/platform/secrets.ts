import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ALGORITHM = 'aes-256-gcm';

/** Encrypts secrets with the key of this server. */
export interface Secrets {
  encrypt(text: string): string;
  /** Undefined when it was encrypted with another key, or is no encrypted text at all. */
  decrypt(encrypted: string): string | undefined;
}

/** The key lives in the data folder, apart from the database; servers that share a database share the folder. */
function keyIn(dataDir: string): Buffer {
  const path = join(dataDir, 'storefront.key');
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(path, randomBytes(32), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    // Made before, or by another process a moment ago.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(path);
}

export function openSecrets(dataDir: string): Secrets {
  const key = keyIn(dataDir);
  return {
    encrypt(text) {
      const salt = randomBytes(12);
      const cipher = createCipheriv(ALGORITHM, key, salt);
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([salt, cipher.getAuthTag(), encrypted]).toString('base64');
    },
    decrypt(encrypted) {
      const bytes = Buffer.from(encrypted, 'base64');
      try {
        const cipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, 12));
        cipher.setAuthTag(bytes.subarray(12, 28));
        return Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
