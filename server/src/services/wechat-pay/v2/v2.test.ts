import { createHash } from 'node:crypto';
import { createServer } from 'node:https';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wechatPayFileSettings } from '#contract/services/wechat-pay-settings.ts';
import type { OutgoingRequest } from '#server/platform/http-client/http-client.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { writeXml } from '#server/platform/xml/write-xml.ts';
import { forgetSettings, setConfig } from '#server/settings/index.ts';
import { openShop } from '../../../../test/shop.ts';
import { merchantCertificate, merchantP12, serverCertificate, serverKey } from '../../../../test/wechat-merchant.ts';
import { APP_ID, MERCHANT_NO, openWechatSide } from '../../../../test/wechat-pay.ts';
import { madeUp } from '../../../../test/wechat-vectors.ts';
import type { MessageFields } from './sign.ts';
import { openWechatPay } from '../wechat-pay.ts';

const shop = openShop();
const { side, requests, plugIn, set } = openWechatSide(shop);

const signOf = (said: MessageFields, key: string) => {
  const text = Object.keys(said)
    .filter((name) => name !== 'sign' && said[name] !== '')
    .toSorted()
    .map((name) => `${name}=${said[name]}`);
  return createHash('md5')
    .update(`${text.join('&')}&key=${key}`)
    .digest('hex')
    .toUpperCase();
};
const OWN = { return_code: 'SUCCESS', result_code: 'SUCCESS', appid: APP_ID, mch_id: MERCHANT_NO, nonce_str: 'n' };
const signed = (fields: MessageFields, key: string = madeUp.apiKey) => {
  const said = { ...OWN, ...fields };
  return { bytes: Buffer.from(writeXml({ ...said, sign: signOf(said, key) })) };
};
const refusal = (code: string) => signed({ result_code: 'FAIL', err_code: code, err_code_des: '' });
const fieldsIn = (body: string): Record<string, string> =>
  Object.fromEntries([...body.matchAll(/<(\w+)><!\[CDATA\[(.*?)\]\]><\/\1>/g)].map(([, name = '', value = '']) => [name, value]));
const sentFields = () => fieldsIn(requests.at(-1)?.body ?? '');

async function connected() {
  await plugIn({ wechat_pay_version: '2' });
  return openWechatPay(shop.app);
}
const number = { outTradeNo: 'wxNo12345179000000000012345' };
const order = {
  ...number,
  channel: 'native',
  total: 2000,
  description: '信号楼',
  expiresAt: new Date('2026-11-29T10:30:00Z'),
  clientIp: '203.0.113.9',
} as const;
const paid = {
  out_trade_no: number.outTradeNo,
  transaction_id: '4200009999202609210000000001',
  trade_state: 'SUCCESS',
  total_fee: '2000',
  cash_fee: '1990',
  time_end: '20260921093000',
};

