import type { Platform } from '#contract/services/platforms.ts';
import { api99Refusals } from '#contract/services/api99.ts';
import { api99Settings } from '#contract/services/settings.ts';
import type { PlainSetting } from '#contract/settings/setting.ts';
import type { Collecting } from '#server/platform/collecting.ts';
import type { Services } from '#server/platform/services.ts';
import { OutgoingError, type FailureReason } from '#server/platform/http-client/outgoing-error.ts';
import { secretOf, settingOf } from '#server/settings/index.ts';
import { jsonIn } from '#server/platform/text/json-in.ts';
import { itemOf } from './rules.ts';
import { parse99Api } from './shapes.ts';

const addressSettings = {
  taobao: api99Settings.importProductTB,
  jd: api99Settings.importProductJD,
  suning: api99Settings.importProductSN,
  pdd: api99Settings.importProductPDD,
  tmall: api99Settings.importProductTM,
} as const satisfies Record<Platform, PlainSetting>;

const reasons: Record<FailureReason, string> = {
  forbidden: '（采集接口的地址不能访问，请检查采集商品配置）',
  late: '（采集接口 15 秒内没有回应，请稍后重试）',
  large: '（采集接口回应的内容过大，请检查采集商品配置）',
  failed: '（采集接口没有正常回应，请稍后重试）',
};

type ProviderServices = Pick<Services, 'database' | 'httpClient' | 'secrets'>;

/** 99Api is asked by the product's number, at an address for each platform. */
export function api99(parts: ProviderServices): Collecting['byNumber'] {
  const { database, httpClient } = parts;

  async function addressOf(platform: Platform, link: string): Promise<string> {
    const key = await secretOf(parts, api99Settings.copy_product_apikey);
    if (key === '') throw api99Refusals.NO_KEY();
    const base = await settingOf(database.db, addressSettings[platform]);
    if (!URL.canParse(base)) throw api99Refusals.NO_ADDRESS();
    const item = itemOf(platform, link);
    if (!item) throw api99Refusals.NOT_FOUND({ why: '（链接不是该平台的商品链接，请从商品页的地址栏复制）' });
    const address = new URL(base);
    for (const [name, value] of Object.entries({ apikey: key, ...item })) address.searchParams.set(name, value);
    return address.href;
  }

  return async (platform, link) => {
    const url = await addressOf(platform, link);
    const answer = await httpClient.fetchText({ url }).catch((error: unknown) => {
      throw error instanceof OutgoingError ? api99Refusals.UNREACHABLE({ why: reasons[error.why] }) : error;
    });
    return parse99Api(platform, jsonIn(answer));
  };
}
