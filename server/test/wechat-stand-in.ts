import { afterAll, beforeAll } from 'vitest';
import { type Platform, openPlatform } from '../../stand-ins/wechat-pay/platform.ts';
import { type ServedPlatform, serve } from '../../stand-ins/wechat-pay/serve.ts';
import { connectWechat } from './connect-wechat.ts';
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
    await connectWechat(shop.admin(), platform, { origin: served.origin, address });
  });
  afterAll(() => served?.close());

  return { shop, wechat: here };
}
