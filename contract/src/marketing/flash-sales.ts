import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { choices, onOrOff } from '../choices.ts';
import { Attr } from '../catalogue/product-record.ts';
import { actsOf, historyOf } from '../history.ts';
import { keptIn } from '../kept-in.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
import {
  count,
  day,
  flag,
  hundredths,
  id,
  INT_MAX,
  integer,
  mediaAddress,
  moment,
  money,
  neededId,
  nothing,
  page,
  paged,
  present,
  text,
  words,
} from '../wire.ts';
import { ActivityInfo, ActivitySkuDraft, attrNeeded, bit, dayNeeded, no as noActivity, picturesText } from './activities.ts';
import { Slot, no as noSlot } from './slots.ts';

export const no = refusals('flash_sale', {
  NOT_FOUND: { says: () => '秒杀商品不存在' },
  INFO_NOT_FOUND: { says: () => '未找到对应秒杀商品信息' },
  TITLE_TAKEN: { onConstraint: 'activity__title', says: () => '活动标题已经存在' },
  ON_CANNOT_CHANGE: { says: () => '请先关闭秒杀商品，再修改商品信息' },
  RUNNING_CANNOT_GO: { says: () => '活动开启中，商品不支持删除' },
});

/** What a flash sale is doing now, by its dates and its slot. */
export const saleStates = choices({
  off: [0, '已关闭', 'rest'],
  waiting: [1, '未开始', 'waits'],
  running: [2, '进行中', 'underway'],
  over: [-1, '已结束', 'rest'],
});

const FlashSaleDraft = z.object({
  productId: present('主商品id不能为空').pipe(id),
  image: mediaAddress(255, '推荐图不能为空', '推荐图名称长度不能超过255个字符'),
  images: picturesText('轮播图不能为空', '轮播图长度不能超过2000个字符'),
  title: words(255, '活动标题不能为空', '活动标题长度不能超过255个字符'),
  info: words(255, '简介不能为空', '简介长度不能超过255个字符'),
  unitName: words(16, '单位名不能为空', '单位名长度不能超过16个字符'),
  startTime: dayNeeded('开始时间不能为空'),
  stopTime: dayNeeded('结束时间不能为空'),
  status: present('秒杀状态不能为空').pipe(bit('未知的秒杀状态')),
  num: present('当天参加秒杀次数不能为空').pipe(integer(1, 9999, '当天参加秒杀次数应为 1 到 9999')),
  timeId: present('时间段不能为空').pipe(id),
  tempId: present('运费模板不能为空').pipe(id),
  sort: integer(0, INT_MAX, '排序应为 0 或更大的整数').nullish(),
  specType: present('规格类型不能为空').pipe(flag),
  attr: attrNeeded('商品属性不能为空'),
  attrValue: z.array(ActivitySkuDraft, '商品属性详情不能为空').min(1, '商品属性详情不能为空').max(2000, '规格太多'),
  content: text(200_000, '商品详情太长').nullish(),
});
export type FlashSaleDraft = z.output<typeof FlashSaleDraft>;
const FlashSaleEdit = FlashSaleDraft.extend({ id: present('秒杀商品不存在').pipe(id) });

export const FlashSale = z.object({
  id,
  productId: id,
  image: z.string(),
  images: z.array(z.string()),
  title: z.string(),
  info: z.string(),
  price: money,
  cost: money,
  otPrice: money,
  giveIntegral: z.int(),
  sort: z.int(),
  stock: z.int(),
  sales: z.int(),
  unitName: z.string(),
  postage: money,
  description: z.null(),
  startTime: day,
  stopTime: day,
  createTime: moment,
  status: bit('未知的秒杀状态'),
  statusName: z.string(),
  killStatus: z.int(),
  isPostage: z.boolean(),
  isDel: z.boolean(),
  num: z.int(),
  limitLeftNum: z.int(),
  isShow: z.boolean(),
  timeId: id,
  tempId: id,
  weight: hundredths,
  volume: hundredths,
  quota: z.int(),
  quotaShow: z.int(),
  attr: z.array(Attr),
  attrValue: z.null(),
  attrValues: z.null(),
  cateIds: z.null(),
  content: z.string(),
  storeSeckillManagerResponse: Slot.nullable(),
  specType: z.boolean(),
  timeSwap: z.null(),
  percent: z.null(),
  currentTimeId: count,
  currentTime: z.string(),
});
export type FlashSale = z.output<typeof FlashSale>;

const byId = z.object({ id: neededId('id') });
const BODY_MAX = 2_000_000;

const saveRefuses = [
  noActivity.NO_PRODUCT,
  noActivity.NO_SKUS,
  noActivity.OTHER_SKU,
  noActivity.NO_QUOTA,
  noActivity.QUOTA_OVER_STOCK,
  noActivity.WRONG_PERIOD,
  noActivity.PERIOD_OVER,
  noSlot.NOT_FOUND,
  no.TITLE_TAKEN,
];

export const flashSaleCalls = calls('flash_sale', '/admin/store/seckill', {
  list: get('/list', {
    permission: 'admin:seckill:list',
    query: paged({ keywords: text(64).optional(), timeId: id.optional(), status: flag.optional() }),
    returns: page(FlashSale),
  }),
  save: post('/save', {
    permission: 'admin:seckill:save',
    body: FlashSaleDraft,
    maxBody: BODY_MAX,
    returns: nothing,
    refuses: saveRefuses,
  }),
  update: post('/update', {
    permission: 'admin:seckill:update',
    body: FlashSaleEdit,
    maxBody: BODY_MAX,
    returns: nothing,
    refuses: [no.NOT_FOUND, no.ON_CANNOT_CHANGE, ...saveRefuses],
  }),
  info: get('/info', { permission: 'admin:seckill:info', query: byId, returns: ActivityInfo, refuses: [no.INFO_NOT_FOUND] }),
  delete: get('/delete', {
    permission: 'admin:seckill:delete',
    query: byId,
    returns: nothing,
    undo: '删除成功',
    refuses: [no.NOT_FOUND, no.RUNNING_CANNOT_GO],
  }),
  updateStatus: post('/update/status', {
    permission: 'admin:seckill:update:status',
    query: z.object({ id: neededId('id'), status: bit('未知的秒杀状态') }),
    returns: nothing,
    undo: '修改成功',
    refuses: [no.NOT_FOUND, noActivity.PRODUCT_GONE],
  }),
});

keptIn('activity', 'flash_sale');

labelsOf('flash_sale', {
  id: 'ID',
  productId: '商品',
  title: '商品标题',
  info: '活动简介',
  image: '商品主图',
  images: '商品轮播图',
  unitName: '单位',
  tempId: '运费模板',
  num: '当天参与活动次数',
  timeId: '活动时间',
  startTime: '活动日期',
  status: '活动状态',
  killStatus: '秒杀状态',
  otPrice: '原价',
  price: '秒杀价',
  quotaShow: '限量',
  quota: '限量剩余',
  sales: '销量',
  sort: '排序',
  content: '商品详情',
  attrValue: '商品属性',
  createTime: '创建时间',
  keywords: '商品搜索',
});

historyOf('activity', {
  label: '营销活动',
  readBy: 'admin:seckill:info',
  fields: {
    title: ['商品标题', 'text'],
    info: ['活动简介', 'text'],
    startTime: ['开始日期', 'text'],
    stopTime: ['结束日期', 'text'],
    num: ['每人次数', 'text'],
    status: ['活动状态', onOrOff],
    isDel: ['已删除', 'flag'],
  },
});

actsOf('flash_sale', '秒杀商品', { updateStatus: '开启或关闭' });
