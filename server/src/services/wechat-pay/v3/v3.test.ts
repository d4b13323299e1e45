import { createHash, createPublicKey, verify } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { wechatPayFileSettings } from '#contract/services/wechat-pay-settings.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { forgetSettings, setConfig } from '#server/settings/index.ts';
import { merchantCertificate, merchantKey, otherKey } from '../../../../test/wechat-merchant.ts';
import { APP_ID, MERCHANT_NO, MINI_APP_ID, openWechatSide } from '../../../../test/wechat-pay.ts';
import type { OutgoingRequest } from '#server/platform/http-client/http-client.ts';
import { openShop } from '../../../../test/shop.ts';
import type { WechatPayOrder } from '../common/protocol.ts';
import { openWechatPay } from '../wechat-pay.ts';

const shop = openShop();
const { side, requests, base, set, plugIn, certificates } = openWechatSide(shop);

async function connected(further: Readonly<Record<string, string>> = {}) {
  await plugIn(further);
  side.by = 'key';
  requests.length = 0;
  return openWechatPay(shop.app);
}
const order = (change: Partial<WechatPayOrder> = {}): WechatPayOrder => ({
  channel: 'native',
  outTradeNo: 'wxNo12345179000000000012345',
  total: 2000,
  description: '信号楼',
  expiresAt: new Date('2026-11-29T10:30:00Z'),
  clientIp: '203.0.113.9',
  ...change,
});
const transaction = (change: object = {}) => ({
  appid: APP_ID,
  mchid: MERCHANT_NO,
  out_trade_no: 'wxNo12345179000000000012345',
  transaction_id: '4200009999202609210000000001',
  trade_type: 'NATIVE',
  trade_state: 'SUCCESS',
  bank_type: 'OTHERS',
  success_time: '2026-09-21T09:30:00+08:00',
  payer: { openid: 'oXample_fan_0001' },
  amount: { total: 2000, payer_total: 1990, currency: 'CNY' },
  ...change,
});
async function forgetCertificates(): Promise<void> {
  const kept = wechatPayFileSettings.wechat_pay_platform_certificates;
  await shop.app.write({ name: 'test', actor: systemActor('test') }, ({ tx, now }) => setConfig(tx, kept, '', now));
  forgetSettings(shop.db);
}
const number = { outTradeNo: 'wxNo12345179000000000012345' };
const refusal = (status: number, code: string) => ({ status, json: { code, message: '' } });

