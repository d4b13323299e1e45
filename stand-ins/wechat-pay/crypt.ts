import { type KeyObject, createCipheriv, createSign, createVerify, randomBytes } from 'node:crypto';

/** Text that is signed: each part ends its line, the last one too. */
const lines = (...parts: readonly (string | Buffer)[]) =>
  Buffer.concat(parts.flatMap((part) => [Buffer.from(part), Buffer.from('\n')]));

interface SignedRequest {
  method: string;
  /** Path with its query, as it came. */
  target: string;
  timestamp: string;
  nonce: string;
  body: Buffer;
}

export const isSignedRequest = (
  { method, target, timestamp, nonce, body }: SignedRequest,
  signature: string,
  key: string | KeyObject,
): boolean =>
  createVerify('RSA-SHA256')
    .update(lines(method, target, timestamp, nonce, body))
    .verify(key, signature, 'base64');

/** Signature of an answer or a notice over its bytes. */
export const signatureOf = (timestamp: string, nonce: string, body: Buffer, key: string | KeyObject): string =>
  createSign('RSA-SHA256')
    .update(lines(timestamp, nonce, body))
    .sign(key, 'base64');

export const newNonce = (): string => randomBytes(16).toString('hex');

/** Sealed as AEAD_AES_256_GCM: the ciphertext ends with its tag of 16 bytes. */
export function seal(apiV3Key: string, plain: string, associatedData: string) {
  const nonce = randomBytes(6).toString('hex');
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(apiV3Key), nonce).setAAD(Buffer.from(associatedData));
  const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return { algorithm: 'AEAD_AES_256_GCM', nonce, associated_data: associatedData, ciphertext: sealed.toString('base64') };
}
