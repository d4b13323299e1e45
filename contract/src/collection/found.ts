import { z } from 'zod';
import { calls, post } from '../call.ts';
import { actsOf } from '../history.ts';
import type { Platform } from '../services/platforms.ts';
import { choices } from '../choices.ts';
import { refusals } from '../refusal.ts';
import { api99Refusals } from '../services/api99.ts';
import { onePassRefusals } from '../services/one-pass.ts';
import { flag, integer, jsonText, money, neededOr, words } from '../wire.ts';

/** The wire's numbers of the platforms. */
export const platformForms = { taobao: 1, jd: 2, suning: 3, pdd: 4, tmall: 5 } as const satisfies Record<Platform, number>;

/** Through whom products are collected: 一号通, or 99Api. */
export const copyTypes = choices({ onePass: ['1', '一号通'], api99: ['2', '99Api'] });

export const collectionRefusals = refusals('found', {
  NOT_SET_UP: { says: () => '请先进行采集商品配置' },
  NO_PLATFORM: { code: 400, says: () => '不支持的采集平台，目前支持淘宝、天猫、京东、苏宁、拼多多的商品链接' },
});

const none = z.null();

/** Fields of a product that only we can know; the wire names them all the same. */
const unknowns = {
  id: none,
  cateId: none,
  tempId: none,
  attrValue: none,
  sort: none,
  giveIntegral: none,
  ficti: none,
  isSub: none,
  isHot: none,
  isBenefit: none,
  isBest: none,
  isNew: none,
  isGood: none,
  activity: none,
  couponIds: none,
  flatPattern: none,
};

/** Product data of another platform in the fields of our own; null where it has none. */
export const FoundProduct = z.object({
  storeName: z.string(),
  storeInfo: z.string(),
  keyword: z.string().nullable(),
  unitName: z.string().nullable(),
  image: z.string(),
  sliderImage: jsonText(z.array(z.string()), '轮播图格式不正确'),
  videoLink: z.string().nullable(),
  price: money.nullable(),
  cost: money.nullable(),
  otPrice: money.nullable(),
  specType: flag,
  /** Attributes whose values are JSON text, not words with commas. */
  attr: z.array(z.object({ attrName: z.string(), attrValues: jsonText(z.array(z.string()), '规格值格式不正确') })),
  content: z.string(),
  ...unknowns,
});
export type FoundProduct = z.output<typeof FoundProduct>;

const LINK_MAX = 1000;
const LINK_LONG = '链接地址过长，请检查是否多粘贴了内容';

/** Reads a product of another platform by its link, to be looked over and saved as our own. Nothing is kept of it here. */
export const foundCalls = calls('found', '/admin/store/product', {
  importProduct: post('/importProduct', {
    permission: 'admin:product:import:product',
    about: 'Through 99Api. `form`: 1 Taobao, 2 JD, 3 Suning, 4 Pinduoduo, 5 Tmall.',
    query: z.object({
      form: integer(1, 5, neededOr('Integer', 'form', '不支持的采集平台')),
      url: words(LINK_MAX, neededOr('String', 'url', '请输入链接地址！'), LINK_LONG),
    }),
    returns: FoundProduct,
    refuses: Object.values(api99Refusals),
  }),
  copyConfig: post('/copy/config', {
    permission: 'admin:product:copy:config',
    about: '`copyType` 1: through the account of 一号通, which is good for `copyNum` more products; 2: through 99Api.',
    returns: z.object({ copyType: copyTypes.schema(), copyNum: z.int() }),
  }),
  copyProduct: post('/copy/product', {
    permission: 'admin:product:copy:product',
    about: 'Through the account of 一号通; takes one of its remaining products.',
    body: z.object({ url: words(LINK_MAX, '复制商品地址 不能为空', LINK_LONG) }),
    returns: z.object({ info: FoundProduct }),
    refuses: [
      collectionRefusals.NOT_SET_UP,
      onePassRefusals.NO_ACCOUNT,
      onePassRefusals.NO_PASSWORD,
      collectionRefusals.NO_PLATFORM,
      onePassRefusals.REFUSED,
    ],
  }),
});

actsOf('found', '商品采集', { importProduct: '采集商品', copyConfig: '查看采集配置', copyProduct: '采集商品' });
