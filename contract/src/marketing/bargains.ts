import { z } from 'zod';
import { blank, nulls } from '../blank.ts';
import { calls, get, post } from '../call.ts';
import { yuanOfFen } from '../fen.ts';
import { exportRefusals } from '../exports/exports.ts';
import { aboutBearer } from '../coupons/discount-bearers.ts';
import { actsOf } from '../history.ts';
import { keptIn } from '../kept-in.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
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
  nothing,
  page,
  paged,
  present,
  text,
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
} from './activities.ts';
import { inSpan, inState } from '../coupons/campaign-state.ts';
import { searchText } from '../search-text.ts';

export const bargainRefusals = refusals('bargain', {
  NOT_FOUND: { says: () => '砍价商品不存在' },
  INFO_NOT_FOUND: { says: () => '未找到对应砍价商品信息' },
  NO_SKU: { says: () => '请选择砍价商品的规格属性' },
  NO_QUOTA: { says: () => '活动限购数量必须大于0' },
  TOO_LITTLE: {
    says: (p: { least: number }) => `必须保证每个人最少砍1分钱，砍价起始金额不能小于 ${yuanOfFen(p.least)} 元`,
  },
  RUNNING_CANNOT_CHANGE: { says: () => '活动开启中，商品不支持修改' },
  RUNNING_CANNOT_GO: { says: () => '活动开启中，商品不支持删除' },
});

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

const BargainDraft = activityDraft({
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
const BargainEdit = BargainDraft.extend({ id: present('砍价商品id不能为空').pipe(id) });

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

const refused = [...saveRefuses, bargainRefusals.NO_SKU, bargainRefusals.NO_QUOTA, bargainRefusals.TOO_LITTLE];
const byStatus = {
  permission: 'admin:bargain:update:status',
  query: byId.extend({ status: flag, ...switchReasons }),
  returns: nothing,
  undo: '修改成功',
  refuses: [bargainRefusals.NOT_FOUND, activityRefusals.PRODUCT_GONE],
} as const;

const BargainFilter = z.object({ keywords: searchText(64).optional(), status: flag.optional(), ...inState, ...inSpan });

export const bargainCalls = calls('bargain', '/admin/store/bargain', {
  list: get('/list', {
    permission: 'admin:bargain:list',
    query: paged(BargainFilter.shape),
    returns: page(Bargain),
  }),
  save: post('/save', {
    about: aboutBearer,
    permission: 'admin:bargain:save',
    body: BargainDraft,
    maxBody: BODY_MAX,
    returns: nothing,
    says: '添加砍价商品成功',
    refuses: refused,
  }),
  update: post('/update', {
    edits: ActivityInfo,
    permission: 'admin:bargain:update',
    body: BargainEdit,
    maxBody: BODY_MAX,
    returns: nothing,
    refuses: [bargainRefusals.NOT_FOUND, bargainRefusals.RUNNING_CANNOT_CHANGE, ...refused],
  }),
  info: get('/info', {
    permission: 'admin:bargain:info',
    query: byId,
    returns: ActivityInfo,
    refuses: [bargainRefusals.INFO_NOT_FOUND],
  }),
  delete: get('/delete', {
    permission: 'admin:bargain:delete',
    query: byId,
    returns: nothing,
    undo: '删除成功',
    refuses: [bargainRefusals.NOT_FOUND, bargainRefusals.RUNNING_CANNOT_GO],
  }),
  updateStatus: post('/update/status', byStatus),
  switchListed: post('/bargain_list/update/status', { about: 'The same under its other name.', ...byStatus }),
});

export const bargainExportCalls = calls('export', '/admin/export/excel/bargain', {
  bargainSheet: get('/product', {
    permission: 'admin:export:excel:bargain',
    about: 'The address of a workbook, good for a few minutes.',
    query: BargainFilter,
    returns: z.object({ fileName: z.string() }),
    refuses: [exportRefusals.EMPTY],
  }),
});

keptIn('activity', 'bargain');

labelsOf('bargain', {
  ...activityLabels,
  title: '砍价名称',
  storeName: '商品名称',
  peopleNum: '砍价人数',
  bargainNum: '帮砍次数',
  num: '购买数量限制',
  price: '砍价价格',
  minPrice: '最低价',
  countPeopleAll: '参与人数',
  countPeopleHelp: '帮忙砍价人数',
  countPeopleSuccess: '砍价成功人数',
  surplusQuota: '限量剩余',
});

actsOf('bargain', '砍价商品', { updateStatus: '开启或关闭', switchListed: '开启或关闭' });
