import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { yuanOfFen } from '../fen.ts';
import { exportRefusals } from '../exports/exports.ts';
import { aboutBearer } from '../coupons/discount-bearers.ts';
import { actsOf } from '../history.ts';
import { keptIn } from '../kept-in.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
import { flag, nothing, page, paged } from '../wire.ts';
import { ActivityInfo } from './activity-record.ts';
import { BODY_MAX, byId, switchReasons } from './activity-draft.ts';
import { activityLabels, activityRefusals, saveRefuses } from './activities.ts';
import { inSpan, inState } from '../coupons/campaign-state.ts';
import { searchText } from '../search-text.ts';
import { Bargain, BargainDraft, BargainEdit } from './bargain-record.ts';

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
