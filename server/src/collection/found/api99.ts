import type { Platform } from '#contract/catalogue/platforms.ts';
import { no } from '#contract/collection/found.ts';
import type { Ground } from '#server/platform/ground.ts';
import { NoAnswer, type WhyNot } from '#server/platform/outgoing/no-answer.ts';
import { safeHtml } from '#server/platform/rich-text.ts';
import { secretOf, settingOf } from '#server/settings/index.ts';
import { jsonIn } from './json.ts';
import { believed, itemOf } from './rules.ts';
import { toldBy99Api } from './shapes.ts';
import type { Source } from './source.ts';

const addressKeys = {
  taobao: 'importProductTB',
  jd: 'importProductJD',
  suning: 'importProductSN',
  pdd: 'importProductPDD',
  tmall: 'importProductTM',
} as const satisfies Record<Platform, string>;

const reasons: Record<WhyNot, string> = {
  forbidden: '（采集接口的地址不能访问，请检查采集商品配置）',
  late: '（采集接口 15 秒内没有回应，请稍后重试）',
  large: '（采集接口回应的内容过大，请检查采集商品配置）',
  failed: '（采集接口没有正常回应，请稍后重试）',
};

type Parts = Pick<Ground, 'database' | 'outgoing' | 'seal'>;

/** 99Api is asked by the product's number, at an address for each platform. */
export function api99(parts: Parts, platform: Platform): Source {
  const { database, outgoing } = parts;

  async function addressOf(link: string): Promise<string> {
    const key = await secretOf(parts, 'copy_product_apikey');
    if (key === '') throw no.NO_KEY();
    const base = await settingOf(database.db, addressKeys[platform]);
    if (!URL.canParse(base)) throw no.NO_ADDRESS();
    const item = itemOf(platform, link);
    if (!item) throw no.NOT_FOUND({ why: '（链接不是该平台的商品链接，请从商品页的地址栏复制）' });
    const address = new URL(base);
    for (const [name, value] of Object.entries({ apikey: key, ...item })) address.searchParams.set(name, value);
    return address.href;
  }

  return {
    async find(link) {
      const url = await addressOf(link);
      const answer = await outgoing.ask({ url }).catch((error: unknown) => {
        throw error instanceof NoAnswer ? no.NOT_FOUND({ why: reasons[error.why] }) : error;
      });
      return believed(toldBy99Api(platform, jsonIn(answer)), safeHtml);
    },
  };
}
