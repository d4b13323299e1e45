import type { Setting } from '#contract/settings/setting.ts';
import {
  wechatPayAccountSettings,
  wechatPayFileSettings,
  wechatPayKeySettings,
  wechatPaySettings,
  wechatPayV3KeySettings,
} from '#contract/services/wechat-pay-settings.ts';
import type { Services } from '#server/platform/services.ts';
import { secretOf, settingsOf } from '#server/settings/index.ts';
import { demoChannel } from '#contract/services/demo-channel.ts';
import type { StandIn } from './stand-in.ts';

const { pay_weixin_open: _, ...account } = wechatPayAccountSettings;
const { wechat_pay_certificate, ...secretFiles } = wechatPayFileSettings;
const secrets = { ...wechatPayKeySettings, ...wechatPayV3KeySettings, ...secretFiles };

/** Settings that name a merchant: an owner who has filled one of them takes real money, or is about to. */
export const merchantSettings = { ...account, wechat_pay_certificate };

/** Settings that the channel changes. */
export const channelSettings: Readonly<Record<string, Setting>> = { ...wechatPaySettings, ...merchantSettings, ...secrets };

const isBlank = (value: string) => value.trim() === '';

export const isNobody = (merchant: Readonly<Record<string, string>>): boolean => Object.values(merchant).every(isBlank);

/** True where nobody has set up WeChat Pay, neither a merchant nor a key. */
export async function isFree(parts: Pick<Services, 'database' | 'secrets'>): Promise<boolean> {
  const keys = await Promise.all(Object.values(secrets).map((secret) => secretOf(parts, secret)));
  return keys.every(isBlank) && isNobody(await settingsOf(parts.database.db, merchantSettings));
}

/** Values by which the shop is the merchant of the stand-in. */
export const channelValues = ({ merchant }: StandIn): Readonly<Record<string, string>> => ({
  wechat_pay_url: demoChannel.address,
  wechat_pay_version: '3',
  pay_weixin_appid: merchant.appId,
  pay_weixin_mchid: merchant.mchid,
  pay_weixin_key: merchant.apiKey,
  wechat_pay_v3_key: merchant.apiV3Key,
  wechat_pay_public_key_id: merchant.publicKeyId,
  wechat_pay_public_key: merchant.publicKey,
  wechat_pay_certificate: merchant.certificatePem,
  wechat_pay_private_key: merchant.privateKeyPem,
});

/** Fields by which a form would save these values. */
export const fieldsOf = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([name, value]) => ({ name, value, title: name }));