describe('a payment of the third version', () => {
  it('is created as the document says, and shown as a code', async () => {
    const pay = await connected();
    side.answer = () => ({ json: { code_url: 'weixin://wxpay/bizpayurl?pr=1' } });

    expect(await pay.create(order())).toEqual({
      state: 'created',
      prepay: { kind: 'code', codeUrl: 'weixin://wxpay/bizpayurl?pr=1' },
    });
    expect(requests[0]).toMatchObject({ method: 'POST', target: '/v3/pay/transactions/native' });
    expect(requests[0]?.headers).toMatchObject({ 'user-agent': 'Signalbox', 'content-type': 'application/json' });
    expect(requests[0]?.headers['wechatpay-serial']).toMatch(/^PUB_KEY_ID_/);
    expect(requests[0]?.json).toEqual({
      appid: APP_ID,
      mchid: MERCHANT_NO,
      description: '信号楼',
      out_trade_no: 'wxNo12345179000000000012345',
      time_expire: '2026-11-29T18:30:00+08:00',
      notify_url: 'https://shop.example/api/admin/payment/callback/wechat/v3',
      amount: { total: 2000, currency: 'CNY' },
    });
  });

  it('in the mini programme names its app, and gives the page parameters that it signs', async () => {
    const pay = await connected();
    side.answer = () => ({ json: { prepay_id: 'wx2100000001' } });

    const answer = await pay.create(order({ channel: 'routine', openid: 'oMini_0001' }));
    expect(requests[0]).toMatchObject({
      target: '/v3/pay/transactions/jsapi',
      json: { appid: MINI_APP_ID, payer: { openid: 'oMini_0001' } },
    });
    const page = answer.state === 'created' && answer.prepay.kind === 'page' ? answer.prepay.parameters : undefined;
    const text = `${MINI_APP_ID}\n${page?.['timeStamp']}\n${page?.['nonceStr']}\nprepay_id=wx2100000001\n`;
    expect(page?.['signType']).toBe('RSA');
    const key = createPublicKey(merchantCertificate);
    expect(verify('sha256', Buffer.from(text), key, Buffer.from(page?.['paySign'] ?? '', 'base64'))).toBe(true);
  });

  it('in a browser names the address of the customer', async () => {
    const pay = await connected();
    side.answer = () => ({ json: { h5_url: 'https://wx.tenpay.com/1' } });

    expect(await pay.create(order({ channel: 'h5' }))).toMatchObject({
      prepay: { kind: 'link', url: 'https://wx.tenpay.com/1' },
    });
    expect(requests[0]?.json).toMatchObject({ scene_info: { payer_client_ip: '203.0.113.9', h5_info: { type: 'Wap' } } });
  });

  it.each([
    ['SUCCESS', { state: 'paid', isRefunded: false }],
    ['REFUND', { state: 'paid', isRefunded: true }],
    ['NOTPAY', { state: 'notPaid' }],
    ['PAYERROR', { state: 'notPaid' }],
    ['USERPAYING', { state: 'processing' }],
    ['CLOSED', { state: 'closed' }],
    ['REVOKED', { state: 'closed' }],
    ['SOMETHING', { state: 'unknown', code: 'BROKEN' }],
  ])('that is %s is told as it is', async (state, answer) => {
    const pay = await connected();
    side.answer = () => ({ json: transaction({ trade_state: state }) });

    expect(await pay.query(number)).toMatchObject(answer);
    expect(requests[0]?.target).toBe(`/v3/pay/transactions/out-trade-no/wxNo12345179000000000012345?mchid=${MERCHANT_NO}`);
  });

  it('has its numbers as texts, and the sum that was to be paid beside what a coupon left', async () => {
    const pay = await connected();
    side.answer = () => ({ json: transaction() });

    expect(await pay.query({ transactionId: '4200009999202609210000000001' })).toMatchObject({
      payment: {
        transactionId: '4200009999202609210000000001',
        total: 2000,
        payerTotal: 1990,
        paidAt: new Date('2026-09-21T01:30:00Z'),
      },
    });
  });

  it.each([
    ['another merchant', { mchid: '1900000002' }, 'MISMATCH'],
    ['another app', { appid: 'wxanother0000001' }, 'MISMATCH'],
    ['another number', { out_trade_no: 'wxNo12345179000000000012346' }, 'MISMATCH'],
    ['another currency', { amount: { total: 2000, currency: 'USD' } }, 'MISMATCH'],
    ['no sum', { amount: undefined }, 'BROKEN'],
    ['no time', { success_time: '2026-09-21T09:30:00' }, 'BROKEN'],
    ['a number in place of a text', { transaction_id: 4_200_009_999_202_609 }, 'BROKEN'],
  ])('with %s is not taken for paid', async (_case, change, code) => {
    const pay = await connected();
    side.answer = () => ({ json: transaction(change) });

    expect(await pay.query(number)).toMatchObject({ state: 'unknown', code });
  });

  it('is closed, was paid, or is not there', async () => {
    const pay = await connected();
    const close = async (answer: ReturnType<typeof side.answer>) => {
      side.answer = () => answer;
      return (await pay.close(number)).state;
    };

    expect([
      await close({ status: 204 }),
      await close(refusal(400, 'ORDERPAID')),
      await close(refusal(400, 'ORDER_CLOSED')),
      await close(refusal(404, 'ORDER_NOT_EXIST')),
      await close(refusal(500, 'SYSTEM_ERROR')),
    ]).toEqual(['closed', 'paid', 'closed', 'notFound', 'unknown']);
    expect(requests[0]).toMatchObject({
      target: `/v3/pay/transactions/out-trade-no/${number.outTradeNo}/close`,
      json: { mchid: MERCHANT_NO },
    });
  });

  it('of nothing, or under a number that WeChat Pay takes for none, is never sent', async () => {
    const pay = await connected();

    await expect(pay.create(order({ total: 0 }))).rejects.toThrow('no sum');
    await expect(pay.create(order({ outTradeNo: '订单1' }))).rejects.toThrow('no number');
    expect(requests).toEqual([]);
  });
});

