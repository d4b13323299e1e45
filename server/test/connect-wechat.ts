import type { Answer, AnyCall, Input } from '#contract/call.ts';
import { wechatPayCalls } from '#contract/services/wechat-pay.ts';
import { configCalls } from '#contract/settings/config.ts';
import type { Platform } from '../../stand-ins/wechat-pay/platform.ts';

interface Staff {
  run<C extends AnyCall>(call: C, input: Input<C>): Promise<Answer<C>>;
}

/** Connects a shop at `address` to the stand-in of WeChat Pay at `origin`, as its staff would. */
export async function connectWechat(
  staff: Staff,
  { merchant, publicKey }: Platform,
  { origin, address, version = '3' }: { origin: string; address: string; version?: '2' | '3' },
): Promise<void> {
  const set = (key: string, value: string) => staff.run(configCalls.save, { key, value });
  await set('api_url', address);
  await set('wechat_pay_url', origin);
  await set('pay_weixin_appid', merchant.appIds[0] ?? '');
  await set('pay_weixin_mchid', merchant.mchid);
  await set('wechat_pay_version', version);
  await set('pay_weixin_key', merchant.apiKey);
  await set('wechat_pay_v3_key', merchant.apiV3Key);
  await set('wechat_pay_public_key_id', publicKey.serialNo);
  await set('wechat_pay_public_key', publicKey.publicKeyPem);
  const files = { certificate: merchant.certificatePem, privateKey: merchant.privateKeyPem, p12: '' };
  await staff.run(wechatPayCalls.saveCertificate, files);
}
