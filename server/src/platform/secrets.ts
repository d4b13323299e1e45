import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartFailure } from './start-failure.ts';

const ALGORITHM = 'aes-256-gcm';

/** Encrypts secrets with the key of this server. */
export interface Secrets {
  encrypt(text: string): string;
  /** Undefined when it was encrypted with another key, or is no encrypted text at all. */
  decrypt(encrypted: string): string | undefined;
}

/** The key lives in the data folder, apart from the database; servers that share a database share the folder. */
const currentKey = (dataDir: string) => join(dataDir, 'storefront.key');
/** A new key lies beside it from before the first secret is encrypted with it until the last one is. */
const nextKey = (dataDir: string) => `${currentKey(dataDir)}.next`;

function keyAt(path: string): Buffer {
  try {
    writeFileSync(path, randomBytes(32), { mode: 0o600, flag: 'wx', flush: true });
  } catch (error) {
    // Made before, or by another process a moment ago.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(path);
}

function secretsOf(key: Buffer): Secrets {
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

export function openSecrets(dataDir: string): Secrets {
  mkdirSync(dataDir, { recursive: true });
  if (existsSync(nextKey(dataDir)))
    throw new StartFailure(
      '密钥更换没有做完，请先执行 npm run rotate:key。 (A rotation of the key is not finished; run it again first.)',
    );
  return secretsOf(keyAt(currentKey(dataDir)));
}

/** The key and the one that takes its place. A rotation that was cut short goes on with the key it began with. */
export function openRotation(dataDir: string) {
  const isBegun = existsSync(nextKey(dataDir));
  return {
    former: secretsOf(keyAt(currentKey(dataDir))),
    next: secretsOf(keyAt(nextKey(dataDir))),
    settle: () => renameSync(nextKey(dataDir), currentKey(dataDir)),
    /** A key of an earlier try stays: secrets may be encrypted with it already. */
    abandon() {
      if (!isBegun) rmSync(nextKey(dataDir));
    },
  };
}