describe('a payment of the second version', () => {
  it('is created by a message that is signed, and shown as a code', async () => {
    const pay = await connected();
    side.answer = () => signed({ prepay_id: 'wx21', code_url: 'weixin://wxpay/bizpayurl?pr=1' });

    expect(await pay.create(order)).toMatchObject({ prepay: { kind: 'code', codeUrl: 'weixin://wxpay/bizpayurl?pr=1' } });
    const sent = sentFields();
    expect(requests.at(-1)?.target).toBe('/pay/unifiedorder');
    expect(sent).toMatchObject({
      appid: APP_ID,
      mch_id: MERCHANT_NO,
      total_fee: '2000',
      trade_type: 'NATIVE',
      product_id: number.outTradeNo,
      time_expire: '20261129183000',
      spbill_create_ip: '203.0.113.9',
      notify_url: 'https://shop.example/api/admin/payment/callback/wechat',
    });
    expect(sent.sign).toBe(signOf(sent, madeUp.apiKey));
  });

  it('in a page of WeChat has parameters that are signed by the same key', async () => {
    const pay = await connected();
    side.answer = () => signed({ prepay_id: 'wx21' });

    const answer = await pay.create({ ...order, channel: 'jsapi', openid: 'oXample_fan_0001' });
    const page = answer.state === 'created' && answer.prepay.kind === 'page' ? answer.prepay.parameters : undefined;
    expect(page).toMatchObject({ appId: APP_ID, package: 'prepay_id=wx21', signType: 'MD5' });
    const { paySign, ...said } = { paySign: '', ...page };
    expect(paySign).toBe(signOf(said, madeUp.apiKey));
  });

  it('is queried by either number, and told as it is', async () => {
    const pay = await connected();
    side.answer = () => signed(paid);
    expect(await pay.query(number)).toMatchObject({
      state: 'paid',
      payment: { total: 2000, payerTotal: 1990, currency: 'CNY', paidAt: new Date('2026-09-21T01:30:00Z') },
    });
    expect(await pay.query({ transactionId: '4200009999202609210000000001' })).toMatchObject({ state: 'paid' });
    expect(sentFields()).toMatchObject({ transaction_id: '4200009999202609210000000001' });

    side.answer = () => signed({ ...paid, trade_state: 'NOTPAY' });
    expect(await pay.query(number)).toEqual({ state: 'notPaid' });
    side.answer = () => refusal('ORDERNOTEXIST');
    expect(await pay.query(number)).toEqual({ state: 'notFound' });
  });

  it.each([
    ['the sign of another key', signed(paid, 'another'), { state: 'unknown', code: 'UNSIGNED' }],
    ['another merchant', signed({ ...paid, mch_id: '1900000002' }), { state: 'unknown', code: 'MISMATCH' }],
    ['another app', signed({ ...paid, appid: 'wxanother0000001' }), { state: 'unknown', code: 'MISMATCH' }],
    ['another number', signed({ ...paid, out_trade_no: 'wxNo1' }), { state: 'unknown', code: 'MISMATCH' }],
    ['another currency', signed({ ...paid, fee_type: 'USD' }), { state: 'unknown', code: 'MISMATCH' }],
    ['no sum', signed({ ...paid, total_fee: '' }), { state: 'unknown', code: 'BROKEN' }],
    ['text that is none', { bytes: Buffer.from('<html>维护中') }, { state: 'unknown', code: 'BROKEN' }],
    ['a fault of the server', { status: 502 }, { state: 'unknown' }],
    [
      'a fault of the message',
      { bytes: Buffer.from(writeXml({ return_code: 'FAIL', return_msg: '系统繁忙' })) },
      { state: 'unknown' },
    ],
    [
      'a sign that they refuse',
      { bytes: Buffer.from(writeXml({ return_code: 'FAIL', return_msg: '签名错误' })) },
      { state: 'setup' },
    ],
  ])('is not taken for paid with %s', async (_case, answer, outcome) => {
    const pay = await connected();
    side.answer = () => answer;

    expect(await pay.query(number)).toMatchObject(outcome);
  });

  it('is closed, or was before, or is paid', async () => {
    const pay = await connected();
    const close = async (answer: ReturnType<typeof side.answer>) => {
      side.answer = () => answer;
      return (await pay.close(number)).state;
    };
    expect([await close(signed({})), await close(refusal('ORDERPAID')), await close(refusal('ORDERCLOSED'))]).toEqual([
      'closed',
      'paid',
      'closed',
    ]);
  });
});

