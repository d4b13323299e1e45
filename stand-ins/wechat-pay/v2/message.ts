import { createCipheriv, createHash, createHmac } from 'node:crypto';
import type { SignType } from '../ledger.ts';

/** Fields of a message of the second version, all as text. */
export type V2Fields = Readonly<Record<string, string>>;

const UNESCAPED: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'", '&amp;': '&' };
const plain = (text: string): string => text.replaceAll(/&(lt|gt|quot|apos|amp);/g, (entity) => UNESCAPED[entity] ?? entity);

/** Fields of a flat document; undefined for any other text. */
export function readMessage(text: string): V2Fields | undefined {
  const [, inside] = /^\s*<xml>([\s\S]*)<\/xml>\s*$/.exec(text) ?? [];
  if (inside === undefined) return undefined;
  const found = [...inside.matchAll(/<(\w+)>(?:<!\[CDATA\[([\s\S]*?)\]\]>|([^<]*))<\/\1>/g)];
  return Object.fromEntries(found.map(([, name = '', cdata, escaped = '']) => [name, cdata ?? plain(escaped)]));
}

/** Writes fields below a root of this name. */
export const writeMessage = (fields: V2Fields, root = 'xml'): string =>
  `<${root}>${Object.entries(fields)
    .map(([name, value]) => `<${name}><![CDATA[${value}]]></${name}>`)
    .join('')}</${root}>`;

export function signMessage(fields: V2Fields, apiKey: string, type: SignType): string {
  const said = Object.keys(fields).filter((name) => name !== 'sign' && fields[name] !== '');
  const pairs = said.toSorted().map((name) => `${name}=${fields[name]}`);
  const text = [...pairs, `key=${apiKey}`].join('&');
  const digest = type === 'MD5' ? createHash('md5') : createHmac('sha256', apiKey);
  return digest.update(text).digest('hex').toUpperCase();
}

export const signedMessage = (fields: V2Fields, apiKey: string, type: SignType): string =>
  writeMessage({ ...fields, sign: signMessage(fields, apiKey, type) });

/** Inside of a refund notice, sealed by the hash of the key: AES-256-ECB, which proves nothing of who wrote it. */
export function sealMessage(fields: V2Fields, apiKey: string): string {
  const cipher = createCipheriv('aes-256-ecb', createHash('md5').update(apiKey).digest('hex'), null);
  return Buffer.concat([cipher.update(writeMessage(fields, 'root'), 'utf8'), cipher.final()]).toString('base64');
}
