import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { bytesOfBase64 } from '#server/platform/text/base64.ts';

/** Message with the app that it is for. */
export interface PlainPush {
  message: string;
  appId: string;
}

const [BLOCK, PADDING_MAX, RANDOM, HEAD] = [16, 32, 16, 20];

const keyOf = (aesKey: string): Buffer => Buffer.from(`${aesKey}=`, 'base64');

/** Padding of 1 to 32 bytes: Node takes off 16 at most. */
function withoutPadding(bytes: Buffer): Buffer | undefined {
  const count = bytes.at(-1) ?? 0;
  const isWhole = count >= 1 && count <= PADDING_MAX && bytes.length >= HEAD + count;
  const isPadding = isWhole && bytes.subarray(-count).every((byte) => byte === count);
  return isPadding ? bytes.subarray(0, -count) : undefined;
}

/** Opens an encrypted push; undefined where the key is another. */
export function openPush(aesKey: string, sealed: string): PlainPush | undefined {
  const [bytes, key] = [bytesOfBase64(sealed), keyOf(aesKey)];
  if (!bytes || bytes.length % BLOCK !== 0 || key.length !== 32) return undefined;
  const decipher = createDecipheriv('aes-256-cbc', key, key.subarray(0, BLOCK)).setAutoPadding(false);
  const plain = withoutPadding(Buffer.concat([decipher.update(bytes), decipher.final()]));
  const end = plain && HEAD + plain.readUInt32BE(RANDOM);
  if (!plain || end === undefined || end > plain.length) return undefined;
  return { message: plain.toString('utf8', HEAD, end), appId: plain.toString('utf8', end) };
}

export function sealPush(aesKey: string, { message, appId }: PlainPush, random = randomBytes(RANDOM)): string {
  const [key, text] = [keyOf(aesKey), Buffer.from(message)];
  const length = Buffer.alloc(4);
  length.writeUInt32BE(text.length);
  const plain = Buffer.concat([random, length, text, Buffer.from(appId)]);
  const count = PADDING_MAX - (plain.length % PADDING_MAX);
  const cipher = createCipheriv('aes-256-cbc', key, key.subarray(0, BLOCK)).setAutoPadding(false);
  return Buffer.concat([cipher.update(plain), cipher.update(Buffer.alloc(count, count)), cipher.final()]).toString('base64');
}
