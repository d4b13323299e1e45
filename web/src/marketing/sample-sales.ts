import type { FlashSale } from '#contract/marketing/flash-sales.ts';
import type { Slot } from '#contract/marketing/slots.ts';

/** Slots and flash sales for tests, as the server answers them. */

const at = new Date('2026-11-20T06:05:00Z');

export const pageOf = <R>(...list: R[]) => ({ page: 1, limit: 20, totalPage: 1, total: list.length, list });

export const morning: Slot = {
  id: 3,
  name: '上午场',
  startTime: 8,
  endTime: 12,
  time: { startTime: 8, endTime: 12 },
  img: null,
  silderImgs: [{ attId: 5, sattDir: '/files/public/a.png' }],
  killStatus: 2,
  statusName: '进行中',
  sort: 0,
  status: true,
  createTime: at,
  updateTime: at,
  isDel: false,
};

export const flashSale = (overrides: Partial<FlashSale> = {}): FlashSale => ({
  id: 9,
  productId: 4,
  image: '/files/public/mug.png',
  images: ['/files/public/mug.png'],
  title: '秒杀马克杯',
  info: '限时抢购',
  price: 700,
  cost: 300,
  otPrice: 1000,
  giveIntegral: 0,
  sort: 0,
  stock: 4,
  sales: 1,
  unitName: '件',
  postage: 0,
  description: null,
  startTime: new Date('2026-11-19T16:00:00Z'),
  stopTime: new Date('2026-11-20T16:00:00Z'),
  createTime: at,
  status: true,
  statusName: '进行中',
  killStatus: 2,
  isPostage: false,
  isDel: false,
  num: 1,
  limitLeftNum: 0,
  isShow: true,
  timeId: 3,
  tempId: 1,
  weight: 0,
  volume: 0,
  quota: 4,
  quotaShow: 5,
  goodsState: 0,
  attr: [],
  attrValue: null,
  attrValues: null,
  cateIds: null,
  content: '',
  storeSeckillManagerResponse: morning,
  specType: false,
  timeSwap: null,
  percent: null,
  currentTimeId: 3,
  currentTime: '08:00,12:00',
  ...overrides,
});
