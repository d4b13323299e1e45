import { z } from 'zod';
import { blank } from '../blank.ts';
import { INT_MAX, day, flag, id, jsonText, millis, present, signed, words } from '../wire.ts';
import { activityRow } from './activity-record.ts';
import { ActivitySkuDraft, activityDraft, skusDraft } from './activity-draft.ts';

/** A whole number in a range, with a word for each way to miss it. */
const number = (missing: string, [min, tooSmall]: readonly [number, string], [max, tooLarge]: readonly [number, string]) =>
  present(missing).pipe(signed).pipe(z.int().min(min, tooSmall).max(max, tooLarge));

/** A number that is none where a client leaves it empty. */
const noneIfEmpty = z.codec(z.unknown().optional(), z.unknown(), {
  decode: (sent) => (sent === undefined || sent === null || sent === '' ? 0 : sent),
  encode: (value) => value,
});

export const GroupBuyDraft = activityDraft({
  productId: '商品编号不能为空',
  image: ['商品主图不能为空', '推荐图不能超过255个字符'],
  images: ['轮播图不能为空', '轮播图不能超过2000个字符'],
  title: [200, '拼团名称不能为空', '活动标题不能超过200个字符'],
  unitName: [32, '单位不能为空', '单位名不能超过32个字符'],
  startTime: '开始时间不能为空',
  stopTime: '结束时间不能为空',
  tempId: '运费模板不能为空',
  attr: '商品属性不能为空',
}).extend({
  productId: number('商品编号不能为空', [1, '商品编号不能小于1'], [INT_MAX, '商品编号不正确，请重新选择商品']),
  info: words(255, '请输入拼团商品简介', '拼团商品简介不能超过255个字符'),
  isShow: present('活动状态不能为空').pipe(flag),
  people: number('拼团人数不能为空', [2, '拼团人数不能小于2'], [99_999, '拼团人数不能大于99999']),
  effectiveTime: number('拼团时效不能为空', [1, '拼团订单有效时间不能小于1'], [8760, '拼团时效不能超过一年']),
  num: number('购买数量限制不能为空', [1, '购买数量限制不能小于1'], [9_999_999, '购买数量限制太大']),
  onceNum: number('单次购买数量限制不能为空', [1, '单次购买数量限制不能小于1'], [9999, '单次购买数量限制不能超过9999']),
  virtualRation: noneIfEmpty.pipe(signed).pipe(z.int().min(0, '虚拟成团数量不能小于0').max(99_998, '补齐人数应小于拼团人数')),
  /** Absent takes the product's own. */
  specType: flag.nullish(),
  attrValue: skusDraft(ActivitySkuDraft, '商品属性详情不能为空'),
});
export type GroupBuyDraft = z.output<typeof GroupBuyDraft>;
export const GroupBuyEdit = GroupBuyDraft.extend({ id: present('拼团商品id不能为空').pipe(id) });

export const rowBlanks = [
  'attr',
  'merUse',
  'isPostage',
  'postage',
  'productAttr',
  'productValue',
  'specType',
  'aloneAttrValueId',
] as const;

export const GroupBuy = z.object({
  ...activityRow,
  ...blank(rowBlanks),
  images: jsonText(z.array(z.string()), '图片列表不正确'),
  merId: z.int(),
  people: z.int(),
  addTime: millis,
  isHost: z.boolean(),
  isShow: z.boolean(),
  combination: z.boolean(),
  startTime: millis,
  stopTime: millis,
  stopTimeStr: day,
  effectiveTime: z.int(),
  browse: z.int(),
  onceNum: z.int(),
  virtualRation: z.int(),
  countPeople: z.int(),
  countPeopleAll: z.int(),
  countPeoplePink: z.int(),
  remainingQuota: z.int(),
});
export type GroupBuy = z.output<typeof GroupBuy>;
