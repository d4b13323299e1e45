import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { wechatPayFileSettings } from '#contract/services/wechat-pay-settings.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { forgetSettings, setConfig } from '#server/settings/index.ts';
import { writeXml } from '#server/platform/xml/write-xml.ts';
import { openShop } from '../../../test/shop.ts';
import { APP_ID, MERCHANT_NO, openWechatSide, sealedRefund } from '../../../test/wechat-pay.ts';
import { madeUp } from '../../../test/wechat-vectors.ts';
import { openWechatPay } from './wechat-pay.ts';

const shop = openShop();
const { side, plugIn, set, notice, certificates, requests } = openWechatSide(shop);

async function connected(further: Readonly<Record<string, string>> = {}) {
  await plugIn(further);
  return openWechatPay(shop.app);
}
const transaction = (change: object = {}) => ({
  appid: APP_ID,
  mchid: MERCHANT_NO,
  out_trade_no: 'wxNo12345179000000000012345',
  transaction_id: '4200009999202609210000000001',
  trade_state: 'SUCCESS',
  success_time: '2026-09-21T09:30:00+08:00',
  amount: { total: 2000, payer_total: 1990, currency: 'CNY' },
  ...change,
});

const kept = wechatPayFileSettings.wechat_pay_platform_certificates;
/** Moment at which certificates of WeChat Pay were written. */
const keptAt = async () => (await shop.db.execute(sql`select update_time from config where name = ${kept.key}`)).rows;
async function forget(): Promise<void> {
  await shop.app.write({ name: 'test', actor: systemActor('test') }, ({ tx, now }) => setConfig(tx, kept, '', now));
  forgetSettings(shop.db);
}

