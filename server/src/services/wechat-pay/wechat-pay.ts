import { type PayChannel, payChannels } from '#contract/services/pay-channels.ts';
import { wechatPayVersions } from '#contract/services/wechat-pay-settings.ts';
import type { WechatPayFailure } from './common/answers.ts';
import { ownFailure } from './common/error-table.ts';
import { type WechatMerchant, readMerchant } from './common/merchant.ts';
import { type WechatNotice, refused } from './common/notices.ts';
import { type WechatPayProtocol, checkOrder } from './common/protocol.ts';
import { openNotice as openV2Notice } from './v2/notice.ts';
import { openV2 } from './v2/v2.ts';
import { openAccount } from './v3/account.ts';
import { openNotice as openV3Notice } from './v3/notice.ts';
import { type KeyServices, openPlatformKeys } from './v3/platform-keys.ts';
import { openV3 } from './v3/v3.ts';
import type { MessageHeaders } from './v3/verify-message.ts';

/** The merchant's line to WeChat Pay, in the version that is set. */
export interface WechatPay extends WechatPayProtocol {
  /** Names that the shop takes money under, or the setting that is missing or wrong. */
  account(): Promise<WechatPayAccount | WechatPayFailure>;
  /** Verifies a notice of either version over its bytes, as of the time it came; what it says is taken by nobody before. */
  verifyNotice(headers: MessageHeaders, body: Buffer, at: Date): Promise<WechatNotice>;
}

interface WechatPayAccount {
  merchantNo: string;
  /** App by channel, as far as new payments are taken there. */
  appIds: Readonly<Partial<Record<PayChannel, string>>>;
}

const appIdsOf = ({ isOpen, appIdOf }: WechatMerchant): WechatPayAccount['appIds'] =>
  Object.fromEntries(
    payChannels.values.flatMap((channel) => (isOpen && appIdOf(channel) !== '' ? [[channel, appIdOf(channel)]] : [])),
  );

const isMerchant = (found: WechatMerchant | WechatPayFailure): found is WechatMerchant => 'merchantNo' in found;

export function openWechatPay(parts: KeyServices): WechatPay {
  const keys = openPlatformKeys(parts);

  const protocolOf = (merchant: WechatMerchant): WechatPayProtocol | WechatPayFailure =>
    merchant.version === wechatPayVersions.second ? openV2(parts, merchant) : openV3(parts, keys, merchant);

  async function asked<T>(
    act: (version: WechatPayProtocol, merchant: WechatMerchant) => Promise<T>,
  ): Promise<T | WechatPayFailure> {
    const merchant = await readMerchant(parts);
    if (!isMerchant(merchant)) return merchant;
    const version = protocolOf(merchant);
    return 'state' in version ? version : act(version, merchant);
  }

  async function verifyV3(headers: MessageHeaders, body: Buffer, now: Date): Promise<WechatNotice> {
    const merchant = await readMerchant(parts);
    const account = isMerchant(merchant) ? openAccount(merchant) : merchant;
    return 'state' in account ? refused('3', 'notSetUp') : openV3Notice(account, keys(account), { headers, body, now });
  }

  async function verifyV2(body: Buffer): Promise<WechatNotice> {
    const merchant = await readMerchant(parts);
    return isMerchant(merchant) ? openV2Notice(merchant, body) : refused('2', 'notSetUp');
  }

  return {
    async create(order) {
      checkOrder(order);
      return asked(async (version, { isOpen }) => (isOpen ? version.create(order) : ownFailure('SWITCHED_OFF')));
    },
    query: (number) => asked((version) => version.query(number)),
    close: (attempt) => asked((version) => version.close(attempt)),
    refund: (request) => asked((version) => version.refund(request)),
    queryRefund: (request) => asked((version) => version.queryRefund(request)),
    bill: (day) => asked((version) => version.bill(day)),
    account: () => asked(async (_, merchant) => ({ merchantNo: merchant.merchantNo, appIds: appIdsOf(merchant) })),
    verifyNotice: (headers, body, at) =>
      body.toString('utf8').trimStart().startsWith('<') ? verifyV2(body) : verifyV3(headers, body, at),
  };
}
