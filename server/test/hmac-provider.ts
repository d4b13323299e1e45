import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { callback, callbacks } from '#contract/services/callbacks.ts';
import { MINUTE } from '#contract/durations.ts';
import { saveBrand } from '#server/catalogue/index.ts';
import {
  type CallbackAnswers,
  type CallbackRequest,
  type CallbackRoute,
  type Effect,
  receive,
  serveCallbacks,
} from '#server/platform/http/callbacks/serve-callbacks.ts';
import type { Write } from '#server/platform/write/write.ts';
import { fieldsOf, parseXml } from '#server/platform/xml/parse-xml.ts';
import { writeXml } from '#server/platform/xml/write-xml.ts';
import type { Shop } from './shop.ts';

const KEY = 'key of a provider that only tests know';

const jsonCallbacks = callbacks('wechatPay', '/test/provider', {
  paid: callback('POST', '/paid', {
    label: '付款通知',
    verifies: 'HMAC of time and body',
    headers: ['x-time', 'x-sign', 'x-serial'],
  }),
});
const xmlCallbacks = callbacks('wechatPay', '/test/provider/xml', {
  paidXml: callback('POST', '/paid', { label: '付款通知（XML）', verifies: 'HMAC of the fields' }),
  opened: callback('GET', '/opened', { label: '地址校验', verifies: 'HMAC of the nonce' }),
});

const inJson: CallbackAnswers = {
  refused: (message) => ({ type: 'application/json', text: JSON.stringify({ code: 'FAIL', message }) }),
};
const xml = (return_code: string, return_msg: string) => ({ type: 'text/xml', text: writeXml({ return_code, return_msg }) });
const inXml: CallbackAnswers = { taken: xml('SUCCESS', 'OK'), refused: (says) => xml('FAIL', says) };

const signatureOf = (text: string | Buffer): string => createHmac('sha256', KEY).update(text).digest('hex');

const Paid = z.object({ id: z.string(), no: z.string() });
type Paid = z.output<typeof Paid>;

function isSigned(sent: string, text: string | Buffer): boolean {
  const [one, other] = [Buffer.from(sent), Buffer.from(signatureOf(text))];
  return one.length === other.length && timingSafeEqual(one, other);
}

const signedText = (time: string, body: Buffer) => Buffer.concat([Buffer.from(`${time}\n`), body]);

function verifyJson({ headers, body }: CallbackRequest, at: Date, serials: ReadonlySet<string>) {
  const { 'x-time': time = '', 'x-sign': sign, 'x-serial': serial } = headers;
  if (sign === undefined) return { verified: false, why: 'unsigned' } as const;
  if (serial !== undefined && !serials.has(serial)) return { verified: false, why: 'unknownKey', about: serial } as const;
  if (Math.abs(Number(time) - at.getTime()) > 5 * MINUTE) return { verified: false, why: 'wrongTime' } as const;
  if (!isSigned(sign, signedText(time, body))) return { verified: false, why: 'wrongSignature' } as const;
  const subject = Paid.parse(JSON.parse(body.toString('utf8')));
  return { verified: true, key: subject.id, subject } as const;
}

function verifyXml({ body }: CallbackRequest) {
  const { sign = '', ...fields } = fieldsOf(parseXml(body));
  if (!isSigned(sign, JSON.stringify(fields))) return { verified: false, why: 'wrongSignature' } as const;
  const subject = Paid.parse(fields);
  return { verified: true, key: subject.id, subject } as const;
}

function verifyQuery({ query }: CallbackRequest) {
  const sent = new URLSearchParams(query);
  const nonce = sent.get('nonce') ?? '';
  if (!isSigned(sent.get('sign') ?? '', nonce)) return { verified: false, why: 'wrongSignature' } as const;
  return { verified: true, key: nonce, subject: sent.get('echostr') ?? '' } as const;
}

/** Provider of a test's own, whose notices each make a brand, so that what follows from one can be counted. */
export function openHmacProvider(shop: () => Shop) {
  let made = 0;
  const serials = new Set<string>();
  let fault: Error | undefined;

  async function pay(write: Write, { no }: Paid): Promise<Effect> {
    await saveBrand(write, { name: `${no} ${(made += 1)}`, logo: 'logo.png', cateIds: [] });
    if (fault) throw fault;
    return no === 'NOBODY' ? { outcome: 'ignored', says: '本店没有这个单号' } : { outcome: 'done', says: `已入账 ${no}` };
  }

  const send = (url: string, payload: string | Buffer, headers: Record<string, string>) =>
    shop().app.http.inject({ method: 'POST', url, payload, headers });

  return {
    /** Knows a serial from now on, as after a change of the settings. */
    learn: (serial: string) => void serials.add(serial),
    routes: (): CallbackRoute[] => [
      ...serveCallbacks(jsonCallbacks, inJson, {
        paid: receive({ verify: (request, at) => verifyJson(request, at, serials), act: pay }),
      }),
      ...serveCallbacks(xmlCallbacks, inXml, {
        paidXml: receive({ verify: verifyXml, act: pay }),
        opened: receive({
          verify: verifyQuery,
          act: async (_, reply) => ({ outcome: 'ignored', says: '地址校验', reply }),
        }),
      }),
    ],
    /** Has every effect fail from now on; undefined ends it. */
    failWith: (error: Error | undefined) => void (fault = error),
    signatureOf,
    /** Sends a notice as JSON, signed well unless its headers say otherwise. */
    pay(paid: object, headers: Record<string, string> = {}) {
      const body = Buffer.from(JSON.stringify(paid));
      const time = String(shop().clock.now().getTime());
      const sign = signatureOf(signedText(headers['x-time'] ?? time, body));
      return send('/api/test/provider/paid', body, {
        'content-type': 'application/json',
        'x-time': time,
        'x-sign': sign,
        ...headers,
      });
    },
    payInXml: (fields: Record<string, string>, sign = signatureOf(JSON.stringify(fields))) =>
      send('/api/test/provider/xml/paid', writeXml({ ...fields, sign }), { 'content-type': 'text/xml' }),
  };
}
