import {
  X509Certificate,
  createCipheriv,
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
} from 'node:crypto';
import { type IncomingMessage, createServer } from 'node:http';
import { afterAll, beforeAll } from 'vitest';
import { wechatPayFileSettings } from '#contract/services/wechat-pay-settings.ts';
import { configCalls } from '#contract/settings/config.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { setConfig } from '#server/settings/index.ts';
import type { Shop } from './shop.ts';
import { merchantCertificate, merchantKey, platformCertificate, platformKey } from './wechat-merchant.ts';
import { madeUp } from './wechat-vectors.ts';

export const MERCHANT_NO = '1900000001';
export const APP_ID = 'wxexample0000001';
export const MINI_APP_ID = 'wxmini0000000001';
const PUBLIC_KEY_ID = 'PUB_KEY_ID_0119000000012026112900000001';

const PLATFORM_SERIAL = new X509Certificate(platformCertificate).serialNumber;
const publicPair = generateKeyPairSync('rsa', { modulusLength: 2048 });
const certificateKey = createPrivateKey(platformKey);
const merchantPublicKey = createPublicKey(merchantCertificate);

interface SideRequest {
  method: string;
  /** Path and query as they came. */
  target: string;
  headers: IncomingMessage['headers'];
  body: string;
  json: Record<string, unknown>;
}

/** `key`: by the public key; `certificate`: by the platform certificate; `stranger`: by a key of nobody, under the number of the first. */
type Signer = 'key' | 'certificate' | 'stranger' | 'nobody';

interface SideAnswer {
  status?: number;
  json?: object | undefined;
  /** Bytes in place of JSON. */
  bytes?: Buffer;
  by?: Signer;
  /** Seconds by which the stamp differs from the shop's clock. */
  shift?: number;
  /** True for an answer that never arrives. */
  isLost?: boolean;
}

interface Side {
  answer: (request: SideRequest) => SideAnswer;
  by: Signer;
}

const signed = (text: string | Buffer, by: Signer) =>
  sign(
    'sha256',
    Buffer.from(text),
    by === 'certificate'
      ? certificateKey
      : by === 'key'
        ? publicPair.privateKey
        : generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey,
  ).toString('base64');

function headersOf(body: Buffer, by: Signer, at: number): Record<string, string> {
  if (by === 'nobody') return {};
  const [stamp, nonce] = [String(at), 'n0nceOfTheOtherSide'];
  return {
    'Wechatpay-Timestamp': stamp,
    'Wechatpay-Nonce': nonce,
    'Wechatpay-Serial': by === 'certificate' ? PLATFORM_SERIAL : PUBLIC_KEY_ID,
    'Wechatpay-Signature': signed(Buffer.concat([Buffer.from(`${stamp}\n${nonce}\n`), body, Buffer.from('\n')]), by),
  };
}

/** Verifies a request by the text that WeChat Pay's document names. */
function isRightlySigned({ method, target, headers, body }: SideRequest, now: number): boolean {
  const [, text = ''] = /^WECHATPAY2-SHA256-RSA2048 (.*)$/.exec(headers.authorization ?? '') ?? [];
  const { mchid, nonce_str, signature, timestamp, serial_no } = Object.fromEntries(
    [...text.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );
  const content = `${method}\n${target}\n${timestamp}\n${nonce_str}\n${body}\n`;
  const isOurs = mchid === MERCHANT_NO && serial_no === new X509Certificate(merchantCertificate).serialNumber;
  const isNow = Math.abs(Number(timestamp) - now) <= 300;
  return isOurs && isNow && verify('sha256', Buffer.from(content), merchantPublicKey, Buffer.from(signature ?? '', 'base64'));
}

/** Seals a text as WeChat Pay does. */
export function sealed(text: string, associatedData = 'transaction') {
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(madeUp.apiV3Key), Buffer.from('nonce0000001'), { authTagLength: 16 });
  cipher.setAAD(Buffer.from(associatedData));
  const bytes = Buffer.concat([cipher.update(text), cipher.final(), cipher.getAuthTag()]);
  return {
    algorithm: 'AEAD_AES_256_GCM',
    ciphertext: bytes.toString('base64'),
    nonce: 'nonce0000001',
    associated_data: associatedData,
  };
}

