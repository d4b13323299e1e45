import { demoChannel } from '#contract/services/demo-channel.ts';
import type { PayChannel } from '#contract/services/pay-channels.ts';
import {
  wechatPayAccountSettings,
  wechatPayFileSettings,
  wechatPayKeySettings,
  wechatPayOpenings,
  wechatPaySettings,
  wechatPayV3KeySettings,
  wechatPayVersions,
} from '#contract/services/wechat-pay-settings.ts';
import { reachSettings } from '#contract/settings/site.ts';
import type { Services } from '#server/platform/services.ts';
import { withoutSlash } from '#server/platform/text/without-slash.ts';
import { secretOf, settingOf, settingsOf } from '#server/settings/index.ts';
import type { WechatPayFailure } from './answers.ts';
import { ownFailure } from './error-table.ts';
import type { OwnNames } from './payment-checks.ts';

/** Ways of signing in the second version. */
export type SignType = 'MD5' | 'HMAC-SHA256';

/** The merchant of the shop as it is set: one for all ways of paying. */
export interface WechatMerchant extends OwnNames {
  /** New payments are taken; those of before are still queried, closed and refunded, and their notices taken. */
  isOpen: boolean;
  base: string;
  version: (typeof wechatPayVersions.values)[number];
  appIdOf: (channel: PayChannel) => string;
  apiKey: string;
  signType: SignType;
  apiV3Key: string;
  certificate: string;
  privateKey: string;
  p12: string;
  publicKeyId: string;
  publicKey: string;
  /** Public address of this server, where notices come to. */
  notifyBase: string;
}

export type MerchantServices = Pick<Services, 'database' | 'secrets'>;

/** Merchant number of both channels; undefined where they name two. */
function merchantNoOf(publicNo: string, routineNo: string): string | undefined {
  if (publicNo !== '' && routineNo !== '' && publicNo !== routineNo) return undefined;
  return publicNo || routineNo;
}

async function secretsOf(parts: MerchantServices) {
  const [publicKey, routineKey, apiV3Key, privateKey, p12] = await Promise.all([
    secretOf(parts, wechatPayKeySettings.pay_weixin_key),
    secretOf(parts, wechatPayKeySettings.pay_routine_key),
    secretOf(parts, wechatPayV3KeySettings.wechat_pay_v3_key),
    secretOf(parts, wechatPayFileSettings.wechat_pay_private_key),
    secretOf(parts, wechatPayFileSettings.wechat_pay_p12),
  ]);
  return { apiKey: publicKey || routineKey, apiV3Key, privateKey, p12 };
}

interface OwnFiles {
  certificate: string;
  apiV3Key: string;
  version: WechatMerchant['version'];
}

/** The shop has begun to take money itself: the wire's settings alone may be there for another program. */
const isBegun = ({ certificate, apiV3Key, version }: OwnFiles): boolean =>
  certificate !== '' || apiV3Key !== '' || version === wechatPayVersions.second;

/** Reads the merchant anew for each request: nothing of it is kept beside its settings. */
export async function readMerchant(parts: MerchantServices): Promise<WechatMerchant | WechatPayFailure> {
  const { db } = parts.database;
  const [account, ways, secrets, certificate, notifyBase] = await Promise.all([
    settingsOf(db, wechatPayAccountSettings),
    settingsOf(db, wechatPaySettings),
    secretsOf(parts),
    settingOf(db, wechatPayFileSettings.wechat_pay_certificate),
    settingOf(db, reachSettings.api_url),
  ]);
  const publicAppId = account.pay_weixin_appid.trim();
  const routineAppId = account.pay_routine_appid.trim();
  const merchantNo = merchantNoOf(account.pay_weixin_mchid.trim(), account.pay_routine_mchid.trim());
  const version = ways.wechat_pay_version;
  if (!isBegun({ certificate, apiV3Key: secrets.apiV3Key, version })) return ownFailure('NOT_CONNECTED');
  if (merchantNo === undefined) return ownFailure('TWO_MERCHANTS');
  if (merchantNo === '') return ownFailure('NO_MERCHANT_NO');
  if (!URL.canParse(ways.wechat_pay_url)) return ownFailure('NO_ADDRESS');
  const base = withoutSlash(ways.wechat_pay_url);
  return {
    isOpen: account.pay_weixin_open === wechatPayOpenings.open,
    merchantNo,
    appIds: [publicAppId, routineAppId].filter((appId) => appId !== ''),
    appIdOf: (channel) => (channel === 'routine' ? routineAppId : publicAppId),
    base,
    version,
    signType: ways.wechat_pay_sign_type,
    ...secrets,
    certificate,
    publicKeyId: ways.wechat_pay_public_key_id.trim(),
    publicKey: ways.wechat_pay_public_key.trim(),
    // The channel of a demonstration knows the way to this server by itself.
    notifyBase: base === demoChannel.address ? base : notifyBase,
  };
}
