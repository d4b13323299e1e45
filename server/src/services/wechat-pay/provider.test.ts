import { describe, expect, it } from 'vitest';
import { configCalls } from '#contract/settings/config.ts';
import type { PaymentPort } from '#server/platform/payments.ts';
import { openShop } from '../../../test/shop.ts';
import { APP_ID, MERCHANT_NO, MINI_APP_ID, openWechatSide } from '../../../test/wechat-pay.ts';
import { wechatProvider } from './provider.ts';
import { openWechatPay } from './wechat-pay.ts';

const shop = openShop();
const { side, requests, plugIn, set } = openWechatSide(shop);

async function connected(): Promise<PaymentPort> {
  await plugIn();
  requests.length = 0;
  const port = await wechatProvider(openWechatPay(shop.app)).connect('weixin');
  if (!port) throw new Error('a merchant that is set up has a port');
  return port;
}
const key = { number: 'wxNo12345179000000000012345', appId: APP_ID, channel: 'native' } as const;
const request = {
  ...key,
  description: '信号楼',
  amount: 2000,
  expiry: new Date('2026-11-29T10:30:00Z'),
  payerIp: '203.0.113.9',
  openid: null,
};
const transaction = {
  appid: APP_ID,
  mchid: MERCHANT_NO,
  out_trade_no: key.number,
  transaction_id: '4200009999202609210000000001',
  trade_state: 'SUCCESS',
  success_time: '2026-09-21T09:30:00+08:00',
  amount: { total: 2000, payer_total: 1990, currency: 'CNY' },
};
const receipt = {
  transactionNo: '4200009999202609210000000001',
  number: key.number,
  amount: 2000,
  appId: APP_ID,
  merchant: MERCHANT_NO,
  paidTime: new Date('2026-09-21T01:30:00Z'),
};
const refusal = (status: number, code: string) => ({ status, json: { code, message: '' } });

describe('the port of WeChat Pay', () => {
  it('is there for its way of paying once the shop has begun, and not for settings of another program', async () => {
    const provider = wechatProvider(openWechatPay(shop.app));
    expect(await provider.connect('weixin')).toBeUndefined();
    await shop.admin().run(configCalls.save, { key: 'pay_weixin_mchid', value: MERCHANT_NO });
    expect(await provider.connect('weixin')).toBeUndefined();

    expect(await connected()).toMatchObject({
      merchant: MERCHANT_NO,
      appIds: { native: APP_ID, jsapi: APP_ID, h5: APP_ID, routine: MINI_APP_ID },
    });
    expect(await provider.connect('alipay')).toBeUndefined();
  });

  it('begins a payment by a code, and says why where it cannot', async () => {
    const port = await connected();
    side.answer = () => ({ json: { code_url: 'weixin://wxpay/bizpayurl?pr=1' } });
    expect(await port.create?.(request)).toEqual({
      state: 'open',
      prepay: { kind: 'code', codeUrl: 'weixin://wxpay/bizpayurl?pr=1' },
    });

    side.answer = () => refusal(400, 'APPID_MCHID_NOT_MATCH');
    expect(await port.create?.(request)).toEqual({
      state: 'failed',
      why: 'AppId 没有关联这个商户号，请在商户平台「产品中心 > AppID 账号管理」关联',
    });
    side.answer = () => ({ isLost: true });
    expect(await port.create?.(request)).toMatchObject({ state: 'unknown' });
    side.answer = () => refusal(403, 'OUT_TRADE_NO_USED');
    expect(await port.create?.(request)).toMatchObject({ state: 'unknown' });
  });

  it('tells of a payment what was paid, also where beginning or closing finds it paid', async () => {
    const port = await connected();
    side.answer = ({ method }) => (method === 'GET' ? { json: transaction } : refusal(400, 'ORDERPAID'));

    expect(await port.query?.(key)).toEqual({ state: 'paid', receipt });
    expect(await port.create?.(request)).toEqual({ state: 'paid', receipt });
    expect(await port.close?.(key)).toEqual({ state: 'paid', receipt });
  });

  it.each([
    ['NOTPAY', { state: 'open' }],
    ['USERPAYING', { state: 'open' }],
    ['CLOSED', { state: 'closed' }],
  ])('tells of one that is %s', async (state, answer) => {
    const port = await connected();
    side.answer = () => ({ json: { ...transaction, trade_state: state } });

    expect(await port.query?.(key)).toEqual(answer);
  });

  it('calls a payment closed only on the word of WeChat Pay', async () => {
    const port = await connected();
    side.answer = () => ({ status: 204 });
    expect(await port.close?.(key)).toEqual({ state: 'closed' });
    side.answer = () => refusal(400, 'INVALID_REQUEST');
    expect(await port.close?.(key)).toMatchObject({ state: 'unknown' });
    side.answer = () => ({ isLost: true });
    expect(await port.close?.(key)).toMatchObject({ state: 'unknown' });
  });
});

