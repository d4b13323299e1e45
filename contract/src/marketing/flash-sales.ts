import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { onOrOff } from '../choices.ts';
import { Attr } from '../catalogue/product-record.ts';
import { aboutBearer, bearerRefusals, discountBearers } from '../coupons/discount-bearers.ts';
import { exportRefusals } from '../exports/exports.ts';
import { actsOf, historyOf } from '../history.ts';
import { keptIn } from '../kept-in.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
import {
  bit,
  count,
  day,
  flag,
  id,
  idOrNone,
  integer,
  line,
  moment,
  money,
  nothing,
  page,
  paged,
  present,
  words,
} from '../wire.ts';
import {
  ActivityInfo,
  ActivitySkuDraft,
  activityDraft,
  activityLabels,
  activityRow,
  BODY_MAX,
  byId,
  switchReasons,
  activityRefusals,
  saveRefuses,
  skusDraft,
} from './activities.ts';
import { inSpan, inState } from '../coupons/campaign-state.ts';
import { momentSpan } from '../date-limit.ts';
import { Slot, hoursOfDay, slotRefusals } from './slots.ts';
import { searchText } from '../search-text.ts';

/** Products that one call takes, and the specifications of all of them. */
export const SALES_MAX = 50;
const SALE_SKUS_MAX = 2000;

/** A product that cannot be put on sale, with the reason. */
export interface RefusedProduct {
  productId: number;
  name: string;
  reason: string;
}
const REFUSED_SAID = 5;

export const flashSaleRefusals = refusals('flash_sale', {
  NOT_FOUND: { says: () => '秒杀商品不存在' },
  INFO_NOT_FOUND: { says: () => '未找到对应商品信息' },
  ON_CANNOT_CHANGE: { says: () => '请先关闭秒杀商品，再修改商品信息' },
  SOME_REFUSED: {
    says: ({ products }: { products: readonly RefusedProduct[] }) => {
      const said = products.slice(0, REFUSED_SAID).map(({ name, reason }) => `“${name}”${reason}`);
      const more = products.length > REFUSED_SAID ? `；另有 ${products.length - REFUSED_SAID} 件` : '';
      return `一件都没有添加，请先改好：${said.join('；')}${more}`;
    },
  },
  RUNNING_CANNOT_GO: { says: () => '活动开启中，商品不支持删除' },
});

/** Refusals of a purchase, beside those of every kind. */
export const flashSalePurchaseRefusals = refusals('flash_sale_purchase', {
  GONE: { says: () => '秒杀商品不存在或以删除' },
  OFF: { says: () => '秒杀商品已关闭' },
  SLOT_GONE: { says: () => '秒杀时段不存在' },
  LIMIT: { says: () => '您已经达到当前秒杀活动上限' },
});

const FlashSaleDraft = activityDraft({
  productId: '主商品id不能为空',
  image: ['推荐图不能为空', '推荐图名称长度不能超过255个字符'],
  images: ['轮播图不能为空', '轮播图长度不能超过2000个字符'],
  title: [255, '活动标题不能为空', '活动标题长度不能超过255个字符'],
  unitName: [16, '单位名不能为空', '单位名长度不能超过16个字符'],
  startTime: '开始时间不能为空',
  stopTime: '结束时间不能为空',
  tempId: '运费模板不能为空',
  attr: '商品属性不能为空',
}).extend({
  info: words(255, '简介不能为空', '简介长度不能超过255个字符'),
  status: present('秒杀状态不能为空').pipe(bit('未知的秒杀状态')),
  num: present('当天参加秒杀次数不能为空').pipe(integer(1, 9999, '当天参加秒杀次数应为 1 到 9999')),
  timeId: present('时间段不能为空').pipe(idOrNone),
  /** Ours: hours of its own, in place of a slot. */
  time: hoursOfDay.nullish(),
  specType: present('规格类型不能为空').pipe(flag),
  attrValue: skusDraft(ActivitySkuDraft, '商品属性详情不能为空'),
});
export type FlashSaleDraft = z.output<typeof FlashSaleDraft>;
const FlashSaleEdit = FlashSaleDraft.extend({ id: present('秒杀商品不存在').pipe(id) });

const { startTime, stopTime, status, timeId, time, clashReason, bearer } = FlashSaleDraft.shape;
const SaleOfProduct = z.object({
  productId: id,
  num: integer(1, 9999, '每人每天限购应为 1 到 9999 次'),
  /** Name and freight of the product unless told. */
  title: line(255, '活动标题不能为空', '活动标题长度不能超过255个字符').optional(),
  tempId: id.optional(),
  attrValue: skusDraft(ActivitySkuDraft.pick({ suk: true, price: true, quota: true }), '请选择至少一个规格'),
});
export type SaleOfProduct = z.output<typeof SaleOfProduct>;
const SalesDraft = z.object({
  startTime,
  stopTime,
  status,
  timeId: timeId.default(0),
  time,
  clashReason,
  bearer,
  products: z
    .array(SaleOfProduct, '请选择商品')
    .min(1, '请选择商品')
    .max(SALES_MAX, `一次最多添加 ${SALES_MAX} 件商品，请分几次添加`)
    .refine(
      (products) => new Set(products.map(({ productId }) => productId)).size === products.length,
      '同一件商品选择了两次，请去掉一个',
    )
    .refine(
      (products) => products.reduce((sum, { attrValue }) => sum + attrValue.length, 0) <= SALE_SKUS_MAX,
      `一次最多添加 ${SALE_SKUS_MAX} 个规格，请分几次添加`,
    ),
});
export type SalesDraft = z.output<typeof SalesDraft>;

