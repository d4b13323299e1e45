import { settleCycles, shopTypes } from '#contract/catalogue/shop-terms.ts';
import type { Platform } from '#contract/services/platforms.ts';
import type { Paint } from './drawings.ts';
import type { Mark } from './motifs.ts';

export interface DemoBrand {
  name: string;
  mark: Mark;
  hue: number;
  story: string;
  categories: readonly string[];
  hidden?: boolean;
}

/** Makers of the goods, all of them made up: a product is of the first that is at home in its category. */
export const demoBrands: readonly DemoBrand[] = [
  {
    name: '青轨文具',
    mark: 'rails',
    hue: 158,
    story: '老车站旁的文具作坊，把车票、时刻表和信号灯做进纸笔里。',
    categories: ['笔记文具'],
  },
  {
    name: '慢车书房',
    mark: 'book',
    hue: 28,
    story: '只出和铁路、旅行有关的书，一年不超过六本。',
    categories: ['铁路读物'],
  },
  { name: '远山行', mark: 'peaks', hue: 205, story: '做箱包十二年，箱轮免费换三年。', categories: ['箱包'] },
  { name: '枕木家', mark: 'waves', hue: 262, story: '颈枕和盖毯，让硬座也能睡一觉。', categories: ['枕毯'] },
  { name: '一壶到站', mark: 'drop', hue: 4, story: '跑车的人教我们做水壶：要烫，要摔不坏，要一只手能开。', categories: ['水具'] },
  {
    name: '臂板工房',
    mark: 'wheel',
    hue: 218,
    story: '按图纸缩小的合金机车，每台都在轨上跑过再装盒。',
    categories: ['机车模型', '纪念摆件'],
  },
  { name: '雾山坪', mark: 'leaf', hue: 96, story: '海拔一千一百米的小茶园，米酒是邻居家酿的。', categories: ['茶酒'] },
  { name: '小站食记', mark: 'sun', hue: 42, story: '站台上的点心，当天做当天发。', categories: ['点心'] },
  {
    name: '枣林店合作社',
    mark: 'rails',
    hue: 340,
    story: '山货还在试吃，过了年再上。',
    categories: ['点心', '茶酒'],
    hidden: true,
  },
];

export interface DemoShop {
  name: string;
  mark: Mark;
  hue: number;
  platform: Platform;
  sourceUrl: string;
  contact: string;
  phone: string;
  /** Hundredths of a per cent. */
  commissionRate: number;
  intro: string;
  /** Brand whose goods it sells. */
  brand?: string;
  closed?: boolean;
  code?: string;
  type?: number;
  railUnit?: string;
  settleCycle?: number;
  address?: string;
  sheetPrinter?: string;
}

/** Sellers besides the house itself. */
export const demoShops: readonly DemoShop[] = [
  {
    name: '臂板工房模型店',
    mark: 'wheel',
    hue: 240,
    platform: 'tmall',
    sourceUrl: 'https://bibangongfang.example.com/',
    contact: '顾师傅',
    phone: '027-88001234',
    commissionRate: 850,
    intro: '火车模型和黄铜摆件，七天无理由，配件终身保修。',
    brand: '臂板工房',
    code: 'MX-01',
    type: shopTypes.partner,
    railUnit: '武汉局集团公司',
    address: '湖北省武汉市江岸区车站路 18 号臂板工房仓库',
    sheetPrinter: 'KX100200301',
    settleCycle: settleCycles.halfMonth,
  },
  {
    name: '雾山坪茶庄',
    mark: 'leaf',
    hue: 72,
    platform: 'taobao',
    sourceUrl: 'https://wushanping.example.com/',
    contact: '林婶',
    phone: '0717-6001234',
    commissionRate: 600,
    intro: '自家茶园，谷雨后只卖口粮茶。',
    brand: '雾山坪',
    code: 'CH-02',
    type: shopTypes.partner,
    railUnit: '武汉局宜昌车务段',
    address: '湖北省宜昌市夷陵区雾渡河镇茶厂路 6 号',
    settleCycle: settleCycles.month,
  },
  {
    name: '远山行箱包特卖',
    mark: 'peaks',
    hue: 182,
    platform: 'pdd',
    sourceUrl: 'https://yuanshanxing.example.com/',
    contact: '小武',
    phone: '400-800-1234',
    commissionRate: 500,
    intro: '换季清仓时开张，平时歇业。',
    closed: true,
  },
];

/** Specification templates: the name, then each specification with its values. */
export const demoRules: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  车站三色: { 颜色: ['铁灰', '墨绿', '信号红'] },
  模型比例: { 比例: ['1:87', '1:160'] },
  点心口味: { 口味: ['原味', '椒盐', '桂花'] },
  箱包尺寸与颜色: { 尺寸: ['20 寸', '24 寸', '28 寸'], 颜色: ['铁灰', '墨绿'] },
  茶叶净含量: { 净含量: ['50 克', '100 克', '250 克'], 包装: ['罐装', '袋装'] },
  礼盒规格: { 规格: ['六枚装', '十二枚装', '二十四枚装'] },
};

/** Folders of the picture library. */
export const demoFolders = ['商品主图', '商品规格图', '商品实拍', '品牌与店铺', '买家秀', '视频'] as const;
export type DemoFolder = (typeof demoFolders)[number];

/** Customers of the demonstration. */
export const demoPeople =
  '赵敏 钱进 孙晓梅 周立 吴迪 郑洁 王小波 冯一诺 陈晨 褚红 卫东 蒋丽 沈川 韩冬 杨柳 朱珠 秦岭 尤佳 许愿 何苗 吕梁 施雨'.split(
    ' ',
  );

/** Looks of the colours of the specification. */
export const coloursDrawn: Readonly<Record<string, Paint>> = { 铁灰: [210, 8], 墨绿: [158, 42], 信号红: [4, 62] };

/** Pick-up points, at which customers fetch what they ordered. */
export const demoPoints = [
  {
    name: '站台书屋一楼',
    introduction: '进站口右手边，绿皮车厢旁',
    phone: '027-88005678',
    address: '湖北省,武汉市,武昌区',
    detailedAddress: '中山路 642 号一楼',
    dayTime: '09:00:00,21:00:00',
    latitude: '30.529512,114.317083',
    pictureOf: '绿皮车手账本',
  },
  {
    name: '青羊仓库自提处',
    introduction: '大件和整箱在这里取，可以开车进院',
    phone: '13800128000',
    address: '四川省,成都市,青羊区',
    detailedAddress: '人民中路三段 9 号院',
    dayTime: '10:00:00,18:30:00',
    latitude: '30.674583,104.068611',
    pictureOf: '折叠旅行杯',
  },
] as const;
