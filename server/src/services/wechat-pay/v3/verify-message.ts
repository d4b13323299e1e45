import { type KeyObject, verify } from 'node:crypto';
import { MINUTE } from '#contract/durations.ts';
import { bytesOfBase64 } from '#server/platform/text/base64.ts';
import { SIGNATURE_TYPE } from './authorization.ts';

/** Headers as Node gives them, names in lower case. */
export type MessageHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** Answer or notice with what its headers say of its signature. */
export interface SignedMessage {
  timestamp: string;
  nonce: string;
  signature: string;
  serialNo: string;
  /** Bytes as they came: the signature is over these. */
  body: Buffer;
}

export type MessageVerdict = 'valid' | 'unsigned' | 'early' | 'late' | 'unknownKey' | 'forged';

/** Difference of clocks beyond which a message counts as replayed. */
const CLOCK_MAX_MS = 5 * MINUTE;

const headerOf = (headers: MessageHeaders, name: string): string => {
  const value = headers[`wechatpay-${name}`];
  return typeof value === 'string' ? value : '';
};

const isOfType = (headers: MessageHeaders): boolean => ['', SIGNATURE_TYPE].includes(headerOf(headers, 'signature-type'));

/** Undefined for a message that lacks a part of its signature, or is signed in a way that is none of ours. */
export function signedMessage(headers: MessageHeaders, body: Buffer): SignedMessage | undefined {
  const [timestamp = '', nonce = '', signature = '', serialNo = ''] = ['timestamp', 'nonce', 'signature', 'serial'].map((name) =>
    headerOf(headers, name),
  );
  const isWhole = /^\d{1,12}$/.test(timestamp) && nonce !== '' && signature !== '' && serialNo !== '';
  return isWhole && isOfType(headers) ? { timestamp, nonce, signature, serialNo, body } : undefined;
}

const sentAt = ({ timestamp }: SignedMessage): number => Number(timestamp) * 1000;
/** Stamped by a clock that is too far ahead of ours. */
export const isEarly = (message: SignedMessage, now: Date): boolean => sentAt(message) - now.getTime() > CLOCK_MAX_MS;
/** Stamped too long ago: a message that somebody has kept. */
export const isLate = (message: SignedMessage, now: Date): boolean => now.getTime() - sentAt(message) > CLOCK_MAX_MS;

/** The signature is that of the key, over these very bytes. */
export function isSignedBy(key: KeyObject, { timestamp, nonce, signature, body }: SignedMessage): boolean {
  const bytes = bytesOfBase64(signature);
  const text = Buffer.concat([Buffer.from(`${timestamp}\n${nonce}\n`), body, Buffer.from('\n')]);
  return bytes !== undefined && verify('sha256', text, key, bytes);
}

/** Finds the key by the serial number that the message names; both kinds of keys are known while WeChat Pay changes from one to the other. */
export type KeyLookup = (serialNo: string) => Promise<KeyObject | undefined>;

export async function verifyMessage(message: SignedMessage | undefined, keyOf: KeyLookup, now: Date): Promise<MessageVerdict> {
  if (!message) return 'unsigned';
  if (isEarly(message, now)) return 'early';
  if (isLate(message, now)) return 'late';
  const key = await keyOf(message.serialNo);
  if (!key) return 'unknownKey';
  return isSignedBy(key, message) ? 'valid' : 'forged';
}
