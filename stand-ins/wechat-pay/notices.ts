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
  created: Date;
  due: Date;
  deliveries: number;
  isTaken: boolean;
}

export const newNotice = (told: Pick<Notice, 'url' | 'merchant' | 'event' | 'originalType' | 'content'>, now: Date): Notice => ({
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
function messageOf(notice: Notice, key: PlatformKey, { now, forgery }: { now: Date; forgery?: Forgery | undefined }) {
  const shift = { old: -LATE_MS, early: LATE_MS }[String(forgery)] ?? 0;
  const [timestamp, nonce, body] = [String(Math.floor((now.getTime() + shift) / SECOND)), newNonce(), bodyOf(notice)];
  const signature = signatureOf(timestamp, nonce, body, key.privateKey);
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

/** Status of the answer; undefined where none came in time. */
async function post(url: string, { headers, body }: ReturnType<typeof messageOf>): Promise<number | undefined> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers,
      body: new Uint8Array(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return undefined;
  }
}

/** Delivers a notice once; any answer but 200 and 204 lets it come again after the next pause. */
export async function deliver(notice: Notice, key: PlatformKey, now: Date): Promise<number | undefined> {
  const status = await post(notice.url, messageOf(notice, key, { now }));
  const pause = PAUSES[notice.deliveries];
  notice.deliveries += 1;
  notice.isTaken = status === 200 || status === 204 || pause === undefined;
  notice.due = new Date(now.getTime() + (pause ?? 0));
  return status;
}

/** Posts a notice that nobody honest sends, and answers what became of it. */
export const forge = (notice: Notice, key: PlatformKey, forgery: Forgery, now: Date): Promise<number | undefined> =>
  post(notice.url, messageOf(notice, key, { now, forgery }));
