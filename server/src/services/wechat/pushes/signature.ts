import { createHash } from 'node:crypto';
import { isSameSecret } from '#server/platform/text/is-same-secret.ts';

/** Signature of WeChat over a few texts, which are sorted and joined. */
export const signatureOf = (...texts: readonly string[]): string =>
  createHash('sha1').update(texts.toSorted().join('')).digest('hex');

export const isSignature = (sent: string, ...texts: readonly string[]): boolean => isSameSecret(sent, signatureOf(...texts));
