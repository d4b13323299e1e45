import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { onOrOff } from '../choices.ts';
import { aboutBearer, bearerRefusals, discountBearers } from '../coupons/discount-bearers.ts';
import { exportRefusals } from '../exports/exports.ts';
import { actsOf, historyOf } from '../history.ts';
import { keptIn } from '../kept-in.ts';
import { labelsOf } from '../labels.ts';
import { bit, id, nothing, page, paged } from '../wire.ts';
import { ActivityInfo } from './activity-record.ts';
import { BODY_MAX, byId, switchReasons } from './activity-draft.ts';
import { activityLabels, activityRefusals, saveRefuses } from './activities.ts';
import { inSpan, inState } from '../coupons/campaign-state.ts';
import { momentSpan } from '../date-limit.ts';
import { slotRefusals } from './slots.ts';
import { searchText } from '../search-text.ts';
import { FlashSale, FlashSaleDraft, FlashSaleEdit, SalesDraft } from './flash-sale-record.ts';
import { flashSaleRefusals } from './flash-sale-refusals.ts';

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
