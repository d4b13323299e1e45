import { nulls } from '#contract/blank.ts';
import { type ActivityInfo, blankInfo } from '#contract/marketing/activity-record.ts';
import { type GroupBuy, rowBlanks } from '#contract/marketing/group-buy-record.ts';
import type { Team, TeamMember } from '#contract/marketing/teams.ts';

/** Group-buys and teams for tests, as the server answers them. */

const at = new Date('2026-11-20T06:05:00Z');
const startTime = new Date('2026-11-19T16:00:00Z');
const stopTime = new Date('2026-11-22T15:59:59.999Z');
const terms = { people: 3, effectiveTime: 24, num: 2, onceNum: 1, virtualRation: 1 };
const words = { title: '拼团马克杯', info: '三人成团', image: '/files/public/mug.png', unitName: '件', tempId: 1, sort: 0 };
const goods = {
  price: 700,
  cost: 300,
  otPrice: 1000,
  weight: 0,
  volume: 0,
  stock: 9,
  sales: 5,
  quota: 15,
  quotaShow: 20,
  goodsState: 0,
  stopReason: null,
  bearer: 1,
};

export const groupBuy = (overrides: Partial<GroupBuy> = {}): GroupBuy => ({
  ...nulls(rowBlanks),
  ...words,
  ...terms,
  ...goods,
  id: 12,
  productId: 4,
  images: ['/files/public/mug.png'],
  isDel: false,
  merId: 0,
  addTime: at,
  isHost: false,
  isShow: true,
  combination: true,
  startTime,
  stopTime,
  stopTimeStr: new Date('2026-11-21T16:00:00Z'),
  browse: 0,
  countPeople: 6,
  countPeopleAll: 17,
  countPeoplePink: 4,
  remainingQuota: 15,
  ...overrides,
});

const sku = {
  ...goods,
  productId: 12,
  weight: 35,
  volume: 2,
  barCode: '',
  image: '',
  brokerage: 0,
  brokerageTwo: 0,
  type: 3,
  minPrice: null,
};

export const groupInfo: ActivityInfo = {
  ...blankInfo,
  ...words,
  ...terms,
  id: 12,
  productId: 4,
  sliderImage: ['/files/public/mug.png'],
  bearer: 1,
  storeName: null,
  storeInfo: null,
  specType: true,
  isHot: false,
  isShow: true,
  giveIntegral: 0,
  attr: [],
  attrValue: [
    { ...sku, id: 31, suk: '红', barCode: 'MUG-01', quota: 5, attrValue: { 颜色: '红' } },
    { ...sku, id: null, suk: '蓝', quota: 0, attrValue: { 颜色: '蓝' } },
  ],
  content: '',
  status: null,
  timeId: null,
  startTime,
  stopTime,
  bargainNum: null,
  peopleNum: null,
  startTimeStr: null,
  stopTimeStr: null,
};

export const team = (overrides: Partial<Team> = {}): Team => ({
  id: 41,
  uid: 8,
  people: 3,
  addTime: at,
  stopTime,
  kid: 0,
  status: 1,
  nickname: '小满',
  avatar: '',
  countPeople: 2,
  title: '拼团马克杯',
  ...overrides,
});

export const member = (overrides: Partial<TeamMember> = {}): TeamMember => ({
  id: 52,
  uid: 9,
  orderId: 'order2026112000001',
  totalPrice: 700,
  nickname: '老杨',
  avatar: '',
  orderStatus: 0,
  refundStatus: 0,
  ...overrides,
});
