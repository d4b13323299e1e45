import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** Account that pushes, with the keys that staff have set there. */
export interface PushingAccount {
  appId: string;
  token: string;
  aesKey: string;
  now(): Date;
}

export interface PushRequest {
  query: string;
  body: string;
}

interface PushManner {
  /** Key in place of that of the account. */
  aesKey?: string;
  appId?: string;
  token?: string;
  /** Seconds by which the stamp is off. */
  shift?: number;
}

const sha1 = (...texts: readonly string[]) =>
  createHash('sha1')
    .update([...texts].sort((a, b) => (a < b ? -1 : 1)).join(''))
    .digest('hex');

const section = (text: string) => `<![CDATA[${text}]]>`;

/** Document with a text in each element; an object holds elements of its own. */
export type PushDocument = Readonly<Record<string, string | object>>;
const elements = (fields: object): string =>
  Object.entries(fields)
    .map(
      ([name, value]) =>
        `<${name}>${typeof value === 'object' && value !== null ? elements(value) : section(String(value))}</${name}>`,
    )
    .join('');
const document = (fields: object) => `<xml>${elements(fields)}</xml>`;

/** Encrypts as the platform's document says: random, length, text, app id, padded to 32 bytes. */
function sealed(text: string, aesKey: string, appId: string): string {
  const key = Buffer.from(`${aesKey}=`, 'base64');
  const body = Buffer.from(text, 'utf8');
  const size = Buffer.from([body.length >>> 24, (body.length >>> 16) & 255, (body.length >>> 8) & 255, body.length & 255]);
  const whole = Buffer.concat([randomBytes(16), size, body, Buffer.from(appId)]);
  const pad = 32 - (whole.length % 32);
  const cipher = createCipheriv('aes-256-cbc', key, key.subarray(0, 16));
  cipher.setAutoPadding(false);
  return Buffer.concat([cipher.update(Buffer.concat([whole, Buffer.alloc(pad, pad)])), cipher.final()]).toString('base64');
}

const stamp = ({ token, now }: PushingAccount, { shift = 0, token: other = token }: PushManner) => {
  const timestamp = String(Math.floor(now().getTime() / 1000) + shift);
  const nonce = randomBytes(5).toString('hex');
  return { token: other, timestamp, nonce, signature: sha1(other, timestamp, nonce) };
};

/** Push in plain mode: its signature does not cover the body. */
export function plainPush(account: PushingAccount, fields: PushDocument, manner: PushManner = {}): PushRequest {
  const { timestamp, nonce, signature } = stamp(account, manner);
  return { query: new URLSearchParams({ signature, timestamp, nonce }).toString(), body: document(fields) };
}

/** Push that is encrypted; in compatible mode the readable fields stand beside it. */
export function sealedPush(
  account: PushingAccount,
  fields: PushDocument,
  manner: PushManner & { isBoth?: boolean } = {},
): PushRequest {
  const { token, timestamp, nonce, signature } = stamp(account, manner);
  const Encrypt = sealed(document(fields), manner.aesKey ?? account.aesKey, manner.appId ?? account.appId);
  const query = { signature, timestamp, nonce, encrypt_type: 'aes', msg_signature: sha1(token, timestamp, nonce, Encrypt) };
  const body = document(manner.isBoth ? { ...fields, Encrypt } : { ToUserName: fields['ToUserName'] ?? '', Encrypt });
  return { query: new URLSearchParams(query).toString(), body };
}

/** Question by which the platform verifies an address. */
export function echoQuery(account: PushingAccount, echostr: string, manner: PushManner = {}): string {
  const { timestamp, nonce, signature } = stamp(account, manner);
  return new URLSearchParams({ signature, timestamp, nonce, echostr }).toString();
}

function fieldIn(xml: string, name: string): string {
  const [, inner = ''] = new RegExp(`<${name}>([\\s\\S]*?)</${name}>`).exec(xml) ?? [];
  return [...inner.matchAll(/<!\[CDATA\[([\s\S]*?)\]\]>/g)].map(([, text = '']) => text).join('');
}

/** Answer as the follower reads it; undefined where it says nothing, and an error where the app would show that the shop is out of order. */
export function readAnswer(
  account: PushingAccount,
  text: string,
  aesKey?: string,
): { type: string; to: string; text: string } | undefined {
  if (text === '' || text === 'success') return undefined;
  let xml = text;
  if (aesKey !== undefined) {
    const [encrypt, timestamp, nonce] = ['Encrypt', 'TimeStamp', 'Nonce'].map((name) => fieldIn(text, name));
    if (sha1(account.token, timestamp ?? '', nonce ?? '', encrypt ?? '') !== fieldIn(text, 'MsgSignature'))
      throw new Error('signature');
    const key = Buffer.from(`${aesKey}=`, 'base64');
    const decipher = createDecipheriv('aes-256-cbc', key, key.subarray(0, 16));
    decipher.setAutoPadding(false);
    const plain = Buffer.concat([decipher.update(Buffer.from(encrypt ?? '', 'base64')), decipher.final()]);
    xml = plain.subarray(20, 20 + plain.readUInt32BE(16)).toString('utf8');
  }
  if (!xml.startsWith('<xml>')) throw new Error('该公众号暂时无法提供服务，请稍后再试');
  return {
    type: fieldIn(xml, 'MsgType'),
    to: fieldIn(xml, 'ToUserName'),
    text: fieldIn(xml, 'Content') || fieldIn(xml, 'MediaId') || fieldIn(xml, 'Title'),
  };
}

const PATIENCE_MS = 5000;
/** Tries after the first. */
const REPEATS = 3;

interface PushDelivery {
  tries: number;
  /** Body of the answer; undefined where none came in time, and the app says that the shop is out of order. */
  answer: string | undefined;
}

/**
 * Delivers a push: what is not answered within five seconds, or with another status than 200, is sent again up to three times, signed
 * anew, while the tries before may still be under way. An answer that comes late counts for nothing.
 */
export async function deliver(
  push: () => PushRequest,
  post: (request: PushRequest) => Promise<{ status: number; text: string }>,
  patienceMs = PATIENCE_MS,
): Promise<PushDelivery> {
  for (let tries = 1; tries <= 1 + REPEATS; tries += 1) {
    const late = new Promise<undefined>((resolve) => void setTimeout(resolve, patienceMs, undefined));
    const answer = await Promise.race([post(push()).catch(() => undefined), late]);
    if (answer?.status === 200) return { tries, answer: answer.text };
  }
  return { tries: 1 + REPEATS, answer: undefined };
}
