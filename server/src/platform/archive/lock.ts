import { createCipheriv, createDecipheriv, hash, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import { lacksKey, wrongKey } from './faults.ts';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const CHECK_BYTES = 16;
const SALT_BYTES = 16;
const NONCE_BYTES = 12;
export const TAG_BYTES = 16;
/** Cost of trying a key: 128 MB and some tenths of a second. */
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };

/** Words of a header about the key; none where there is none. */
export interface KeyMark {
  salt?: string | undefined;
  check?: string | undefined;
}

/** Seals portions so that one that was altered, moved or cut off is noticed. */
export interface Lock {
  seal(place: Buffer, portion: Buffer): { tag: Buffer; bytes: Buffer };
  /** Undefined where the portion is not as it was sealed. */
  open(place: Buffer, tag: Buffer, bytes: Buffer): Buffer | undefined;
}

/** Hashes in place of encryption. */
const openLock: Lock = {
  seal: (place, bytes) => ({ tag: tagOf(place, bytes), bytes }),
  open: (place, tag, bytes) => (tagOf(place, bytes).equals(tag) ? bytes : undefined),
};

const tagOf = (place: Buffer, bytes: Buffer) => hash('sha256', Buffer.concat([place, bytes]), 'buffer').subarray(0, TAG_BYTES);

/** Number of the portion, at the end of its place: never twice below one key, for each archive has a salt of its own. */
const nonceAt = (place: Buffer) => place.subarray(-NONCE_BYTES);

function keyLock(key: Buffer): Lock {
  return {
    seal(place, portion) {
      const cipher = createCipheriv(ALGORITHM, key, nonceAt(place)).setAAD(place);
      const bytes = Buffer.concat([cipher.update(portion), cipher.final()]);
      return { tag: cipher.getAuthTag(), bytes };
    },
    open(place, tag, bytes) {
      const cipher = createDecipheriv(ALGORITHM, key, nonceAt(place), { authTagLength: TAG_BYTES }).setAAD(place);
      cipher.setAuthTag(tag);
      try {
        return Buffer.concat([cipher.update(bytes), cipher.final()]);
      } catch {
        return undefined;
      }
    },
  };
}

function deriveKey(text: string, salt: Buffer): { key: Buffer; check: Buffer } {
  const derived = scryptSync(text.normalize('NFKC'), salt, KEY_BYTES + CHECK_BYTES, COST);
  return { key: derived.subarray(0, KEY_BYTES), check: derived.subarray(KEY_BYTES) };
}

/** A lock for a new archive, and what its header says of the key. */
export function makeLock(text: string | undefined): { lock: Lock; mark: KeyMark } {
  if (text === undefined) return { lock: openLock, mark: {} };
  const salt = randomBytes(SALT_BYTES);
  const { key, check } = deriveKey(text, salt);
  return { lock: keyLock(key), mark: { salt: salt.toString('base64'), check: check.toString('base64') } };
}

/** The lock of an archive that is there. A key that is not needed does no harm. */
export function findLock(text: string | undefined, { salt, check }: KeyMark): Lock {
  if (salt === undefined || check === undefined) return openLock;
  if (text === undefined) throw lacksKey();
  const derived = deriveKey(text, Buffer.from(salt, 'base64'));
  const told = Buffer.from(check, 'base64');
  if (told.length !== CHECK_BYTES || !timingSafeEqual(told, derived.check)) throw wrongKey();
  return keyLock(derived.key);
}
