import {
  X509Certificate,
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  createSign,
  createVerify,
  randomUUID,
} from 'node:crypto';
import { createServer } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentKey, goCertificate, goNotice } from '../../server/test/wechat-vectors.ts';
import { isSignedRequest } from './crypt.ts';
import { type Fault, openPlatform } from './platform.ts';
import { type ServedPlatform, serve } from './serve.ts';

const clock = { at: new Date('2026-09-21T01:30:00Z') };
const pass = (minutes: number) => {
  clock.at = new Date(clock.at.getTime() + minutes * 60_000);
};
const fans = new Map([['oXample_fan_0001', 'wxexample0000001']]);
const platform = openPlatform({ now: () => clock.at, fans });
const { merchant, publicKey } = platform;
let served: ServedPlatform;
beforeAll(async () => {
  served = await serve(platform);
});
afterAll(() => served.close());

interface Spoilt {
  timestamp?: string;
  nonce?: string;
  serialNo?: string;
  signedBody?: string;
  headers?: Record<string, string>;
}

/** A request as the documents have it, unless it is spoilt. */
async function ask(method: string, target: string, body?: object, spoilt: Spoilt = {}) {
  const text = body ? JSON.stringify(body) : '';
  const {
    timestamp = String(clock.at.getTime() / 1000),
    nonce = randomUUID().replaceAll('-', ''),
    serialNo = merchant.serialNo,
  } = spoilt;
  const signed = [method, target, timestamp, nonce, spoilt.signedBody ?? text, ''].join('\n');
  const signature = createSign('RSA-SHA256').update(signed).sign(merchant.privateKeyPem, 'base64');
  const authorization =
    `WECHATPAY2-SHA256-RSA2048 mchid="${merchant.mchid}",nonce_str="${nonce}",signature="${signature}",` +
    `timestamp="${timestamp}",serial_no="${serialNo}"`;
  const headers = {
    authorization,
    accept: 'application/json',
    'user-agent': 'test',
    'wechatpay-serial': publicKey.serialNo,
    ...(text !== '' && { 'content-type': 'application/json' }),
    ...spoilt.headers,
  };
  const answer = await fetch(`${served.origin}${target}`, { method, headers, ...(text !== '' && { body: text }) });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, headers: answer.headers, bytes };
}
const jsonOf = ({ bytes }: { bytes: Buffer }): Record<string, unknown> => JSON.parse(bytes.toString());
const codeOf = async (asked: ReturnType<typeof ask>) => {
  const answer = await asked;
  return [answer.status, jsonOf(answer)['code']];
};

const order = (number: string, more: object = {}) => ({
  appid: 'wxexample0000001',
  mchid: merchant.mchid,
  description: '热水壶，红色',
  out_trade_no: number,
  notify_url: 'http://127.0.0.1:1/notice',
  amount: { total: 2000, currency: 'CNY' },
  ...more,
});
const begin = (number: string, more?: object) => ask('POST', '/v3/pay/transactions/native', order(number, more));
const find = (number: string) => ask('GET', `/v3/pay/transactions/out-trade-no/${number}?mchid=${merchant.mchid}`);
const refund = (number: string, more: object = {}) =>
  ask('POST', '/v3/refund/domestic/refunds', {
    out_trade_no: number,
    out_refund_no: `R-${number}`,
    amount: { refund: 500, total: 2000, currency: 'CNY' },
    ...more,
  });

