import { createCipheriv, createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { madeUp } from '../../../../test/wechat-vectors.ts';
import { notTaken, taken } from './acknowledgement.ts';
import { openRefundNotice } from './open-refund-notice.ts';
import { isSigned, signOf } from './sign.ts';

const documentKey = '192006250b4c09247ec02edce69f6a2d';
const order = {
  appid: 'wxd930ea5d5a258f4f',
  mch_id: '10000100',
  device_info: '1000',
  body: 'test',
  nonce_str: 'ibuaiVcKdpRxkhJA',
};
const notice = {
  appid: 'wxexample0000001',
  bank_type: 'OTHERS',
  cash_fee: '1990',
  coupon_count: '1',
  coupon_fee: '10',
  coupon_fee_0: '10',
  coupon_id_0: '900001',
  device_info: '',
  fee_type: 'CNY',
  is_subscribe: 'N',
  mch_id: '1900000001',
  nonce_str: 'n0nceMadeUp00001',
  openid: 'oXample_fan_0001',
  out_trade_no: 'wxNo12345179000000000012345',
  result_code: 'SUCCESS',
  return_code: 'SUCCESS',
  time_end: '20260921093000',
  total_fee: '2000',
  trade_type: 'JSAPI',
  transaction_id: '4200009999202609210000000001',
};
const signed = { ...notice, sign: '49A948C10448CEB358EC78C358DB4A33' };

/** Seals as the document says, by whichever key. */
function sealed(text: string, apiKey: string): string {
  const cipher = createCipheriv('aes-256-ecb', createHash('md5').update(apiKey).digest('hex'), null);
  return Buffer.concat([cipher.update(text), cipher.final()]).toString('base64');
}

describe('the published examples of the second version', () => {
  it('sign as the document does, in both ways', () => {
    expect(signOf(order, documentKey, 'MD5')).toBe('9A0A8659F005D6984697E2CA0A9CF3B7');
    expect(signOf(order, documentKey, 'HMAC-SHA256')).toBe('6A9AE1657590FD6257D693A078E1C3E4BB6BA4DC30B23E0EE2496E54170DACD6');
  });

  it('sign a notice, where fields without a text say nothing and unknown ones count', () => {
    expect(isSigned(signed, madeUp.apiKey, 'MD5')).toBe(true);
    const named = { ...notice, sign_type: 'HMAC-SHA256' };
    expect(signOf(named, madeUp.apiKey, 'HMAC-SHA256')).toBe('1A33F438148CB9DD21AC898E3932020851DE44058CC061C6DEE837D5C7B877CC');
    expect(isSigned({ ...signed, coupon_fee_1: '1' }, madeUp.apiKey, 'MD5')).toBe(false);
  });

  it('open a refund notice', () => {
    const short = 'bDP/xixH0hFEaZusu714Uyyh0dv8MPgMqVLeIkI0QHBoWJbCzCFX0olPqtxTh2q95uvewe45Es+0+iD/4no6Cg==';
    expect(openRefundNotice(short, documentKey)).toEqual({ refund_status: 'SUCCESS' });

    const values = {
      out_refund_no: 'R20260921000001',
      out_trade_no: 'wxNo12345179000000000012345',
      refund_fee: '500',
      refund_id: '50300009992026092100000000001',
      refund_status: 'SUCCESS',
      total_fee: '2000',
      transaction_id: '4200009999202609210000000001',
    };
    const text = Object.entries(values).map(([name, value]) => `<${name}><![CDATA[${value}]]></${name}>`);
    const whole = sealed(`<root>${text.join('')}</root>`, madeUp.apiKey);
    expect(whole).toMatch(/^COyC9ECx\+yZNPX7KwJg6F8eZIAieF4QgfhNH2eTj1NiJ.*7BYWbDBVwvrsPyg\+Jg9X3b0=$/);
    expect(whole).toHaveLength(556);
    expect(openRefundNotice(whole, madeUp.apiKey)).toEqual(values);
  });
});

describe('a message of the second version', () => {
  it.each([
    ['another sum', { ...signed, total_fee: '1' }],
    ['a sign in small letters', { ...signed, sign: signed.sign.toLowerCase() }],
    ['part of its sign', { ...signed, sign: signed.sign.slice(0, 31) }],
    ['no sign', notice],
    ['an empty sign', { ...notice, sign: '' }],
  ])('is not taken with %s', (_case, fields) => {
    expect(isSigned(fields, madeUp.apiKey, 'MD5')).toBe(false);
  });

  it('is verified by the algorithm that is set here, not by the one that it names', () => {
    const weak = { ...notice, sign_type: 'MD5' };
    expect(isSigned({ ...weak, sign: signOf(weak, madeUp.apiKey, 'MD5') }, madeUp.apiKey, 'HMAC-SHA256')).toBe(false);
  });

  it('is signed by nobody where no key is set', () => {
    expect(isSigned({ ...notice, sign: signOf(notice, '', 'MD5') }, '', 'MD5')).toBe(false);
  });
});

describe('a refund notice', () => {
  const forged = '<root><refund_status>SUCCESS</refund_status></root>';

  it('that is sealed by the hash of nothing stays closed where no key is set', () => {
    expect(openRefundNotice(sealed(forged, ''), '')).toBeUndefined();
  });

  it.each([
    ['another key', sealed(forged, 'another')],
    ['text that is no base64', '%%%'],
    ['no text', ''],
    ['text of another kind', sealed('{"refund_status":"SUCCESS"}', madeUp.apiKey)],
    ['entities of its own', sealed('<!DOCTYPE a [<!ENTITY b "c">]><root><a>&b;</a></root>', madeUp.apiKey)],
  ])('stays closed with %s', (_case, text) => {
    expect(openRefundNotice(text, madeUp.apiKey)).toBeUndefined();
  });
});

describe('the acknowledgement', () => {
  it('has no white space between its elements, and says why a notice is sent again', () => {
    expect(taken()).toBe('<xml><return_code><![CDATA[SUCCESS]]></return_code><return_msg><![CDATA[OK]]></return_msg></xml>');
    expect(notTaken('签名错误')).toBe(
      '<xml><return_code><![CDATA[FAIL]]></return_code><return_msg><![CDATA[签名错误]]></return_msg></xml>',
    );
  });
});