describe('an answer of the third version', () => {
  const asked = async (answer: ReturnType<typeof side.answer>) => {
    const pay = await connected();
    side.answer = () => answer;
    return pay.query(number);
  };

  it.each([
    ['nobody signed', { by: 'nobody' }],
    ['somebody else signed', { by: 'stranger' }],
    ['was kept for six minutes', { shift: -360 }],
    ['comes from six minutes ahead', { shift: 360 }],
  ] as const)('that %s brings nothing', async (_case, manner) => {
    expect(await asked({ json: transaction(), ...manner })).toMatchObject({ state: 'unknown', code: 'UNSIGNED' });
  });

  it('that nobody signed ends nothing, though it says what to do', async () => {
    expect(await asked({ ...refusal(404, 'ORDER_NOT_EXIST'), by: 'nobody' })).toMatchObject({ state: 'unknown' });
    expect(await asked({ ...refusal(400, 'ORDERPAID'), by: 'nobody' })).toMatchObject({ state: 'unknown' });
    expect(await asked({ ...refusal(429, 'FREQUENCY_LIMITED'), by: 'nobody' })).toMatchObject({ state: 'retryLater' });
    expect(await asked({ ...refusal(401, 'SIGN_ERROR'), by: 'nobody' })).toMatchObject({ state: 'setup' });
  });

  it('that is lost leaves open what was done, and a request that never left does not', async () => {
    expect(await asked({ isLost: true })).toMatchObject({ state: 'unknown', code: 'NO_ANSWER' });
    const { httpClient } = shop.app;
    const nowhere = {
      ...httpClient,
      ask: (request: OutgoingRequest) => httpClient.ask({ ...request, url: 'http://127.0.0.1:9/v3' }),
    };
    const pay = openWechatPay({ ...shop.app, httpClient: nowhere });
    expect(await pay.query(number)).toMatchObject({ state: 'retryLater', code: 'NOT_SENT' });
  });

  it('may be signed by a platform certificate, which is fetched once and kept', async () => {
    const pay = await connected({ wechat_pay_public_key_id: '', wechat_pay_public_key: '' });
    side.by = 'certificate';
    side.answer = ({ target }) => ({ json: target === '/v3/certificates' ? certificates() : transaction() });

    expect((await pay.query(number)).state).toBe('paid');
    expect((await openWechatPay(shop.app).query(number)).state).toBe('paid');
    expect(requests.filter(({ target }) => target === '/v3/certificates')).toHaveLength(1);
    expect(requests[0]?.headers['wechatpay-serial']).toBeUndefined();
  });

  it('is taken by either key while the merchant changes from one to the other', async () => {
    const pay = await connected();
    const by = async (signer: 'key' | 'certificate') => {
      side.answer = ({ target }) => ({ json: target === '/v3/certificates' ? certificates() : transaction(), by: signer });
      return (await pay.query(number)).state;
    };

    expect([await by('key'), await by('certificate'), await by('key')]).toEqual(['paid', 'paid', 'paid']);
  });

  it('whose certificate is sealed by another key is not taken', async () => {
    await set({ wechat_pay_url: 'https://elsewhere.example' });
    const pay = await connected();
    await set({ wechat_pay_v3_key: 'AnotherApiV3Key0AnotherApiV3Key0' });
    side.answer = ({ target }) => ({ json: target === '/v3/certificates' ? certificates() : transaction(), by: 'certificate' });

    expect(await pay.query(number)).toMatchObject({ state: 'unknown', code: 'UNSIGNED' });
  });

  it.each([
    ['signed by somebody else', { by: 'stranger' }],
    ['signed by nobody', { by: 'nobody' }],
    ['kept since six minutes', { by: 'key', shift: -360 }],
  ] as const)('whose list of certificates is %s is not taken, though they are sealed by our key', async (_case, manner) => {
    await set({ wechat_pay_url: 'https://elsewhere.example' });
    const pay = await connected();
    await forgetCertificates();
    side.answer = ({ target }) =>
      target === '/v3/certificates' ? { json: certificates(), ...manner } : { json: transaction(), by: 'certificate' };

    expect(await pay.query(number)).toMatchObject({ state: 'unknown', code: 'UNSIGNED' });
  });
});

