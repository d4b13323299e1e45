import { z } from 'zod';
import { blank } from '../blank.ts';
import { calls, get, post } from '../call.ts';
import { exportRefusals } from '../exports/exports.ts';
import { aboutBearer } from '../coupons/discount-bearers.ts';
import { actsOf } from '../history.ts';
import { keptIn } from '../kept-in.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
import { INT_MAX, day, flag, id, jsonText, millis, neededId, nothing, page, paged, present, signed, words } from '../wire.ts';
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
import { searchText } from '../search-text.ts';

export const groupBuyRefusals = refusals('group_buy', {
  NOT_FOUND: { says: () => '拼团商品不存在' },
  INFO_NOT_FOUND: { says: () => '未找到对应商品信息' },
  ONE_SKU: { says: () => '单规格商品属性值不能大于1' },
  ENDED: { says: () => '活动结束时间不能小于当前时间' },
  RUNNING_CANNOT_CHANGE: { says: () => '活动开启中，商品不支持修改' },
  RUNNING_CANNOT_GO: { says: () => '活动开启中，商品不支持删除' },
  ONCE_OVER_NUM: { says: () => '单次购买数量限制不能大于购买数量限制' },
  TOO_MANY_FILLED: { says: () => '补齐人数应小于拼团人数' },
});

/** Refusals of a purchase, beside those of every kind. */
export const groupBuyPurchaseRefusals = refusals('group_buy_purchase', {
  OFF: { says: () => '拼团商品不存在或未开启' },
  NOT_YET: { says: () => '拼团商品活动未开始' },
  TOO_MANY_AT_ONCE: { says: () => '购买数量超过单次拼团购买上限' },
  HAD_ALL: { says: () => '您已达到该商品拼团活动上限' },
  OVER_LIMIT: { says: () => '超过该商品拼团活动您的购买上限' },
  TEAM_CLOSED: { says: () => '这个团已满员或已结束，请参加别的团或自己开团' },
  OWN_TEAM: { says: () => '您已经在这个团里了，请邀请好友或另开一团' },
});

/** A whole number in a range, with a word for each way to miss it. */
const number = (missing: string, [min, tooSmall]: readonly [number, string], [max, tooLarge]: readonly [number, string]) =>
  present(missing).pipe(signed).pipe(z.int().min(min, tooSmall).max(max, tooLarge));

/** A number that is none where a client leaves it empty. */
const noneIfEmpty = z.codec(z.unknown().optional(), z.unknown(), {
  decode: (sent) => (sent === undefined || sent === null || sent === '' ? 0 : sent),
  encode: (value) => value,
});

const GroupBuyDraft = activityDraft({
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
const GroupBuyEdit = GroupBuyDraft.extend({ id: present('拼团商品id不能为空').pipe(id) });

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

const refused = [
  ...saveRefuses,
  groupBuyRefusals.ONE_SKU,
  groupBuyRefusals.ENDED,
  groupBuyRefusals.ONCE_OVER_NUM,
  groupBuyRefusals.TOO_MANY_FILLED,
];
const filter = { keywords: searchText(64).optional(), isShow: flag.optional(), ...inState, ...inSpan };

export const groupBuyCalls = calls('group_buy', '/admin/store/combination', {
  list: get('/list', { permission: 'admin:combination:list', query: paged(filter), returns: page(GroupBuy) }),
  save: post('/save', {
    about: aboutBearer,
    permission: 'admin:combination:save',
    body: GroupBuyDraft,
    maxBody: BODY_MAX,
    returns: nothing,
    says: '新增拼团商品成功',
    refuses: refused,
  }),
  update: post('/update', {
    edits: ActivityInfo,
    permission: 'admin:combination:update',
    body: GroupBuyEdit,
    maxBody: BODY_MAX,
    returns: nothing,
    refuses: [groupBuyRefusals.NOT_FOUND, groupBuyRefusals.RUNNING_CANNOT_CHANGE, ...refused],
  }),
  info: get('/info', {
    permission: 'admin:combination:info',
    query: byId,
    returns: ActivityInfo,
    refuses: [groupBuyRefusals.INFO_NOT_FOUND],
  }),
  delete: get('/delete', {
    permission: 'admin:combination:delete',
    query: byId,
    returns: nothing,
    undo: '删除成功',
    refuses: [groupBuyRefusals.NOT_FOUND, groupBuyRefusals.RUNNING_CANNOT_GO],
  }),
  updateStatus: post('/update/status', {
    permission: 'admin:combination:update:status',
    query: z.object({ id: neededId('id'), isShow: flag, ...switchReasons }),
    returns: nothing,
    undo: '修改成功',
    refuses: [groupBuyRefusals.NOT_FOUND, activityRefusals.PRODUCT_GONE],
  }),
});

export const groupBuyExportCalls = calls('export', '/admin/export/excel/combiantion', {
  groupBuySheet: get('/product', {
    permission: 'admin:export:excel:combiantion',
    about: 'The address of a workbook, good for a few minutes. The path is spelt as clients spell it.',
    query: z.object(filter),
    returns: z.object({ fileName: z.string() }),
    refuses: [exportRefusals.EMPTY],
  }),
});

keptIn('activity', 'group_buy');

labelsOf('group_buy', {
  ...activityLabels,
  title: '拼团名称',
  info: '拼团简介',
  price: '拼团价',
  people: '拼团人数',
  num: '购买数量限制',
  onceNum: '单次购买数量限制',
  effectiveTime: '拼团时效',
  virtualRation: '补齐人数',
  countPeople: '开团数量',
  countPeopleAll: '参与人数',
  countPeoplePink: '成团数量',
  remainingQuota: '限量剩余',
  stopTime: '结束时间',
  addTime: '添加时间',
  isShow: '是否开启',
});

actsOf('group_buy', '拼团商品', { updateStatus: '开启或关闭' });