describe('a refund by WeChat Pay', () => {
  const refund = {
    refundNo: 'R20260921000001',
    orderNo: 'order1',
    tradeNo: '4200009999202609210000000001',
    payType: 'weixin',
    amount: 500,
    paid: 2000,
  };
  const said = (status: string) => ({
    json: {
      refund_id: '50300009992026092100000000001',
      out_refund_no: 'R20260921000001',
      transaction_id: '4200009999202609210000000001',
      out_trade_no: key.number,
      status,
      amount: { total: 2000, refund: 500 },
    },
  });
  const providerNo = '50300009992026092100000000001';

  it.each([
    ['SUCCESS', { state: 'done', providerNo }],
    ['PROCESSING', { state: 'processing', providerNo }],
    ['CLOSED', { state: 'closed', why: '微信支付关闭了这笔退款，钱没有退给用户' }],
  ])('that is %s is told as it is', async (status, answer) => {
    const port = await connected();
    side.answer = () => said(status);

    expect(await port.refund?.(refund)).toEqual(answer);
    expect(requests[0]?.json).toMatchObject({ transaction_id: refund.tradeNo, amount: { refund: 500, total: 2000 } });
    expect(await port.queryRefund?.(refund)).toEqual(answer);
  });

  it('that no card takes says what to click', async () => {
    const port = await connected();
    side.answer = () => said('ABNORMAL');

    expect(await port.queryRefund?.(refund)).toMatchObject({
      state: 'abnormal',
      providerNo: expect.any(String),
      why: expect.stringContaining('点“处理异常退款”'),
    });
  });

  it('waits where money is short, ends where it never can be, and is asked for again only where it is not known', async () => {
    const port = await connected();
    side.answer = () => refusal(403, 'NOT_ENOUGH');
    expect(await port.refund?.(refund)).toMatchObject({ state: 'unknown', why: expect.stringContaining('可用余额不足') });
    side.answer = () => refusal(403, 'USER_ACCOUNT_ABNORMAL');
    expect(await port.refund?.(refund)).toMatchObject({ state: 'failed' });
    side.answer = () => refusal(404, 'RESOURCE_NOT_EXISTS');
    expect(await port.queryRefund?.(refund)).toEqual({ state: 'notAsked' });
  });

  it('of money that WeChat Pay has no number of is for people', async () => {
    const port = await connected();

    expect(await port.refund?.({ ...refund, tradeNo: null })).toEqual({ state: 'byHand' });
    expect(requests).toEqual([]);
  });

  it('stays with WeChat Pay where a setting breaks, so that nobody pays it a second time', async () => {
    await connected();
    await set({ wechat_pay_v3_key: '' });
    const port = await wechatProvider(openWechatPay(shop.app)).connect('weixin');

    expect(await port?.queryRefund?.(refund)).toMatchObject({ state: 'unknown', why: expect.stringContaining('APIv3 密钥') });
    expect(port?.appIds).toBeUndefined();
  });
});