describe('a refund of the third version', () => {
  const request = { payment: number, outRefundNo: 'R20260921000001', refund: 500, total: 2000 };
  const refund = (change: object = {}) => ({
    refund_id: '50300009992026092100000000001',
    out_refund_no: 'R20260921000001',
    transaction_id: '4200009999202609210000000001',
    out_trade_no: number.outTradeNo,
    user_received_account: '某银行借记卡0000',
    status: 'PROCESSING',
    amount: { total: 2000, refund: 500, payer_total: 1990, payer_refund: 498, currency: 'CNY' },
    ...change,
  });

  it('is asked for under its own number, and is on its way until WeChat Pay says otherwise', async () => {
    const pay = await connected();
    side.answer = () => ({ json: refund() });

    expect(await pay.refund(request)).toMatchObject({
      state: 'processing',
      refund: { refundId: '50300009992026092100000000001', account: '某银行借记卡0000', refundedAt: undefined },
    });
    expect(requests[0]?.json).toEqual({
      out_trade_no: number.outTradeNo,
      out_refund_no: 'R20260921000001',
      notify_url: 'https://shop.example/api/admin/payment/callback/wechat/v3/refund',
      amount: { refund: 500, total: 2000, currency: 'CNY' },
    });
  });

  it.each([
    ['SUCCESS', 'done'],
    ['PROCESSING', 'processing'],
    ['CLOSED', 'closed'],
    ['ABNORMAL', 'abnormal'],
    ['ANOTHER', 'unknown'],
  ])('that is %s is %s', async (status, state) => {
    const pay = await connected();
    side.answer = () => ({ json: refund({ status }) });

    expect((await pay.queryRefund(request)).state).toBe(state);
  });

  it.each([
    ['another sum', { amount: { total: 2000, refund: 50 } }],
    ['another number', { out_refund_no: 'R20260921000002' }],
    ['another payment', { out_trade_no: 'wxNo12345179000000000012346' }],
  ])('with %s is not taken for ours', async (_case, change) => {
    const pay = await connected();
    side.answer = () => ({ json: refund({ status: 'SUCCESS', ...change }) });

    expect(await pay.refund(request)).toMatchObject({ state: 'unknown', code: 'MISMATCH' });
  });

  it('is refused, waits for money, or is not there, and says what to do', async () => {
    const pay = await connected();
    side.answer = () => refusal(403, 'NOT_ENOUGH');
    expect(await pay.refund(request)).toMatchObject({ state: 'retryLater', says: '商户号可用余额不足' });
    side.answer = () => refusal(400, 'INVALID_REQUEST');
    expect(await pay.refund(request)).toMatchObject({ state: 'notDone' });
    side.answer = () => ({ ...refusal(400, 'INVALID_REQUEST'), by: 'nobody' });
    expect(await pay.refund(request)).toMatchObject({ state: 'unknown' });
    side.answer = () => refusal(404, 'RESOURCE_NOT_EXISTS');
    expect(await pay.queryRefund(request)).toEqual({ state: 'notFound' });
  });
});

