import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { inSpan, inState } from './campaign-state.ts';
import { onOrOff } from '../choices.ts';
import { couponTypes, couponUses } from '../coupon-record.ts';
import { aboutBearer, bearerRefusals, discountBearers } from './discount-bearers.ts';
import { exportRefusals } from '../exports/exports.ts';
import { historyOf } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { bit, flag, neededId, nothing, page, paged, present } from '../wire.ts';
import { searchText } from '../search-text.ts';
import { clashReason, CouponDraft, couponType, couponUse } from './coupon-draft.ts';
import { CouponInfo, ListedCoupon, SendableCoupon } from './listed-coupon.ts';
import { couponRefusals } from './coupon-refusals.ts';

const filter = {
  name: searchText(64).optional(),
  status: bit('请选择状态').optional(),
  type: couponType.optional(),
  useType: couponUse.optional(),
  ...inState,
  ...inSpan,
  /** Coupons on offer of which a tenth or less is left. */
  isLow: flag.optional(),
};
const byId = z.object({ id: neededId('id') });

export const couponCalls = calls('coupon', '/admin/marketing/coupon', {
  list: get('/list', {
    permission: 'admin:coupon:list',
    query: paged(filter),
    returns: page(ListedCoupon),
  }),
  save: post('/save', {
    permission: 'admin:coupon:save',
    about: `Times of claiming are read with \`isForever\` only, times of use with \`isFixedTime\`, \`day\` without it. ${aboutBearer}`,
    body: CouponDraft,
    returns: nothing,
    refuses: [
      couponRefusals.PRIVATE_IS_CLAIMED,
      couponRefusals.NO_COUNT,
      couponRefusals.NO_SCOPE,
      couponRefusals.NO_RECEIVE_TIME,
      couponRefusals.NO_DAYS,
      couponRefusals.NO_USE_TIME,
      couponRefusals.CLAIM_AFTER_USE,
      bearerRefusals.NOT_YOURS,
    ],
  }),
  updateStatus: post('/update/status', {
    permission: 'admin:coupon:update:status',
    query: z.object({
      id: neededId('id'),
      status: present("Required Boolean parameter 'status' is not present").pipe(flag),
      clashReason: clashReason.optional(),
    }),
    returns: nothing,
    undo: '修改成功',
    refuses: [couponRefusals.NOT_FOUND, couponRefusals.SAME_STATUS],
  }),
  info: post('/info', {
    permission: 'admin:coupon:info',
    query: byId,
    returns: CouponInfo,
    refuses: [couponRefusals.INFO_NOT_FOUND],
  }),
  sendList: get('/send/list', {
    permission: 'admin:coupon:send:list',
    about:
      'Coupons that are switched on, left and can be claimed now, to be sent to customers or given with a product (type 3). `isWhole` lists the ' +
      'others behind them, each with why it cannot be sent.',
    query: paged({ keywords: searchText(64).optional(), type: couponType.optional(), isWhole: flag.optional() }),
    returns: page(SendableCoupon),
  }),
  delete: post('/delete', {
    permission: 'admin:coupon:delete',
    query: byId,
    returns: nothing,
    says: '删除成功',
    undo: '删除成功',
    refuses: [couponRefusals.NOT_FOUND],
  }),
});

export const couponExportCalls = calls('export', '/admin/export/excel', {
  couponSheet: get('/coupon', {
    permission: 'admin:export:excel:coupon',
    about: 'The address of a workbook, good for a few minutes.',
    query: z.object(filter),
    returns: z.object({ fileName: z.string() }),
    refuses: [exportRefusals.EMPTY],
  }),
});

labelsOf('coupon', {
  id: 'ID',
  name: '名称',
  money: '面值',
  minPrice: '最低消费',
  total: '发布数量',
  useType: '类型',
  type: '领取方式',
  sort: '排序',
  status: '是否开启',
  clashReason: '允许免单的原因',
  isPrivate: '仅由员工发放',
  isWhole: '列出发不了的',
  bearer: '优惠承担',
  audience: '发给谁',
  at: '发放时间',
  isDel: '已删除',
});

historyOf('coupon', {
  label: '优惠券',
  readBy: 'admin:coupon:info',
  fields: {
    name: 'text',
    money: 'yuan',
    minPrice: 'yuan',
    total: 'text',
    useType: couponUses,
    type: couponTypes,
    sort: 'text',
    status: onOrOff,
    clashReason: 'text',
    isPrivate: 'flag',
    bearer: discountBearers,
    isDel: 'flag',
  },
  acts: { updateStatus: '开启或关闭', createAndSend: '新增并发放', claim: '领取', expire: '到期失效' },
  deleted: { named: ['name'], needs: [couponCalls.delete.permission, couponCalls.save.permission] },
});
