import { createHash, createHmac } from 'node:crypto';
import { isSameSecret } from '#server/platform/text/is-same-secret.ts';
import type { SignType } from '../common/merchant.ts';

/** Fields of a message, all as text. */
export type MessageFields = Readonly<Record<string, string>>;

/** All fields that say something, in the order of their names: new ones that nobody here knows count as well. */
const textToSign = (fields: MessageFields, apiKey: string): string => {
  const said = Object.entries(fields).filter(([name, value]) => name !== 'sign' && value !== '');
  const sorted = said.toSorted(([one], [other]) => (one < other ? -1 : 1));
  return [...sorted, ['key', apiKey]].map(([name, value]) => `${name}=${value}`).join('&');
};

export function signOf(fields: MessageFields, apiKey: string, type: SignType): string {
  const text = textToSign(fields, apiKey);
  const hash = type === 'MD5' ? createHash('md5') : createHmac('sha256', apiKey);
  return hash.update(text).digest('hex').toUpperCase();
}

/** Verifies by the algorithm that is set here, whichever the message names. Nothing is signed by an empty key. */
export const isSigned = (fields: MessageFields, apiKey: string, type: SignType): boolean =>
  apiKey !== '' && isSameSecret(fields.sign ?? '', signOf(fields, apiKey, type));
