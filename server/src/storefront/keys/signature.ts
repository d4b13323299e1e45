import { createHmac, hash, timingSafeEqual } from 'node:crypto';
import { type Signed, textToSign } from '#contract/storefront/signature.ts';

export const hashOfBody = (body: string): string => hash('sha256', body);

export const signatureOf = (secret: string, signed: Signed): string =>
  createHmac('sha256', secret).update(textToSign(signed)).digest('hex');

/** Takes the same time whether the first or the last digit differs. */
export function isSignedBy(secret: string, signed: Signed, signature: string): boolean {
  const [expected, given] = [Buffer.from(signatureOf(secret, signed)), Buffer.from(signature.toLowerCase())];
  return expected.length === given.length && timingSafeEqual(expected, given);
}
