import { afterAll, beforeAll } from 'vitest';
import { wechatPayCalls } from '#contract/services/wechat-pay.ts';
import { configCalls } from '#contract/settings/config.ts';
import { type Platform, openPlatform } from '../../stand-ins/wechat-pay/platform.ts';
import { type ServedPlatform, serve } from '../../stand-ins/wechat-pay/serve.ts';
import { openShop } from './shop.ts';

/** A shop that is connected to the stand-in of WeChat Pay, over HTTP in both directions and by one clock. */
export function openWechatShop() {
  const shop = openShop({ payments: 'bySettings' });
  let [platform, served]: [Platform | undefined, ServedPlatform | undefined] = [undefined, undefined];
  const here = (): Platform => {
    if (!platform) throw new Error('the stand-in opens before the first test');
    return platform;
  };

  beforeAll(async () => {
    platform = openPlatform({ now: () => shop.clock.now() });
    served = await serve(platform);
    const address = await shop.app.http.listen({ port: 0, host: '127.0.0.1' });
    const { merchant, publicKey } = platform;
    const set = (key: string, value: string) => shop.admin().run(configCalls.save, { key, value });
    await set('api_url', address);
    await set('wechat_pay_url', served.origin);
    await set('pay_weixin_appid', merchant.appIds[0] ?? '');
    await set('pay_weixin_mchid', merchant.mchid);
    await set('wechat_pay_v3_key', merchant.apiV3Key);
    await set('wechat_pay_public_key_id', publicKey.serialNo);
    await set('wechat_pay_public_key', publicKey.publicKeyPem);
    const files = { certificate: merchant.certificatePem, privateKey: merchant.privateKeyPem, p12: '' };
    await shop.admin().run(wechatPayCalls.saveCertificate, files);
  });
  afterAll(() => served?.close());

  return { shop, wechat: here };
}