describe('a refund of the second version', () => {
  const request = { payment: number, outRefundNo: 'R20260921000001', refund: 500, total: 2000 };
  const answered = {
    out_trade_no: number.outTradeNo,
    total_fee: '2000',
    out_refund_no: 'R20260921000001',
    refund_id: '503',
    refund_fee: '500',
  };
  const names: unknown[] = [];
  const server = createServer(
    { key: serverKey, cert: serverCertificate, ca: merchantCertificate, requestCert: true },
    (_, answer) => void answer.end(signed(answered).bytes),
  );
  server.on('secureConnection', (line) => void names.push(line.getPeerCertificate().subject.CN));
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });
  /** The shop, with refunds led to a server that asks for a certificate. */
  const withCertificates = () => {
    const address = server.address();
    const origin = `https://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    const { httpClient } = shop.app;
    const led = (sent: OutgoingRequest) =>
      httpClient.ask({ ...sent, url: origin + new URL(sent.url).pathname, tls: { ...sent.tls, ca: serverCertificate } });
    return openWechatPay({ ...shop.app, httpClient: { ...httpClient, ask: led } });
  };
  const keep = async (key: 'wechat_pay_certificate' | 'wechat_pay_p12', value: string) => {
    const act = { name: 'test', actor: systemActor('test') };
    await shop.app.write(act, ({ tx, now }) => setConfig(tx, wechatPayFileSettings[key], value, now));
    forgetSettings(shop.app.database.db);
  };

  it('shows the certificate of the merchant, and is taken, not done', async () => {
    await connected();
    expect(await withCertificates().refund(request)).toMatchObject({
      state: 'processing',
      refund: { refundId: '503', refund: 500 },
    });
    expect(names).toEqual([MERCHANT_NO]);
  });

  it('may show it from a file of both, and is not sent without one', async () => {
    await connected();
    await keep('wechat_pay_certificate', '');
    expect(await withCertificates().refund(request)).toMatchObject({ state: 'setup', code: 'NO_CERTIFICATE' });
    await keep('wechat_pay_p12', shop.app.secrets.encrypt(merchantP12));
    expect(await withCertificates().refund(request)).toMatchObject({ state: 'processing' });
    expect(names).toEqual([MERCHANT_NO, MERCHANT_NO]);
    await keep('wechat_pay_certificate', merchantCertificate);
  });

  it('is told by the query what became of it', async () => {
    const pay = await connected();
    const listed = (change: MessageFields = {}) =>
      signed({
        out_trade_no: number.outTradeNo,
        transaction_id: '42',
        total_fee: '2000',
        refund_count: '1',
        out_refund_no_0: 'R20260921000001',
        refund_id_0: '503',
        refund_fee_0: '500',
        refund_status_0: 'SUCCESS',
        refund_recv_accout_0: '支付用户零钱',
        refund_success_time_0: '2026-09-21 10:30:00',
        ...change,
      });
    const told = async (answer: ReturnType<typeof side.answer>) => {
      side.answer = () => answer;
      return (await pay.queryRefund(request)).state;
    };

    side.answer = () => listed();
    expect(await pay.queryRefund(request)).toMatchObject({
      state: 'done',
      refund: { refundId: '503', account: '支付用户零钱', refundedAt: new Date('2026-09-21T02:30:00Z') },
    });
    expect([
      await told(listed({ refund_status_0: 'PROCESSING' })),
      await told(listed({ refund_status_0: 'REFUNDCLOSE' })),
      await told(listed({ refund_status_0: 'CHANGE' })),
      await told(refusal('REFUNDNOTEXIST')),
      await told(listed({ out_refund_no_0: 'R2' })),
      await told(listed({ refund_fee_0: '501' })),
      await told(refusal('SYSTEMERROR')),
    ]).toEqual(['processing', 'closed', 'abnormal', 'notFound', 'unknown', 'unknown', 'unknown']);
  });
});

describe('the bill of the second version', () => {
  it('of a day without trade is none, and a message of another kind is no bill', async () => {
    const pay = await connected();
    const said = async (fields: MessageFields) => {
      side.answer = () => ({ bytes: Buffer.from(writeXml(fields)) });
      return pay.bill(new Date('2026-11-27T16:00:00Z'));
    };

    expect(await said({ return_code: 'FAIL', return_msg: 'No Bill Exist', error_code: '20002' })).toEqual({ state: 'none' });
    expect(sentFields()).toMatchObject({ bill_date: '20261128', bill_type: 'ALL', tar_type: 'GZIP' });
    expect(await said({ return_code: 'FAIL', return_msg: 'sign error' })).toMatchObject({ state: 'setup' });
    side.answer = () => ({ bytes: Buffer.from('no bill') });
    expect(await pay.bill(new Date('2026-11-27T16:00:00Z'))).toMatchObject({ state: 'retryLater', code: 'BAD_BILL' });
    await set({ wechat_pay_version: '3' });
  });
});
