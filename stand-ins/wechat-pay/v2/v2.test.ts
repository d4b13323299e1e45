import { createDecipheriv } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newNonce } from '../crypt.ts';
import { openPlatform } from '../platform.ts';
import { type ServedPlatform, serve } from '../serve.ts';
import { type V2Fields, readMessage, sealMessage, signMessage, signedMessage } from './message.ts';

const clock = { at: new Date('2026-09-21T01:30:00Z') };
const pass = (minutes: number) => {
  clock.at = new Date(clock.at.getTime() + minutes * 60_000);
};
const platform = openPlatform({ now: () => clock.at });
const { merchant } = platform;
let served: ServedPlatform;
beforeAll(async () => {
  served = await serve(platform);
});
afterAll(() => served.close());

const DOCUMENT_KEY = '192006250b4c09247ec02edce69f6a2d';

async function post(path: string, body: string) {
  const answer = await fetch(`${served.origin}/${path}`, { method: 'POST', body });
  return Buffer.from(await answer.arrayBuffer());
}
async function ask(path: string, fields: V2Fields, key = merchant.apiKey) {
  const said = { appid: 'wxexample0000001', mch_id: merchant.mchid, nonce_str: newNonce(), ...fields };
  return readMessage((await post(path, signedMessage(said, key, 'MD5'))).toString()) ?? {};
}
const order = (number: string, more: V2Fields = {}) =>
  ask('pay/unifiedorder', {
    body: '热水壶，红色',
    out_trade_no: number,
    total_fee: '2000',
    spbill_create_ip: '203.0.113.9',
    notify_url: 'http://127.0.0.1:1/notice',
    trade_type: 'NATIVE',
    product_id: '1',
    ...more,
  });
const find = (number: string) => ask('pay/orderquery', { out_trade_no: number });

describe('the published examples', () => {
  it('are signed and sealed by the stand-in as the document does', () => {
    const said = {
      appid: 'wxd930ea5d5a258f4f',
      mch_id: '10000100',
      device_info: '1000',
      body: 'test',
      nonce_str: 'ibuaiVcKdpRxkhJA',
    };
    expect(signMessage(said, DOCUMENT_KEY, 'MD5')).toBe('9A0A8659F005D6984697E2CA0A9CF3B7');
    expect(signMessage(said, DOCUMENT_KEY, 'HMAC-SHA256')).toBe(
      '6A9AE1657590FD6257D693A078E1C3E4BB6BA4DC30B23E0EE2496E54170DACD6',
    );
    expect(sealMessage({}, DOCUMENT_KEY)).toMatch(/^[\w+/]+=*$/);

    const decipher = createDecipheriv('aes-256-ecb', 'd96eb16afdd491fa1e705096edbc2205', null);
    const text = 'bDP/xixH0hFEaZusu714Uyyh0dv8MPgMqVLeIkI0QHBoWJbCzCFX0olPqtxTh2q95uvewe45Es+0+iD/4no6Cg==';
    const opened = Buffer.concat([decipher.update(text, 'base64'), decipher.final()]).toString();
    expect(opened).toBe('<root><refund_status>SUCCESS</refund_status></root>');
  });
});

describe('a message', () => {
  it.each<[string, () => Promise<V2Fields>, string]>([
    ['signed by another key', () => ask('pay/orderquery', { out_trade_no: 'none-0001' }, 'another'), '签名错误'],
    ['of another merchant', () => ask('pay/orderquery', { mch_id: '1900000002' }), 'mch_id参数格式错误'],
    ['without a nonce', () => ask('pay/orderquery', { nonce_str: '' }), '缺少参数nonce_str'],
    ['that is no XML', async () => readMessage((await post('pay/orderquery', '{}')).toString()) ?? {}, 'XML格式错误'],
    ['about a refund without the certificate', () => ask('secapi/pay/refund', {}), '证书校验失败'],
  ])('%s is refused, and nobody signs that', async (_, asked, message) => {
    expect(await asked()).toEqual({ return_code: 'FAIL', return_msg: message });
  });

  it.each<[string, string, V2Fields]>([
    ['without a body', 'LACK_PARAMS', { body: '' }],
    ['of nothing', 'PARAM_ERROR', { total_fee: '0' }],
    ['in parts of a fen', 'PARAM_ERROR', { total_fee: '1.5' }],
    ['of an app that is not linked', 'APPID_MCHID_NOT_MATCH', { appid: 'wxother00000001' }],
    ['with a short number', 'PARAM_ERROR', { out_trade_no: '12345' }],
    ['of a code without its goods', 'LACK_PARAMS', { product_id: '' }],
    ['of a page without a fan', 'PARAM_ERROR', { trade_type: 'JSAPI', openid: 'oNobody' }],
  ])('that begins a payment %s is refused under a sign', async (_, code, more) => {
    const { sign, ...said } = await order('refused-1', more);
    expect(said).toMatchObject({ return_code: 'SUCCESS', result_code: 'FAIL', err_code: code });
    expect(sign).toBe(signMessage(said, merchant.apiKey, 'MD5'));
  });
});

describe('a payment', () => {
  it('under the same number is the same one, is paid once, and closed after five minutes only', async () => {
    const first = await order('paid-0001');
    expect((await order('paid-0001'))['code_url']).toBe(first['code_url']);
    expect(await order('paid-0001', { total_fee: '1900' })).toMatchObject({ result_code: 'FAIL' });
    expect(await find('paid-0001')).toMatchObject({ trade_state: 'NOTPAY' });
    expect(await ask('pay/closeorder', { out_trade_no: 'paid-0001' })).toMatchObject({ result_code: 'FAIL' });

    platform.pay('paid-0001', { coupon: 10, isTold: false });
    expect(await find('paid-0001')).toMatchObject({
      trade_state: 'SUCCESS',
      total_fee: '2000',
      cash_fee: '1990',
      time_end: '20260921093000',
    });
    expect(await ask('pay/closeorder', { out_trade_no: 'paid-0001' })).toMatchObject({ err_code: 'ORDERPAID' });
    expect(await find('nobody-01')).toMatchObject({ err_code: 'ORDERNOTEXIST' });

    await order('open-0001');
    pass(5);
    expect(await ask('pay/closeorder', { out_trade_no: 'open-0001' })).toMatchObject({ result_code: 'SUCCESS' });
  });
});

describe('a bill', () => {
  it('is a file, or a message that says why there is none', async () => {
    const bill = (day: string) => {
      const said = { appid: 'wxexample0000001', mch_id: merchant.mchid, nonce_str: newNonce(), bill_date: day, bill_type: 'ALL' };
      return post('pay/downloadbill', signedMessage(said, merchant.apiKey, 'MD5'));
    };
    clock.at = new Date('2026-09-22T03:00:00Z');
    expect(gunzipSync(await bill('20260921')).toString()).toContain('`paid-0001');
    expect(readMessage((await bill('20260901')).toString())).toMatchObject({ return_msg: 'No Bill Exist', error_code: '20002' });
  });
});
