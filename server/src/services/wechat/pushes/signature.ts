import { createHash, timingSafeEqual } from 'node:crypto';

/** Signature of WeChat over a few texts, which are sorted and joined. */
export const signatureOf = (...texts: readonly string[]): string =>
  createHash('sha1').update(texts.toSorted().join('')).digest('hex');

export function isSignature(sent: string, ...texts: readonly string[]): boolean {
  const [theirs, ours] = [Buffer.from(sent), Buffer.from(signatureOf(...texts))];
  return theirs.length === ours.length && timingSafeEqual(theirs, ours);
}
