import type { DraftSource } from '#contract/collection/draft-sources.ts';
import type { Motif } from './motifs.ts';

export interface DemoDraft {
  platform: DraftSource;
  link: string;
  /** Days since it was collected. */
  days: number;
  name: string;
  brief: string;
  keyword: string;
  unit: string;
  /** Yuan; none where none was found. */
  price?: number;
  look: readonly [Motif, number];
  spec?: { name: string; values: readonly string[] };
  /** Reason it could not be collected. */
  failed?: string;
  /** Category of the product that the draft became. */
  became?: string;
}

/** Products found elsewhere, the oldest first. */
export const demoDrafts: readonly DemoDraft[] = [
  {
    platform: 'tmall',
    link: 'https://detail.tmall.com/item.htm?id=demo-1001',
    days: 16,
    name: '车票收藏册',
    brief: '能放二百四十张硬板票和磁卡票',
    keyword: '收藏册,车票',
    unit: '本',
    price: 88,
    look: ['album', 96],
    became: '笔记文具',
  },
  {
    platform: 'suning',
    link: 'https://product.suning.com/demo/1002.html',
    days: 9,
    name: '站长怀表',
    brief: '',
    keyword: '',
    unit: '',
    look: ['tape', 30],
    failed: '商品页面已下架，没有取到价格和规格，请手动补全',
  },
  {
    platform: 'jd',
    link: 'https://item.jd.com/demo1003.html',
    days: 6,
    name: '搪瓷旅行杯',
    brief: '白底蓝边，摔不碎',
    keyword: '搪瓷杯,水杯',
    unit: '只',
    price: 29.9,
    look: ['cup', 215],
    spec: { name: '颜色', values: ['白', '蓝'] },
  },
  {
    platform: 'taobao',
    link: 'https://item.taobao.com/item.htm?id=demo-1004',
    days: 2,
    name: '提灯小夜灯',
    brief: '旋钮调光，充一次电亮三晚',
    keyword: '夜灯,马灯',
    unit: '盏',
    price: 119,
    look: ['flask', 42],
  },
  {
    platform: 'guotie',
    link: 'https://mall.guotie.demo.invalid/item/5',
    days: 2,
    name: '反光安全背心',
    brief: '双排反光条，夜间作业用',
    keyword: '反光背心',
    unit: '件',
    price: 32,
    look: ['tape', 78],
    spec: { name: '尺码', values: ['L', 'XL', 'XXL'] },
  },
  {
    platform: 'pdd',
    link: 'https://mobile.yangkeduo.com/goods.html?goods_id=demo1005',
    days: 1,
    name: '车厢挂钩（四只装）',
    brief: '',
    keyword: '挂钩',
    unit: '包',
    look: ['semaphore', 205],
    failed: '对方页面要求登录，只取到名称和图片，请手动补全',
  },
];
