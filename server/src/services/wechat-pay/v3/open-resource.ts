import { createDecipheriv } from 'node:crypto';
import { z } from 'zod';
import { bytesOfBase64 } from '#server/platform/text/base64.ts';

const [KEY_BYTES, NONCE_BYTES, TAG_BYTES] = [32, 12, 16];

/** Sealed part of a notice or of an answer. */
export const Resource = z.object({
  algorithm: z.literal('AEAD_AES_256_GCM'),
  ciphertext: z.string(),
  nonce: z.string(),
  associated_data: z.string().optional(),
});
export type SealedResource = z.infer<typeof Resource>;

/** Text of a resource; undefined where it was not sealed with this key, or altered: the last 16 bytes are its tag. */
export function openResource(apiV3Key: string, sealed: SealedResource): string | undefined {
  const [key, nonce, bytes] = [Buffer.from(apiV3Key), Buffer.from(sealed.nonce), bytesOfBase64(sealed.ciphertext)];
  if (key.length !== KEY_BYTES || nonce.length !== NONCE_BYTES || !bytes || bytes.length < TAG_BYTES) return undefined;
  const end = bytes.length - TAG_BYTES;
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(bytes.subarray(end)).setAAD(Buffer.from(sealed.associated_data ?? ''));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(0, end)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