describe('a notice of the third version', () => {
  const verified = async (...sent: Parameters<typeof notice>) => {
    const pay = await connected();
    const { headers, body } = notice(...sent);
    return pay.verifyNotice(headers, body, shop.clock.now());
  };

  it('of a payment says what was paid', async () => {
    expect(await verified('TRANSACTION.SUCCESS', transaction())).toMatchObject({
      version: '3',
      state: 'payment',
      id: 'evt-0001',
      payment: { transactionId: '4200009999202609210000000001', total: 2000, currency: 'CNY' },
    });
  });

  it.each([
    ['REFUND.SUCCESS', 'SUCCESS', 'done'],
    ['REFUND.ABNORMAL', 'ABNORMAL', 'abnormal'],
    ['REFUND.CLOSED', 'CLOSED', 'closed'],
  ])('of %s says what became of the refund', async (type, status, state) => {
    const inner = {
      mchid: MERCHANT_NO,
      out_trade_no: 'wxNo12345179000000000012345',
      transaction_id: '4200009999202609210000000001',
      out_refund_no: 'R20260921000001',
      refund_id: '50300009992026092100000000001',
      refund_status: status,
      success_time: '2026-09-21T10:30:00+08:00',
      user_received_account: '某银行借记卡0000',
      amount: { total: 2000, refund: 500, payer_total: 1990, payer_refund: 498 },
    };

    expect(await verified(type, inner)).toMatchObject({ state: 'refund', refundState: state, refund: { refund: 500 } });
    expect(await verified(type, { ...inner, mchid: '1900000002' })).toMatchObject({ state: 'refused', why: 'merchant' });
  });

  it('of anything else is taken, and moves nothing', async () => {
    expect(await verified('PAYSCORE.USER_OPEN_SERVICE', {})).toMatchObject({ state: 'other' });
    expect(await verified('TRANSACTION.SUCCESS', transaction({ trade_state: 'NOTPAY' }))).toMatchObject({ state: 'other' });
  });

  it.each([
    ['signed by somebody else', transaction(), { by: 'stranger' }, 'forged'],
    ['signed by nobody', transaction(), { by: 'nobody' }, 'unsigned'],
    ['kept for six minutes', transaction(), { shift: -360 }, 'late'],
    ['six minutes ahead', transaction(), { shift: 360 }, 'early'],
    ['for another merchant', transaction({ mchid: '1900000002' }), {}, 'merchant'],
    ['for another app', transaction({ appid: 'wxanother0000001' }), {}, 'app'],
    ['in another currency', transaction({ amount: { total: 2000, currency: 'USD' } }), {}, 'currency'],
    ['without a sum', transaction({ amount: undefined }), {}, 'broken'],
    ['with a sum as text', transaction({ amount: { total: '2000', currency: 'CNY' } }), {}, 'broken'],
    ['without a number of its transaction', transaction({ transaction_id: '' }), {}, 'broken'],
  ] as const)('that is %s is refused', async (_case, inner, manner, why) => {
    expect(await verified('TRANSACTION.SUCCESS', inner, manner)).toMatchObject({ state: 'refused', why });
  });

  it('that is a probe is refused as any forged one', async () => {
    const pay = await connected();
    const { headers, body } = notice('TRANSACTION.SUCCESS', transaction());
    const probe = { ...headers, 'wechatpay-signature': `WECHATPAY/SIGNTEST/${headers['wechatpay-signature']}` };

    expect(await pay.verifyNotice(probe, body, shop.clock.now())).toMatchObject({ state: 'refused', why: 'forged' });
  });

  it('is verified over its bytes: a blank more makes it another', async () => {
    const pay = await connected();
    const { headers, body } = notice('TRANSACTION.SUCCESS', transaction());

    expect(await pay.verifyNotice(headers, Buffer.from(`${body} `), shop.clock.now())).toMatchObject({ why: 'forged' });
    expect(await pay.verifyNotice(headers, body.subarray(0, -1), shop.clock.now())).toMatchObject({ why: 'forged' });
    expect(await pay.verifyNotice(headers, Buffer.alloc(0), shop.clock.now())).toMatchObject({ why: 'forged' });
  });

  it('sealed by another key stays closed', async () => {
    const pay = await connected();
    const { headers, body } = notice('TRANSACTION.SUCCESS', transaction());
    await set({ wechat_pay_v3_key: 'AnotherApiV3Key0AnotherApiV3Key0' });

    expect(await pay.verifyNotice(headers, body, shop.clock.now())).toMatchObject({
      why: 'sealed',
    });
    await set({ wechat_pay_v3_key: madeUp.apiV3Key });
  });

  it('is taken by either key, and asks for certificates once though many name an unknown one', async () => {
    const pay = await connected();
    side.answer = () => ({ json: certificates(), by: 'certificate' });
    const { headers, body } = notice('TRANSACTION.SUCCESS', transaction(), { by: 'certificate' });
    requests.length = 0;

    expect(await pay.verifyNotice(headers, body, shop.clock.now())).toMatchObject({ state: 'payment' });
    const unknown = { ...headers, 'wechatpay-serial': '5157F09EFDC096DE15EBE81A47057A72' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => pay.verifyNotice(unknown, body, shop.clock.now())));
    expect(answers.map((answer) => answer.state === 'refused' && answer.why)).toEqual(Array(5).fill('unknownKey'));
    expect(requests).toHaveLength(1);
  });

  it('is taken by a certificate that is being fetched, which is written once', async () => {
    const pay = await connected();
    await forget();
    side.answer = () => ({ json: certificates(), by: 'certificate' });
    const { headers, body } = notice('TRANSACTION.SUCCESS', transaction(), { by: 'certificate' });
    const both = await Promise.all([1, 2].map(() => pay.verifyNotice(headers, body, shop.clock.now())));
    expect(both).toMatchObject([{ state: 'payment' }, { state: 'payment' }]);
    const written = await keptAt();

    shop.clock.pass('2 minutes');
    const { headers: later } = notice('TRANSACTION.SUCCESS', transaction(), { by: 'certificate' });
    await pay.verifyNotice({ ...later, 'wechatpay-serial': '5157F09EFDC096DE15EBE81A47057A72' }, body, shop.clock.now());
    expect(await keptAt()).toEqual(written);
  });
});

