import { createHmac, hash } from 'node:crypto';
import { type Signed, textToSign } from '#contract/storefront/signature.ts';
import { isSameSecret } from '#server/platform/text/is-same-secret.ts';

export const hashOfBody = (body: string): string => hash('sha256', body);

export const signatureOf = (secret: string, signed: Signed): string =>
  createHmac('sha256', secret).update(textToSign(signed)).digest('hex');

export const isSignedBy = (secret: string, signed: Signed, signature: string): boolean =>
  isSameSecret(signatureOf(secret, signed), signature.toLowerCase());
