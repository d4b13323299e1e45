import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { StartFailure, systemCode } from '#server/platform/start-failure.ts';
import type { Link, LogKey } from './rules.ts';

const KEY_BYTES = 32;
const Kept = z.object({ key: z.string().regex(/^[\da-f]{64}$/), after: z.int(), hash: z.string() });
const fileOf = (dataDir: string) => join(dataDir, 'log.key');

/** Key of the chain, which lies beside the database; undefined before the first link that it made. */
export function readLogKey(dataDir: string): LogKey | undefined {
  const file = fileOf(dataDir);
  if (!existsSync(file)) return undefined;
  try {
    const { key, after, hash } = Kept.parse(JSON.parse(readFileSync(file, 'utf8')));
    return { key: Buffer.from(key, 'hex'), after: { id: after, hash } };
  } catch {
    throw new StartFailure(`密钥文件 ${file} 已损坏，请从备份恢复。 (The key of the log is damaged; restore it from a backup.)`);
  }
}

/** Key of the chain; a new one seals what comes after this link, and keeps its hash. */
export function keptLogKey(dataDir: string, end: Link): LogKey {
  const known = readLogKey(dataDir);
  if (known) return known;
  const file = fileOf(dataDir);
  const beside = `${file}.${randomBytes(6).toString('hex')}`;
  const kept = { key: randomBytes(KEY_BYTES).toString('hex'), after: end.id, hash: end.hash };
  writeFileSync(beside, JSON.stringify(kept), { mode: 0o600, flag: 'wx', flush: true });
  try {
    linkSync(beside, file);
  } catch (error) {
    // Another server was a moment faster; its key is the one.
    if (systemCode(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(beside);
  }
  return readLogKey(dataDir) ?? keptLogKey(dataDir, end);
}