describe('a notice of the second version', () => {
  const fields = {
    appid: APP_ID,
    mch_id: MERCHANT_NO,
    nonce_str: 'n0nceMadeUp00001',
    result_code: 'SUCCESS',
    return_code: 'SUCCESS',
    out_trade_no: 'wxNo12345179000000000012345',
    transaction_id: '4200009999202609210000000001',
    total_fee: '2000',
    cash_fee: '1990',
    coupon_fee_0: '10',
    device_info: '',
    openid: 'oXample_fan_0001',
    time_end: '20260921093000',
  };
  /** Signs as the document says, by whichever key. */
  const signed = (said: Readonly<Record<string, string>>, key: string = madeUp.apiKey) => {
    const text = Object.keys(said)
      .filter((name) => said[name] !== '')
      .toSorted()
      .map((name) => `${name}=${said[name]}`);
    const sign = createHash('md5')
      .update(`${text.join('&')}&key=${key}`)
      .digest('hex')
      .toUpperCase();
    return Buffer.from(writeXml({ ...said, sign }));
  };
  const verified = async (body: Buffer, further: Readonly<Record<string, string>> = {}) =>
    (await connected(further)).verifyNotice({}, body, shop.clock.now());

  it('of a payment says what was paid, in Beijing’s time', async () => {
    expect(await verified(signed(fields))).toMatchObject({
      version: '2',
      state: 'payment',
      id: '4200009999202609210000000001',
      payment: { total: 2000, payerTotal: 1990, currency: 'CNY', paidAt: new Date('2026-09-21T01:30:00Z') },
    });
  });

  it.each([
    ['another key', signed(fields, 'another'), 'forged'],
    ['no sign', Buffer.from(writeXml(fields)), 'forged'],
    ['another sum', Buffer.from(signed(fields).toString().replace('2000', '1')), 'forged'],
    ['another merchant', signed({ ...fields, mch_id: '1900000002' }), 'merchant'],
    ['another app', signed({ ...fields, appid: 'wxanother0000001' }), 'app'],
    ['another currency', signed({ ...fields, fee_type: 'USD' }), 'currency'],
    ['a sum with decimals', signed({ ...fields, total_fee: '20.00' }), 'broken'],
    ['entities of its own', Buffer.from('<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><xml><a>&b;</a></xml>'), 'broken'],
    ['half its text', signed(fields).subarray(0, 80), 'broken'],
  ])('with %s is refused', async (_case, body, why) => {
    expect(await verified(body)).toMatchObject({ version: '2', state: 'refused', why });
  });

  it('of a payment that failed moves nothing', async () => {
    expect(await verified(signed({ ...fields, result_code: 'FAIL' }))).toMatchObject({ state: 'other' });
  });

  it('of a refund is only a reason to query', async () => {
    const inner = {
      out_refund_no: 'R20260921000001',
      out_trade_no: fields.out_trade_no,
      refund_id: '503',
      refund_status: 'SUCCESS',
    };
    const message = (key: string) =>
      Buffer.from(writeXml({ return_code: 'SUCCESS', appid: APP_ID, mch_id: MERCHANT_NO, req_info: sealedRefund(inner, key) }));

    expect(await verified(message(madeUp.apiKey))).toEqual({
      version: '2',
      state: 'refundHint',
      id: 'refund-503',
      outRefundNo: 'R20260921000001',
      outTradeNo: fields.out_trade_no,
      refundId: '503',
    });
    expect(await verified(message('another'))).toMatchObject({ state: 'refused', why: 'sealed' });
    const theirs = Buffer.from(message(madeUp.apiKey).toString().replace(MERCHANT_NO, '1900000002'));
    expect(await verified(theirs)).toMatchObject({ state: 'refused', why: 'merchant' });
  });

  it('is nobody’s where no key is set, also one that is sealed by the hash of nothing', async () => {
    await set({ pay_weixin_key: '' });
    const pay = openWechatPay(shop.app);
    const forged = writeXml({ return_code: 'SUCCESS', mch_id: MERCHANT_NO, req_info: sealedRefund({ out_refund_no: 'R1' }, '') });

    expect(await pay.verifyNotice({}, Buffer.from(forged), shop.clock.now())).toMatchObject({
      state: 'refused',
      why: 'notSetUp',
    });
    await set({ pay_weixin_key: madeUp.apiKey });
  });
});
