import { type ProductInfo, blanks } from '#contract/catalogue/product-record.ts';
import type { Shop } from '#contract/catalogue/shops.ts';
import type { Product, Sku } from './product-row.ts';

/** Products for tests, as the server answers them. */

export const sku = (id: number, overrides: Partial<Sku> = {}): Sku => ({
  id,
  productId: 1,
  suk: '默认',
  stock: 12,
  sales: 3,
  price: 1990,
  image: '/cup.jpg',
  cost: 800,
  barCode: '',
  otPrice: 2990,
  weight: 0,
  volume: 0,
  brokerage: 0,
  brokerageTwo: 0,
  type: 0,
  quota: 0,
  quotaShow: 0,
  attrValue: { 规格: '默认' },
  unique: 'a1',
  ...blanks.sku,
  ...overrides,
});

export const product = (id: number, overrides: Partial<Product> = {}): Product => ({
  id,
  sort: 0,
  giveIntegral: 0,
  ficti: 100,
  tempId: 1,
  image: '/cup.jpg',
  sliderImage: ['/cup.jpg'],
  storeName: `搪瓷杯 ${id}`,
  storeInfo: '加厚杯身',
  keyword: '杯',
  unitName: '只',
  cateId: '3',
  isShow: true,
  isHot: false,
  isBenefit: false,
  isBest: false,
  isNew: false,
  isGood: false,
  isSub: false,
  specType: false,
  merId: 0,
  sales: 3,
  stock: 12,
  browse: 40,
  collectCount: 5,
  barCode: '',
  codePath: '',
  soureLink: '',
  videoLink: '',
  cateValues: '餐厨,杯子',
  price: 1990,
  vipPrice: 0,
  otPrice: 2990,
  cost: 800,
  postage: 0,
  isPostage: false,
  isDel: false,
  merUse: false,
  isSeckill: false,
  isBargain: null,
  addTime: new Date('2026-11-20T06:05:00Z'),
  activity: '0,1,2,3',
  content: null,
  attr: [{ id: 1, productId: id, attrName: '规格', attrValues: ['默认'], type: 0, isDel: false }],
  attrValue: [sku(id * 10, { productId: id })],
  ...blanks.row,
  brandId: 0,
  code: '',
  version: 1,
  isRecycle: false,
  ...overrides,
});

/** Product in two colours, the blue one dearer. */
export const coloured = (id: number, overrides: Partial<Product> = {}): Product =>
  product(id, {
    storeName: `棉布拖鞋 ${id}`,
    specType: true,
    attr: [{ id: 2, productId: id, attrName: '颜色', attrValues: ['红', '蓝'], type: 0, isDel: false }],
    attrValue: [
      sku(id * 10, { productId: id, suk: '红', attrValue: { 颜色: '红' } }),
      sku(id * 10 + 1, { productId: id, suk: '蓝', attrValue: { 颜色: '蓝' }, price: 2590, stock: 0 }),
    ],
    ...overrides,
  });

const { addTime: _, ...shared } = coloured(2, { isShow: false });

/** The record of product 2, as its form reads it. */
export const slippers: ProductInfo = {
  ...shared,
  ...blanks.info,
  flatPattern: '',
  activity: ['秒杀', '默认', '砍价', '拼团'],
  activityStr: '秒杀,默认,砍价,拼团',
  content: '<p>软底</p>',
  couponIds: null,
  coupons: [],
  version: 4,
  attrValue: shared.attrValue.map((one) => ({ ...one, minPrice: null, shelf: 'A-1' })),
};

export const pageOf = <T>(...list: T[]) => ({ page: 1, limit: 20, total: list.length, totalPage: list.length > 0 ? 1 : 0, list });

export const categories = [
  {
    id: 2,
    pid: 0,
    path: '/0/',
    name: '餐厨',
    type: 1,
    url: null,
    extra: null,
    status: true,
    sort: 0,
    child: [{ id: 3, pid: 2, path: '/0/2/', name: '杯子', type: 1, url: null, extra: null, status: true, sort: 0 }],
  },
];

const at = new Date('2026-11-20T06:05:00Z');

/** A shop that products may belong to; it is closed. */
export const seller: Shop = {
  id: 5,
  name: '城南分店',
  logo: '/shop.png',
  platform: '',
  sourceUrl: '',
  contact: '',
  phone: '',
  commissionRate: 0,
  intro: '',
  sort: 0,
  status: false,
  isDel: false,
  productCount: 0,
  createTime: at,
  updateTime: at,
};
