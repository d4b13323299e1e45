import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, beforeAll } from 'vitest';
import { type Platform, type PlatformOptions, openPlatform } from '../../stand-ins/wechat-pay/platform.ts';
import { type ServedPlatform, serve } from '../../stand-ins/wechat-pay/serve.ts';
import { connectWechat } from './connect-wechat.ts';
import { openShop } from './shop.ts';
import { serverCertificate, serverKey } from './wechat-merchant.ts';

/** Lets this process trust the stand-in, which asks for certificates in the second version, until its tests are over. */
function trustStandIn(): void {
  const trusted = getCACertificates('default');
  beforeAll(() => setDefaultCACertificates([...trusted, serverCertificate]));
  afterAll(() => setDefaultCACertificates(trusted));
}

/** A shop that is connected to the stand-in of WeChat Pay, over HTTP in both directions and by one clock. */
export function openWechatShop(version: '2' | '3' = '3', mode: PlatformOptions['mode'] = 'publicKey') {
  if (version === '2') trustStandIn();
  const shop = openShop({ payments: 'bySettings' });
  let [platform, served]: [Platform | undefined, ServedPlatform | undefined] = [undefined, undefined];
  const here = (): Platform => {
    if (!platform) throw new Error('the stand-in opens before the first test');
    return platform;
  };

  beforeAll(async () => {
    platform = openPlatform({ now: () => shop.clock.now(), mode });
    served = await serve(platform, version === '2' ? { key: serverKey, cert: serverCertificate } : undefined);
    const address = await shop.app.http.listen({ port: 0, host: '127.0.0.1' });
    await connectWechat(shop.admin(), platform, { origin: served.origin, address, version });
  });
  afterAll(() => served?.close());

  return { shop, wechat: here };
}
