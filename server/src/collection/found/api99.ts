import type { Platform } from '#contract/catalogue/platforms.ts';
import { collectionRefusals } from '#contract/collection/found.ts';
import { api99Settings } from '#contract/collection/settings.ts';
import type { PlainSetting } from '#contract/settings/setting.ts';
import type { Services } from '#server/platform/services.ts';
import { OutgoingError, type FailureReason } from '#server/platform/http-client/outgoing-error.ts';
import { safeHtml } from '#server/platform/text/rich-text.ts';
import { jsonIn } from '#server/services/index.ts';
import { secretOf, settingOf } from '#server/settings/index.ts';
import { sanitized, itemOf } from './rules.ts';
import { parse99Api } from './shapes.ts';
import type { ProductSource } from './source.ts';

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
export function api99(parts: ProviderServices, platform: Platform): ProductSource {
  const { database, httpClient } = parts;

  async function addressOf(link: string): Promise<string> {
    const key = await secretOf(parts, api99Settings.copy_product_apikey);
    if (key === '') throw collectionRefusals.NO_KEY();
    const base = await settingOf(database.db, addressSettings[platform]);
    if (!URL.canParse(base)) throw collectionRefusals.NO_ADDRESS();
    const item = itemOf(platform, link);
    if (!item) throw collectionRefusals.NOT_FOUND({ why: '（链接不是该平台的商品链接，请从商品页的地址栏复制）' });
    const address = new URL(base);
    for (const [name, value] of Object.entries({ apikey: key, ...item })) address.searchParams.set(name, value);
    return address.href;
  }

  return {
    async find(link) {
      const url = await addressOf(link);
      const answer = await httpClient.fetchText({ url }).catch((error: unknown) => {
        throw error instanceof OutgoingError ? collectionRefusals.NOT_FOUND({ why: reasons[error.why] }) : error;
      });
      return sanitized(parse99Api(platform, jsonIn(answer)), safeHtml);
    },
  };
}