export const FlashSale = z.object({
  ...activityRow,
  images: z.array(z.string()),
  giveIntegral: z.int(),
  postage: money.default(0),
  description: z.null(),
  startTime: day,
  stopTime: day,
  createTime: moment,
  status: bit('未知的秒杀状态'),
  statusName: z.string(),
  /** Null on other servers, whose name of it is the same. */
  killStatus: z.int().nullable(),
  isPostage: z.boolean(),
  limitLeftNum: z.int(),
  isShow: z.boolean(),
  timeId: id,
  attr: z.array(Attr),
  attrValue: z.null(),
  attrValues: z.null(),
  cateIds: z.null(),
  content: z.string().default(''),
  storeSeckillManagerResponse: Slot.nullable(),
  specType: z.boolean(),
  timeSwap: z.null(),
  percent: z.null(),
  currentTimeId: count,
  currentTime: z.string(),
});
export type FlashSale = z.output<typeof FlashSale>;

const filter = {
  keywords: searchText(64).optional(),
  timeId: id.optional(),
  status: bit('未知的秒杀状态').optional(),
  ...inState,
  ...inSpan,
  /** Sales that are on, with days in it. */
  runsIn: momentSpan.optional(),
};
const refused = [...saveRefuses, activityRefusals.TITLE_TAKEN, slotRefusals.NOT_FOUND, slotRefusals.WRONG_TIME];

export const flashSaleCalls = calls('flash_sale', '/admin/store/seckill', {
  list: get('/list', {
    permission: 'admin:seckill:list',
    query: paged(filter),
    returns: page(FlashSale),
  }),
  save: post('/save', {
    about: aboutBearer,
    permission: 'admin:seckill:save',
    body: FlashSaleDraft,
    maxBody: BODY_MAX,
    returns: nothing,
    refuses: refused,
  }),
  saveMany: post('/save/many', {
    permission: 'admin:seckill:save',
    about: 'Puts products on sale together, all of them or none; pictures, words, unit and description are those of the product.',
    body: SalesDraft,
    maxBody: BODY_MAX,
    returns: nothing,
    refuses: [
      flashSaleRefusals.SOME_REFUSED,
      activityRefusals.WRONG_PERIOD,
      activityRefusals.PERIOD_OVER,
      activityRefusals.TITLE_TAKEN,
      activityRefusals.NO_FREIGHT,
      bearerRefusals.NOT_YOURS,
      slotRefusals.NOT_FOUND,
      slotRefusals.WRONG_TIME,
    ],
  }),
  update: post('/update', {
    edits: ActivityInfo,
    permission: 'admin:seckill:update',
    body: FlashSaleEdit,
    maxBody: BODY_MAX,
    returns: nothing,
    refuses: [flashSaleRefusals.NOT_FOUND, flashSaleRefusals.ON_CANNOT_CHANGE, ...refused],
  }),
  info: get('/info', {
    permission: 'admin:seckill:info',
    query: byId,
    returns: ActivityInfo,
    refuses: [flashSaleRefusals.INFO_NOT_FOUND],
  }),
  delete: get('/delete', {
    permission: 'admin:seckill:delete',
    query: byId,
    returns: nothing,
    undo: '删除成功',
    refuses: [flashSaleRefusals.NOT_FOUND, flashSaleRefusals.RUNNING_CANNOT_GO],
  }),
  updateStatus: post('/update/status', {
    permission: 'admin:seckill:update:status',
    query: byId.extend({ status: bit('未知的秒杀状态'), ...switchReasons }),
    returns: nothing,
    undo: '修改成功',
    refuses: [flashSaleRefusals.NOT_FOUND, activityRefusals.PRODUCT_GONE],
  }),
});

export const flashSaleExportCalls = calls('export', '/admin/export/excel', {
  flashSaleSheet: get('/seckill', {
    permission: 'admin:export:excel:seckill',
    about: 'The address of a workbook, good for a few minutes.',
    query: z.object(filter),
    returns: z.object({ fileName: z.string() }),
    refuses: [exportRefusals.EMPTY],
  }),
});

keptIn('activity', 'flash_sale');

labelsOf('flash_sale', {
  ...activityLabels,
  title: '商品标题',
  info: '活动简介',
  num: '当天参与活动次数',
  timeId: '活动时间',
  time: '每天的时间',
  products: '商品',
  killStatus: '活动状态',
  price: '秒杀价',
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
    bearer: ['优惠承担', discountBearers],
    isDel: ['已删除', 'flag'],
  },
  parts: { clash_allowance: 'activityId' },
});

actsOf('flash_sale', '秒杀商品', { updateStatus: '开启或关闭', saveMany: '添加多件' });