describe('the published examples', () => {
  it('are signed as the stand-in checks requests', () => {
    const body =
      '{"appid":"wxd678efh567hg6787","mchid":"1230000109","description":"Image形象店-深圳腾大-QQ公仔","out_trade_no":"1217752501201407033233368018",' +
      '"notify_url":"https://www.weixin.qq.com/wxpay/pay.php","amount":{"total":100,"currency":"CNY"},"payer":{"openid":"oUpF8uMuAJO_M2pxb1Q9zNjWeS6o"}}';
    const signature =
      'gEuexJ547PHFV77TQ6eiE4tphVYfWfUe1Wc2dBmVnoMYU2rl/M4zhw+b3vBhuMw6AC7pteNkryLA7UWU2h+umo0OdSuuLm1++O3NckQPCSfm6dypsjn4GYm84KMqXWFrhFmyxEwId' +
      'EJDr3w1UYfxOcu55OQupfLkrt/ZzuOspnliJFrPzGQFUk7lGqMMtpz3EfbDUNxnVsHblORg3hVmuYNmbGWnS2ovU30Y2Q+iKFDxzkaXBk8LTy6HzvxizRo6Q+J4SVM7O0hKXfgo1Qd' +
      'I68kpzNULb3EVBXlhTyPUzhkHzzLxECL1qHl3HH2hEv8++C+4wBlsagF3j/O6PABojA==';
    const stamp = { timestamp: '1554208460', nonce: '593BEC0C930BF1AFEB40B4A08C8FB242' };
    const request = { method: 'POST', target: '/v3/pay/transactions/jsapi', body: Buffer.from(body), ...stamp };
    const key = createPublicKey(documentKey);
    expect(isSignedRequest(request, signature, key)).toBe(true);
    expect(isSignedRequest({ ...request, target: '/v3/pay/transactions/native' }, signature, key)).toBe(false);
  });

  it('of a notice have the lines that the stand-in signs', () => {
    const { 'wechatpay-timestamp': timestamp, 'wechatpay-nonce': nonce, 'wechatpay-signature': signature } = goNotice.headers;
    const text = `${timestamp}\n${nonce}\n${goNotice.body}\n`;
    const key = new X509Certificate(goCertificate).publicKey;
    expect(createVerify('RSA-SHA256').update(text).verify(key, signature, 'base64')).toBe(true);
  });
});

describe('keys', () => {
  it('are certificates that Node reads, with number, serial and days', () => {
    const read = new X509Certificate(merchant.certificatePem);
    expect(read.subject).toBe('CN=1900000001');
    expect(read.serialNumber).toBe(merchant.serialNo);
    expect(read.checkPrivateKey(createPrivateKey(merchant.privateKeyPem))).toBe(true);
    expect(read.verify(read.publicKey)).toBe(true);
  });

  it('of the platform open with the key of the merchant', async () => {
    const { data } = jsonOf(await ask('GET', '/v3/certificates'));
    const [{ serial_no, encrypt_certificate: sealed }] = data as [
      { serial_no: string; encrypt_certificate: Record<string, string> },
    ];
    const bytes = Buffer.from(sealed['ciphertext'] ?? '', 'base64');
    const decipher = createDecipheriv('aes-256-gcm', merchant.apiV3Key, sealed['nonce'] ?? '');
    decipher.setAAD(Buffer.from(sealed['associated_data'] ?? '')).setAuthTag(bytes.subarray(-16));
    const pem = Buffer.concat([decipher.update(bytes.subarray(0, -16)), decipher.final()]).toString();
    expect(new X509Certificate(pem).serialNumber).toBe(serial_no);
  });
});

describe('a request', () => {
  it.each<[string, number, string, Spoilt]>([
    ['old', 401, 'SIGN_ERROR', { timestamp: String(clock.at.getTime() / 1000 - 301) }],
    ['early', 401, 'SIGN_ERROR', { timestamp: String(clock.at.getTime() / 1000 + 301) }],
    ['signed over another body', 401, 'SIGN_ERROR', { signedBody: '{}' }],
    ['of an unknown certificate', 401, 'SIGN_ERROR', { serialNo: '00' }],
    ['without the public key’s number', 400, 'PARAM_ERROR', { headers: { 'wechatpay-serial': '' } }],
    ['without a name of its program', 400, 'PARAM_ERROR', { headers: { 'user-agent': '' } }],
    ['that is no JSON', 415, 'PARAM_ERROR', { headers: { 'content-type': 'text/plain' } }],
  ])('%s is refused', async (_, status, code, spoilt) => {
    expect(await codeOf(ask('POST', '/v3/pay/transactions/native', order('refused-1'), spoilt))).toEqual([status, code]);
  });

  it('comes once: its nonce is not taken again', async () => {
    expect((await ask('POST', '/v3/pay/transactions/native', order('nonce-1'), { nonce: 'same' })).status).toBe(200);
    expect(await codeOf(ask('POST', '/v3/pay/transactions/native', order('nonce-1'), { nonce: 'same' }))).toEqual([
      401,
      'SIGN_ERROR',
    ]);
  });

  it('is answered with a signature over the bytes', async () => {
    const { headers, bytes } = await begin('signed-1');
    const text = `${headers.get('wechatpay-timestamp')}\n${headers.get('wechatpay-nonce')}\n${bytes}\n`;
    const signature = headers.get('wechatpay-signature') ?? '';
    expect(headers.get('wechatpay-serial')).toBe(publicKey.serialNo);
    expect(createVerify('RSA-SHA256').update(text).verify(publicKey.publicKeyPem, signature, 'base64')).toBe(true);
  });

  it.each<[Fault, string]>([
    ['lostAnswer', 'NOTPAY'],
    ['busyAfterwards', 'NOTPAY'],
    ['lostRequest', ''],
    ['busy', ''],
  ])('that meets %s leaves %j', async (fault, state) => {
    platform.become(fault);
    await begin(`fault-${fault}`).catch(() => undefined);
    platform.become(undefined);
    expect(jsonOf(await find(`fault-${fault}`))['trade_state'] ?? '').toBe(state);
  });
});

