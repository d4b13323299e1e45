import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartFailure } from './start-failure.ts';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const TAG_BYTES = 16;

/** Encrypts secrets with the key of this server. */
export interface Secrets {
  encrypt(text: string): string;
  /** Hash by the key of this server, for texts of which there are too few to hash them by themselves. */
  hash(text: string): string;
  /** Undefined when it was encrypted with another key, or is no encrypted text at all. */
  decrypt(encrypted: string): string | undefined;
}

/** The key lives in the data folder, apart from the database; servers that share a database share the folder. */
const currentKey = (dataDir: string) => join(dataDir, 'storefront.key');
/** A new key lies beside it from before the first secret is encrypted with it until the last one is. */
const nextKey = (dataDir: string) => `${currentKey(dataDir)}.next`;

/** A new key is written whole beside its place before it stands there: neither a crash nor a reader meets half of one. */
function makeKey(path: string): void {
  const beside = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(beside, randomBytes(KEY_BYTES), { mode: 0o600, flag: 'wx', flush: true });
  try {
    linkSync(beside, path);
  } catch (error) {
    // Another process was a moment faster; its key is the one.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(beside);
  }
}

function keyAt(path: string): Buffer {
  if (!existsSync(path)) makeKey(path);
  const key = readFileSync(path);
  if (key.length === KEY_BYTES) return key;
  throw new StartFailure(
    `密钥文件 ${path} 已损坏，请从备份恢复；数据库里还没有密钥时可以删除它。 (The key file is damaged; restore it from a backup.)`,
  );
}

function secretsOf(key: Buffer): Secrets {
  return {
    encrypt(text) {
      const salt = randomBytes(12);
      const cipher = createCipheriv(ALGORITHM, key, salt);
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([salt, cipher.getAuthTag(), encrypted]).toString('base64');
    },
    hash: (text) => createHmac('sha256', key).update(text).digest('hex'),
    decrypt(encrypted) {
      const bytes = Buffer.from(encrypted, 'base64');
      try {
        const cipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, 12), { authTagLength: TAG_BYTES });
        cipher.setAuthTag(bytes.subarray(12, 12 + TAG_BYTES));
        return Buffer.concat([cipher.update(bytes.subarray(12 + TAG_BYTES)), cipher.final()]).toString('utf8');
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

/** A server made its key here when it first started. */
export const hasKey = (dataDir: string): boolean => existsSync(currentKey(dataDir));

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