describe('the bill of the third version', () => {
  const text = [
    '\uFEFF交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,' +
      '微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注',
    '`2026-11-28 10:06:33,`wxexample0000001,`1900000001,`0,`,`4200009999202609210000000001,`wxNo12345179000000000012345,`o,`NATIVE,`SUCCESS,' +
      '`OTHERS,`CNY,`20.00,`0.00,`0,`0,`0.00,`0.00,`,`,`壶, 大,`,`0.12000,`0.60%,`20.00,`0.00,`',
    '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额',
    '`1,`20.00,`0.00,`0.00,`0.12000,`20.00,`0.00',
    '',
  ].join('\r\n');
  const sha1 = createHash('sha1').update(text).digest('hex');
  const announced = (change: object = {}) => ({
    hash_type: 'SHA1',
    hash_value: sha1,
    download_url: `${base()}/v3/billdownload/file?token=a%2Fb`,
    ...change,
  });
  const fetched = async (change: object = {}, file: object = {}) => {
    const pay = await connected();
    side.answer = ({ target }) =>
      target.startsWith('/v3/billdownload')
        ? { bytes: gzipSync(Buffer.from(text)), by: 'nobody', ...file }
        : { json: announced(change) };
    return pay.bill(new Date('2026-11-27T16:00:00Z'));
  };

  it('is fetched packed, and read once its hash is right', async () => {
    expect(await fetched()).toMatchObject({ state: 'ready', bill: { rows: [{ goods: '壶, 大', total: 2000 }] } });
    expect(requests.map(({ target }) => target)).toEqual([
      '/v3/bill/tradebill?bill_date=2026-11-28&bill_type=ALL&tar_type=GZIP',
      '/v3/billdownload/file?token=a%2Fb',
    ]);
  });

  it('is not taken from another host, with another hash, or half', async () => {
    expect(await fetched({ download_url: 'https://bill.example/file' })).toMatchObject({ code: 'BAD_BILL_ADDRESS' });
    expect(await fetched({ hash_value: '0'.repeat(40) })).toMatchObject({ state: 'retryLater', code: 'BAD_BILL' });
    expect(await fetched({}, { bytes: Buffer.from(text.slice(0, 300)) })).toMatchObject({ code: 'BAD_BILL' });
    expect(await fetched({}, { status: 404 })).toMatchObject({ code: 'BAD_BILL' });
  });

  it('of a day without trade is none', async () => {
    const pay = await connected();
    side.answer = () => refusal(400, 'NO_STATEMENT_EXIST');

    expect(await pay.bill(new Date('2026-11-27T16:00:00Z'))).toEqual({ state: 'none' });
  });
});

describe('a merchant that is not set up', () => {
  it.each([
    [{ pay_weixin_mchid: '' }, 'NO_MERCHANT_NO'],
    [{ pay_routine_mchid: '1900000002' }, 'TWO_MERCHANTS'],
    [{ wechat_pay_v3_key: '' }, 'NO_API_V3_KEY'],
    [{ wechat_pay_public_key: '' }, 'BAD_PUBLIC_KEY'],
    [{ wechat_pay_public_key: 'no key' }, 'BAD_PUBLIC_KEY'],
    [{ wechat_pay_version: '2', pay_weixin_key: '' }, 'NO_API_KEY'],
  ])('with %j says so, and asks nobody', async (settings, code) => {
    const pay = await connected({ pay_routine_mchid: '', wechat_pay_version: '3', ...settings });

    expect(await pay.account()).toMatchObject({ state: 'setup', code });
    expect(await pay.query(number)).toMatchObject({ state: 'setup', code });
    expect(requests).toEqual([]);
    await set({ pay_routine_mchid: '', wechat_pay_version: '3' });
  });

  it('has a key that is not that of its certificate, and asks nobody', async () => {
    const pay = await connected();
    const keep = (key: string) =>
      shop.app.write({ name: 'test', actor: systemActor('test') }, ({ tx, now }) =>
        setConfig(tx, wechatPayFileSettings.wechat_pay_private_key, shop.app.secrets.encrypt(key), now),
      );
    await keep(otherKey);
    forgetSettings(shop.db);
    expect(await pay.account()).toMatchObject({ state: 'setup', code: 'NO_PAIR' });
    expect(await pay.query(number)).toMatchObject({ state: 'setup', code: 'NO_PAIR' });
    expect(requests).toEqual([]);
    await keep(merchantKey);
    forgetSettings(shop.db);
    expect(await pay.account()).toMatchObject({ merchantNo: MERCHANT_NO });
  });

  it('has a certificate that has ended, and asks nobody', async () => {
    await connected();
    const pay = openWechatPay({ ...shop.app, clock: { now: () => new Date('2200-01-01T00:00:00Z') } });

    expect(await pay.query(number)).toMatchObject({ state: 'setup', code: 'EXPIRED_CERTIFICATE' });
    expect(requests).toEqual([]);
  });

  it('takes no new payments where it is switched off, and goes on with those of before', async () => {
    const pay = await connected({ pay_weixin_open: '2' });
    side.answer = () => ({ json: transaction() });

    expect(await pay.create(order())).toMatchObject({ state: 'setup', code: 'SWITCHED_OFF' });
    expect((await pay.query(number)).state).toBe('paid');
    await set({ pay_weixin_open: '1' });
  });
});