describe('a payment', () => {
  it.each<[string, string, object]>([
    ['of an app id that is not linked', 'APPID_MCHID_NOT_MATCH', { appid: 'wxother00000001' }],
    ['of another merchant', 'PARAM_ERROR', { mchid: '1900000002' }],
    ['of nothing', 'PARAM_ERROR', { amount: { total: 0 } }],
    ['in parts of a fen', 'PARAM_ERROR', { amount: { total: 1.5 } }],
    ['with a short number', 'PARAM_ERROR', { out_trade_no: '12345' }],
    ['with signs in its number', 'PARAM_ERROR', { out_trade_no: '订单123456' }],
    ['that is over already', 'PARAM_ERROR', { time_expire: '2026-09-21T09:00:00+08:00' }],
    ['with parameters in its address', 'PARAM_ERROR', { notify_url: 'https://shop.example/n?a=1' }],
    ['without a description', 'PARAM_ERROR', { description: '' }],
  ])('%s is refused', async (_, code, more) => {
    expect(await codeOf(begin('refused-2', more))).toEqual([400, code]);
  });

  it('of a page is one of a fan of that app id', async () => {
    const jsapi = (openid: string) =>
      ask('POST', '/v3/pay/transactions/jsapi', order(`jsapi-${openid.length}`, { payer: { openid } }));
    expect(jsonOf(await jsapi('oXample_fan_0001'))).toEqual({ prepay_id: expect.stringMatching(/^wx\d{26}$/) });
    expect(await codeOf(jsapi('oAnother'))).toEqual([400, 'PARAM_ERROR']);
  });

  it('under the same number is the same one, with the same terms only', async () => {
    const [first, second] = [await begin('twice-1'), await begin('twice-1')];
    expect(jsonOf(second)).toEqual(jsonOf(first));
    expect(await codeOf(begin('twice-1', { amount: { total: 1900, currency: 'CNY' } }))).toEqual([400, 'INVALID_REQUEST']);
  });

  it('is paid once, closed only before that, and never after its time', async () => {
    const close = (number: string) => ask('POST', `/v3/pay/transactions/out-trade-no/${number}/close`, { mchid: merchant.mchid });
    await begin('paid-1');
    platform.pay('paid-1', { coupon: 10, isTold: false });
    expect(jsonOf(await find('paid-1'))).toMatchObject({
      trade_state: 'SUCCESS',
      transaction_id: expect.stringMatching(/^42\d{26}$/),
      success_time: '2026-09-21T09:30:00+08:00',
      amount: { total: 2000, payer_total: 1990 },
    });
    expect(await codeOf(close('paid-1'))).toEqual([400, 'ORDERPAID']);
    expect(await codeOf(begin('paid-1'))).toEqual([400, 'ORDERPAID']);

    await begin('closed-1');
    expect((await close('closed-1')).status).toBe(204);
    expect(() => platform.pay('closed-1')).toThrow('nobody can pay');
    expect(await codeOf(begin('closed-1'))).toEqual([400, 'ORDER_CLOSED']);

    await begin('late-1', { time_expire: '2026-09-21T09:40:00+08:00' });
    pass(11);
    expect(() => platform.pay('late-1')).toThrow('nobody can pay');
    expect(await codeOf(find('nobody-1'))).toEqual([404, 'ORDER_NOT_EXIST']);
  });
});

