import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { exportRefusals } from '../exports/exports.ts';
import { aboutBearer } from '../coupons/discount-bearers.ts';
import { actsOf } from '../history.ts';
import { keptIn } from '../kept-in.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
import { flag, neededId, nothing, page, paged } from '../wire.ts';
import { ActivityInfo } from './activity-record.ts';
import { BODY_MAX, byId, switchReasons } from './activity-draft.ts';
import { activityLabels, activityRefusals, saveRefuses } from './activities.ts';
import { inSpan, inState } from '../coupons/campaign-state.ts';
import { searchText } from '../search-text.ts';
import { GroupBuy, GroupBuyDraft, GroupBuyEdit } from './group-buy-record.ts';

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
