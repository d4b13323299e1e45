import { z } from 'zod';
import { blank, nulls } from '../blank.ts';
import {
  day,
  flag,
  id,
  INT_MAX,
  integer,
  isMoreThan,
  jsonText,
  line,
  mediaAddress,
  moment,
  money,
  present,
  text,
} from '../wire.ts';
import { activityRow } from './activity-record.ts';
import { ActivitySkuDraft, activityDraft } from './activity-draft.ts';

const BLANKS = ['bargainMaxPrice', 'bargainMinPrice', 'postage', 'rule', 'attr', 'attrValue'] as const;
export const blankBargain = nulls(BLANKS);

const SOMETHING = 1;
const FEWEST = 2;
const MOST = 9999;
const NO_FLOOR = '请填写砍价最低价！';
const BargainSku = ActivitySkuDraft.extend({ minPrice: present(NO_FLOOR).pipe(money) });
const peopleNum = integer(FEWEST, MOST, {
  error: ({ input }) => (isMoreThan(MOST, input) ? '砍价人数最多9999' : '砍价人数最少两人'),
});

export const BargainDraft = activityDraft({
  productId: '商品编号不能为空',
  image: ['砍价活动图片不能为空', '砍价活动图片不能超过255个字符'],
  images: ['轮播图不能为空', '砍价商品轮播图不能超过2000个字符'],
  title: [200, '砍价活动名称不能为空', '砍价活动名称不能超过200个字符'],
  unitName: [16, '单位名称不能为空', '单位名称不能超过16个字符'],
  startTime: '砍价开启时间不能为空',
  stopTime: '砍价结束时间不能为空',
  tempId: '运费模板ID不能为空',
  attr: '商品属性不能为空',
}).extend({
  productId: present('商品编号不能为空').pipe(integer(1, INT_MAX, '关联商品ID不能小于1')),
  image: mediaAddress(150, '砍价活动图片不能为空', '砍价活动图片不能超过150个字符'),
  storeName: line(200, '砍价商品名称不能为空', '砍价商品名称不能超过200个字符'),
  num: present('购买数量限制不能为空').pipe(integer(SOMETHING, MOST, '购买数量限制必须大于0')),
  bargainNum: present('帮砍次数不能为空').pipe(integer(SOMETHING, MOST, '帮砍次数必须大于0')),
  peopleNum,
  status: present('砍价活动状态不能为空').pipe(flag),
  attrValue: z.array(BargainSku, '商品属性详情不能为空').max(2000, '规格太多'),
  giveIntegral: integer(0, INT_MAX, '赠送积分应为 0 或更大的整数').nullish(),
  info: text(255, '活动简介不能超过255个字符').nullish(),
});
export type BargainDraft = z.output<typeof BargainDraft>;
export const BargainEdit = BargainDraft.extend({ id: present('砍价商品id不能为空').pipe(id) });

const { otPrice: _, ...row } = activityRow;
/** A bargain in the list: its price, floor and quota are those of its only SKU. */
export const Bargain = z.object({
  ...blank(BLANKS),
  ...row,
  images: jsonText(z.array(z.string()), '图片列表不正确'),
  startTime: day,
  stopTime: day,
  storeName: z.string(),
  minPrice: money,
  bargainNum: z.int(),
  status: z.boolean(),
  giveIntegral: z.int(),
  isHot: z.boolean(),
  addTime: moment,
  isPostage: z.boolean(),
  look: z.int(),
  share: z.int(),
  surplusQuota: z.int(),
  peopleNum: z.int(),
  countPeopleAll: z.int(),
  countPeopleHelp: z.int(),
  countPeopleSuccess: z.int(),
});
export type Bargain = z.output<typeof Bargain>;
