import { createHash, createHmac } from 'node:crypto';

/** Hash before the first link. */
export const ORIGIN = '0'.repeat(64);

export interface Link {
  id: number;
  hash: string;
}

/** Key by which links are made, and the last link from before it was there. */
export interface LogKey {
  key: Buffer;
  after: Link;
}

/** Hash of the link that follows one: by the key, or by none where it is older than that. */
export function linkHash(previous: Link, digest: string, made: LogKey | undefined): string {
  const isKeyed = made !== undefined && previous.id >= made.after.id;
  const hash = isKeyed ? createHmac('sha256', made.key) : createHash('sha256');
  return hash.update(previous.hash + digest).digest('hex');
}

/** True of the link before the first keyed one where its hash is another than the key remembers. */
const isForged = ({ id, hash }: Link, made: LogKey | undefined): boolean => id === made?.after.id && hash !== made.after.hash;

export interface Seal extends Link {
  changeId: number;
  digest: string;
}

/**
 * `gone`: the change was deleted; `altered`: it reads otherwise; `unlinked`: the seal itself; `unsealed`: a change beside the chain; `cut`: the
 * chain ended later before.
 */
export type Fault = 'gone' | 'altered' | 'unlinked' | 'unsealed' | 'cut';

/** Fault of a seal after the one before it; `actual` is the digest of what its change left, as it reads now. */
export function faultOf(previous: Link, seal: Seal, actual: string | null, made?: LogKey): Fault | undefined {
  if (seal.id !== previous.id + 1 || isForged(previous, made) || seal.hash !== linkHash(previous, seal.digest, made))
    return 'unlinked';
  if (actual === null) return 'gone';
  return actual === seal.digest ? undefined : 'altered';
}