/** The other side of WeChat Pay at its outer edge: it verifies who asks, signs what a test lets it answer, and knows nothing else. */
export function openWechatSide(shop: Shop) {
  const side: Side = { answer: () => ({ status: 404, json: { code: 'RESOURCE_NOT_EXISTS', message: '' } }), by: 'key' };
  const requests: SideRequest[] = [];
  const seconds = () => Math.floor(shop.clock.now().getTime() / 1000);

  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const body = (await incoming.toArray()).map(String).join('');
      const { method = '', url: target = '', headers } = incoming;
      const request = { method, target, headers, body, json: body.startsWith('{') ? JSON.parse(body) : {} };
      requests.push(request);
      const isV3 = target.startsWith('/v3/');
      const isRefused = isV3 && !isRightlySigned(request, seconds());
      const answer = isRefused ? { status: 401, json: { code: 'SIGN_ERROR', message: '签名错误' } } : side.answer(request);
      if (answer.isLost) return void outgoing.destroy();
      const bytes = answer.bytes ?? Buffer.from(answer.json ? JSON.stringify(answer.json) : '');
      const signatures = isV3 ? headersOf(bytes, answer.by ?? side.by, seconds() + (answer.shift ?? 0)) : {};
      outgoing.writeHead(answer.status ?? 200, signatures).end(bytes);
    })();
  });
  const base = () => {
    const address = server.address();
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  };
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });

  /** Texts that are set: what is set already takes no call. A new address makes the shop forget its secrets. */
  const known = new Map<string, string>();
  const set = async (values: Readonly<Record<string, string>>) => {
    for (const [key, value] of Object.entries(values)) {
      if (known.get(key) === value) continue;
      if (key === 'wechat_pay_url') known.clear();
      await shop.admin().run(configCalls.save, { key, value });
      known.set(key, value);
    }
  };
  return {
    side,
    requests,
    base,
    set,
    /** The shop has its merchant there, with files that were uploaded. */
    async plugIn(further: Readonly<Record<string, string>> = {}) {
      await set({ wechat_pay_url: base() });
      await set({
        api_url: 'https://shop.example',
        pay_weixin_appid: APP_ID,
        pay_weixin_mchid: MERCHANT_NO,
        pay_weixin_key: madeUp.apiKey,
        pay_routine_appid: MINI_APP_ID,
        wechat_pay_v3_key: madeUp.apiV3Key,
        wechat_pay_public_key_id: PUBLIC_KEY_ID,
        wechat_pay_public_key: publicPair.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
        ...further,
      });
      if (known.has('files')) return;
      known.set('files', '');
      await shop.app.write({ name: 'test', actor: systemActor('test') }, async ({ tx, now }) => {
        await setConfig(tx, wechatPayFileSettings.wechat_pay_certificate, merchantCertificate, now);
        await setConfig(tx, wechatPayFileSettings.wechat_pay_private_key, shop.app.secrets.encrypt(merchantKey), now);
      });
    },
    /** Answer of the call that hands out platform certificates. */
    certificates: () => ({
      data: [{ serial_no: PLATFORM_SERIAL, encrypt_certificate: sealed(platformCertificate, 'certificate') }],
    }),
    /** Notice as it is posted: headers as Node gives them, and bytes. */
    notice(type: string, inner: object, { by = side.by, shift = 0 }: Pick<SideAnswer, 'by' | 'shift'> = {}) {
      const resource = { ...sealed(JSON.stringify(inner)), original_type: 'transaction' };
      const json = {
        id: 'evt-0001',
        create_time: '2026-09-21T09:30:01+08:00',
        resource_type: 'encrypt-resource',
        event_type: type,
        resource,
      };
      const body = Buffer.from(JSON.stringify(json));
      const headers = Object.entries(headersOf(body, by, seconds() + shift)).map(([name, value]) => [name.toLowerCase(), value]);
      return { headers: Object.fromEntries(headers), body };
    },
  };
}

/** Seals the inside of a refund notice of the second version. */
export function sealedRefund(fields: Readonly<Record<string, string>>, apiKey: string): string {
  const inner = Object.entries(fields).map(([name, value]) => `<${name}><![CDATA[${value}]]></${name}>`);
  const cipher = createCipheriv('aes-256-ecb', createHash('md5').update(apiKey).digest('hex'), null);
  return Buffer.concat([cipher.update(`<root>${inner.join('')}</root>`), cipher.final()]).toString('base64');
}
