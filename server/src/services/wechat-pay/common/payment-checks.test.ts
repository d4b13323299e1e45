import { describe, expect, it } from 'vitest';
import type { WechatPayment, WechatRefund } from './answers.ts';
import { isCurrency, refundMismatch, strangerIn } from './payment-checks.ts';

const own = { merchantNo: '1900000001', appIds: ['wxexample0000001', 'wxmini0000000001'] };
const payment: WechatPayment = {
  transactionId: '4200009999202609210000000001',
  outTradeNo: 'wxNo12345179000000000012345',
  appId: 'wxexample0000001',
  merchantNo: '1900000001',
  total: 2000,
  payerTotal: 1990,
  currency: 'CNY',
  openid: 'oXample_fan_0001',
  tradeType: 'JSAPI',
  paidAt: new Date('2026-09-21T01:30:00Z'),
};

describe('money that came in', () => {
  it('for our merchant and one of its apps, in yuan, is ours', () => {
    expect([strangerIn(payment, own), isCurrency(payment)]).toEqual([undefined, true]);
    expect(isCurrency({ currency: 'USD' })).toBe(false);
  });

  it.each([
    [{ merchantNo: '1900000002' }, 'merchant'],
    [{ merchantNo: '' }, 'merchant'],
    [{ appId: 'wxanother0000001' }, 'app'],
    [{ appId: '' }, 'app'],
  ])('is not ours with %j', (change, mismatch) => {
    expect(strangerIn({ ...payment, ...change }, own)).toBe(mismatch);
  });

  it('is nobody’s where nothing is set', () => {
    expect(strangerIn({ merchantNo: '', appId: '' }, { merchantNo: '', appIds: [''] })).toBe('merchant');
  });
});

describe('a refund', () => {
  const refund: WechatRefund = {
    refundId: '50300009992026092100000000001',
    outRefundNo: 'R20260921000001',
    outTradeNo: payment.outTradeNo,
    transactionId: payment.transactionId,
    refund: 500,
    total: 2000,
    account: '',
    refundedAt: undefined,
  };
  const asked = { payment: { outTradeNo: payment.outTradeNo }, outRefundNo: 'R20260921000001', refund: 500, total: 2000 };

  it.each([
    [{}, undefined],
    [{ outRefundNo: 'R20260921000002' }, 'number'],
    [{ outTradeNo: 'wxNo12345179000000000012346' }, 'number'],
    [{ refund: 501 }, 'amount'],
    [{ total: 2001 }, 'amount'],
  ])('with %j is told from the one that was asked for: %s', (change, mismatch) => {
    expect(refundMismatch({ ...refund, ...change }, asked)).toBe(mismatch);
  });

  it('may be told by the number of WeChat Pay as well', () => {
    const ofTheirs = { ...asked, payment: { transactionId: payment.transactionId } };

    expect(refundMismatch(refund, ofTheirs)).toBeUndefined();
    expect(refundMismatch({ ...refund, transactionId: '42' }, ofTheirs)).toBe('number');
  });
});
