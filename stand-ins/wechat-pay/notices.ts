import { randomUUID } from 'node:crypto';
import { newNonce, seal, signatureOf } from './crypt.ts';
import type { Merchant, PlatformKey } from './keys.ts';
import { beijing } from './trades.ts';

const SECOND = 1000;
/** Pauses from each delivery to the next one: 24 h 4 m in all. */
const PAUSES = [15, 15, 30, 180, 600, 1200, 1800, 1800, 1800, 3600, 10_800, 10_800, 10_800, 21_600, 21_600].map(
  (pause) => pause * SECOND,
);
const PATIENCE_MS = 5 * SECOND;

export interface Notice {
  id: string;
  url: string;
  merchant: Merchant;
  event: string;
  originalType: 'transaction' | 'refund';
  content: object;
  /** Text of a notice of the second version, in place of all that. */
  xml?: string;
  created: Date;
  due: Date;
  deliveries: number;
  isTaken: boolean;
}

type Told = Pick<Notice, 'url' | 'merchant' | 'event' | 'originalType' | 'content' | 'xml'>;

export const newNotice = (told: Told, now: Date): Notice => ({
  ...told,
  id: randomUUID(),
  created: now,
  due: now,
  deliveries: 0,
  isTaken: false,
});

/** Ways in which a notice arrives as no honest one does; each is to be refused. */
export type Forgery = 'signature' | 'probe' | 'body' | 'truncated' | 'old' | 'early' | 'unknownSerial' | 'otherKey';

function bodyOf({ id, created, event, originalType, content, merchant }: Notice): Buffer {
  const resource = { original_type: originalType, ...seal(merchant.apiV3Key, JSON.stringify(content), originalType) };
  const told = {
    id,
    create_time: beijing(created),
    resource_type: 'encrypt-resource',
    event_type: event,
    summary: '通知',
    resource,
  };
  return Buffer.from(JSON.stringify(told));
}

const LATE_MS = 600_000;

/** Message as it is sent: signed by the platform, or spoilt in one way. */
function messageOf(notice: Notice, key: PlatformKey, { now, forgery }: { now: Date; forgery?: Forgery | undefined }): Message {
  const shift = { old: -LATE_MS, early: LATE_MS }[String(forgery)] ?? 0;
  const [timestamp, nonce, body] = [String(Math.floor((now.getTime() + shift) / SECOND)), newNonce(), bodyOf(notice)];
  const signature = signatureOf(timestamp, nonce, body, key.privateKeyPem);
  const spoilt = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
  const signatures: Partial<Record<Forgery, string>> = { signature: spoilt, probe: `WECHATPAY/SIGNTEST/${signature}` };
  const bodies: Partial<Record<Forgery, Buffer>> = {
    body: Buffer.concat([body.subarray(0, -1), Buffer.from(',"more":1}')]),
    truncated: body.subarray(0, body.length / 2),
  };
  return {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Mozilla/4.0',
      'wechatpay-timestamp': timestamp,
      'wechatpay-nonce': nonce,
      'wechatpay-serial': forgery === 'unknownSerial' ? 'PUB_KEY_ID_0000000000000000000000000000' : key.serialNo,
      'wechatpay-signature': (forgery && signatures[forgery]) ?? signature,
      'wechatpay-signature-type': 'WECHATPAY2-SHA256-RSA2048',
    },
    body: (forgery && bodies[forgery]) ?? body,
  };
}

interface Message {
  headers: Record<string, string>;
  body: Buffer;
}

const xmlMessage = (xml: string): Message => ({ headers: { 'content-type': 'text/xml; charset=utf-8' }, body: Buffer.from(xml) });

interface Acknowledgement {
  status: number | undefined;
  text: string;
}

/** Answer to a message; without a status where none came in time. */
async function post(url: string, { headers, body }: Message): Promise<Acknowledgement> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers,
      body: new Uint8Array(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return { status: answer.status, text: await answer.text() };
  } catch {
    return { status: undefined, text: '' };
  }
}

/** Words that end the repeats of a notice of the second version, without white space between the elements. */
const TAKEN = '<xml><return_code><![CDATA[SUCCESS]]></return_code><return_msg><![CDATA[OK]]></return_msg></xml>';

const isTaken = ({ xml }: Notice, { status, text }: Acknowledgement): boolean =>
  xml === undefined ? status === 200 || status === 204 : text === TAKEN;

/** Delivers a notice once; whatever is no acknowledgement lets it come again after the next pause. */
export async function deliver(notice: Notice, key: PlatformKey, now: Date): Promise<number | undefined> {
  const { xml } = notice;
  const answer = await post(notice.url, xml === undefined ? messageOf(notice, key, { now }) : xmlMessage(xml));
  const pause = PAUSES[notice.deliveries];
  notice.deliveries += 1;
  notice.isTaken = isTaken(notice, answer) || pause === undefined;
  notice.due = new Date(now.getTime() + (pause ?? 0));
  return answer.status;
}

/** Posts a notice of the second version, whoever it is of, and answers what became of it. */
export const postXml = async (url: string, xml: string): Promise<number | undefined> => (await post(url, xmlMessage(xml))).status;

/** Posts a notice that nobody honest sends, and answers what became of it. */
export const forge = async (notice: Notice, key: PlatformKey, forgery: Forgery, now: Date): Promise<number | undefined> =>
  (await post(notice.url, messageOf(notice, key, { now, forgery }))).status;
