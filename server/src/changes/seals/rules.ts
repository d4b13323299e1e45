import { createHash } from 'node:crypto';

/** Hash before the first link. */
export const ORIGIN = '0'.repeat(64);

export const linkHash = (previous: string, digest: string): string =>
  createHash('sha256')
    .update(previous + digest)
    .digest('hex');

export interface Link {
  id: number;
  hash: string;
}

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
export function faultOf(previous: Link, seal: Seal, actual: string | null): Fault | undefined {
  if (seal.id !== previous.id + 1 || seal.hash !== linkHash(previous.hash, seal.digest)) return 'unlinked';
  if (actual === null) return 'gone';
  return actual === seal.digest ? undefined : 'altered';
}
