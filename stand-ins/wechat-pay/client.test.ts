import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wechatPayFileSettings } from '#contract/services/wechat-pay-settings.ts';
import { configCalls } from '#contract/settings/config.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { forgetSettings, setConfig } from '#server/settings/index.ts';
import { type Fault, openPlatform } from './platform.ts';
import { type ServedPlatform, serve } from './serve.ts';
import { openShop } from '../../server/test/shop.ts';
import { openWechatPay } from '#server/services/index.ts';

const shop = openShop();
const modes = ['publicKey', 'certificate', 'both'] as const;

describe.each(modes)('before WeChat Pay that signs by %s, the client', (mode) => {
  const platform = openPlatform({ now: () => shop.clock.now(), mode });
  const { merchant, publicKey } = platform;
  let served: ServedPlatform;
  const order = (outTradeNo: string) => ({
    outTradeNo,
    channel: 'native' as const,
    total: 2000,
    description: '热水壶，红色',
    expiresAt: new Date(shop.clock.now().getTime() + 30 * 60_000),
    clientIp: '203.0.113.9',
  });

  beforeAll(async () => {
    served = await serve(platform);
    const isNew = mode !== 'certificate';
    const values = {
      wechat_pay_url: served.origin,
      api_url: 'https://shop.example',
      pay_weixin_appid: 'wxexample0000001',
      pay_weixin_mchid: merchant.mchid,
      wechat_pay_v3_key: merchant.apiV3Key,
      wechat_pay_public_key_id: isNew ? publicKey.serialNo : '',
      wechat_pay_public_key: isNew ? publicKey.publicKeyPem : '',
    };
    for (const [key, value] of Object.entries(values)) await shop.admin().run(configCalls.save, { key, value });
    await shop.app.write({ name: 'test', actor: systemActor('test') }, async ({ tx, now }) => {
      await setConfig(tx, wechatPayFileSettings.wechat_pay_certificate, merchant.certificatePem, now);
      const key = shop.app.secrets.encrypt(merchant.privateKeyPem);
      await setConfig(tx, wechatPayFileSettings.wechat_pay_private_key, key, now);
    });
    forgetSettings(shop.app.database.db);
  });
  afterAll(() => served.close());

  it('takes money and pays it back, as its books say', async () => {
    const pay = openWechatPay(shop.app);
    const number = { outTradeNo: `wxNo${mode}0001` };
    expect(await pay.query(number)).toEqual({ state: 'notFound' });
    expect(await pay.create(order(number.outTradeNo))).toMatchObject({ state: 'created', prepay: { kind: 'code' } });
    expect(await pay.query(number)).toEqual({ state: 'notPaid' });
    platform.pay(number.outTradeNo, { coupon: 10 });
    expect(await pay.query(number)).toMatchObject({ state: 'paid', payment: { total: 2000, payerTotal: 1990 } });

    const request = { payment: number, outRefundNo: `R${mode}0001`, refund: 500, total: 2000 };
    expect(await pay.queryRefund(request)).toEqual({ state: 'notFound' });
    expect(await pay.refund(request)).toMatchObject({ state: 'processing' });
    expect(await pay.refund(request)).toMatchObject({ state: 'processing' });
    platform.endRefund(request.outRefundNo, 'SUCCESS');
    expect(await pay.queryRefund(request)).toMatchObject({ state: 'done', refund: { refund: 500 } });
    expect(await pay.query(number)).toMatchObject({ state: 'paid', isRefunded: true });
  });

  it('closes what nobody paid, and finds paid what somebody did', async () => {
    const pay = openWechatPay(shop.app);
    const [open, paid] = [`wxNo${mode}0002`, `wxNo${mode}0003`];
    await pay.create(order(open));
    await pay.create(order(paid));
    platform.pay(paid);

    expect(await pay.close({ outTradeNo: open })).toEqual({ state: 'closed' });
    expect((await pay.close({ outTradeNo: paid })).state).not.toBe('closed');
    expect(await pay.query({ outTradeNo: open })).toEqual({ state: 'closed' });
  });

  it.each<Fault>(['lostAnswer', 'busy', 'busyAfterwards', 'unsigned', 'changedBody', 'oldAnswer', 'unknownSerial', 'html'])(
    'learns nothing from an answer that is spoilt: %s',
    async (fault) => {
      const pay = openWechatPay(shop.app);
      platform.become(fault);
      const { state } = await pay.create(order(`wxNo${mode}${fault}`));
      platform.become(undefined);

      expect(['unknown', 'retryLater']).toContain(state);
    },
  );
});