describe('a refund', () => {
  it('is taken on, once for its number, and paid later', async () => {
    await begin('back-1');
    expect(await codeOf(refund('back-1'))).toEqual([403, 'TRADE_ERROR']);
    platform.pay('back-1', { isTold: false });
    expect(jsonOf(await refund('back-1'))).toMatchObject({ status: 'PROCESSING', amount: { refund: 500, total: 2000 } });
    expect(jsonOf(await refund('back-1'))).toMatchObject({ status: 'PROCESSING' });
    expect(await codeOf(refund('back-1', { amount: { refund: 600, total: 2000, currency: 'CNY' } }))).toEqual([
      400,
      'INVALID_REQUEST',
    ]);
    expect(await codeOf(refund('back-1', { out_refund_no: 'soon' }))).toEqual([429, 'FREQUENCY_LIMITED']);
    pass(1);
    const over = { refund: 1501, total: 2000, currency: 'CNY' };
    expect(await codeOf(refund('back-1', { out_refund_no: 'over', amount: over }))).toEqual([400, 'INVALID_REQUEST']);

    platform.endRefund('R-back-1', 'SUCCESS');
    const found = jsonOf(await ask('GET', '/v3/refund/domestic/refunds/R-back-1'));
    expect(found).toMatchObject({ status: 'SUCCESS', success_time: expect.stringContaining('+08:00') });
  });

  it('needs money of the merchant, and one that failed gives it back', async () => {
    await begin('poor-1');
    platform.pay('poor-1', { isTold: false });
    platform.deposit(-(platform.books.balances.get(merchant.mchid) ?? 0) + 400);
    expect(await codeOf(refund('poor-1'))).toEqual([403, 'NOT_ENOUGH']);
    platform.deposit(100);
    await refund('poor-1');
    platform.endRefund('R-poor-1', 'CLOSED');
    expect(platform.books.balances.get(merchant.mchid)).toBe(500);
  });
});

describe('a notice', () => {
  it('comes again after its pauses until it is taken, sealed and signed', async () => {
    const seen: { headers: Record<string, unknown>; body: string }[] = [];
    let status = 500;
    const shop = createServer(async (request, response) => {
      const pieces: Buffer[] = [];
      for await (const piece of request) pieces.push(piece);
      seen.push({ headers: request.headers, body: Buffer.concat(pieces).toString() });
      response.writeHead(status).end();
    });
    await new Promise<void>((resolve) => void shop.listen(0, '127.0.0.1', resolve));
    const address = shop.address();
    const port = typeof address === 'object' ? address?.port : 0;
    await begin('told-1', { notify_url: `http://127.0.0.1:${port}/notice` });
    platform.pay('told-1');

    expect(await platform.deliverDue()).toEqual([500]);
    expect(await platform.deliverDue()).toEqual([]);
    pass(0.25);
    status = 204;
    expect(await platform.deliverDue()).toEqual([204]);
    pass(60);
    expect(await platform.deliverDue()).toEqual([]);

    const [{ headers, body } = { headers: {}, body: '' }] = seen;
    const text = `${headers['wechatpay-timestamp']}\n${headers['wechatpay-nonce']}\n${body}\n`;
    const signature = String(headers['wechatpay-signature']);
    expect(createVerify('RSA-SHA256').update(text).verify(publicKey.publicKeyPem, signature, 'base64')).toBe(true);
    expect(seen.map((each) => JSON.parse(each.body).id)).toEqual([expect.any(String), JSON.parse(body).id]);
    shop.closeAllConnections();
    shop.close();
  });
});

describe('a bill', () => {
  it('of yesterday is there from ten o’clock, agrees with the books, and its address ends', async () => {
    const download = async (answer: Record<string, unknown>) => {
      const { pathname, search } = new URL(String(answer['download_url']));
      return ask('GET', `${pathname}${search}`);
    };
    clock.at = new Date('2026-09-22T01:59:00Z');
    const bill = () => ask('GET', '/v3/bill/tradebill?bill_date=2026-09-21&bill_type=ALL&tar_type=GZIP');
    expect(await codeOf(bill())).toEqual([400, 'STATEMENT_CREATING']);
    pass(1);
    const answer = jsonOf(await bill());
    const text = gunzipSync((await download(answer)).bytes).toString();
    expect(text.startsWith('\u{FEFF}交易时间,')).toBe(true);
    expect(text).toContain('`热水壶，红色');
    const sum = [...platform.books.trades.values()].reduce((before, { paid, total }) => before + (paid ? total : 0), 0);
    expect(text.trimEnd().split('\r\n').at(-1)?.split(',').at(-2)).toBe(`\`${(sum / 100).toFixed(2)}`);
    pass(6);
    expect((await download(answer)).status).toBe(400);
    expect(await codeOf(ask('GET', '/v3/bill/tradebill?bill_date=2026-09-01'))).toEqual([400, 'NO_STATEMENT_EXIST']);
  });
});
