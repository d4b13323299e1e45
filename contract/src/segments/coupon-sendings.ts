import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { CouponDraft } from '../coupons/coupon-draft.ts';
import { couponCalls } from '../coupons/coupons.ts';
import { couponRefusals } from '../coupons/coupon-refusals.ts';
import { momentSpan } from '../date-limit.ts';
import { actsOf } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
import { count, id, idOrNone, moment, page, paged } from '../wire.ts';
import { customerRunRefusals } from './customer-runs.ts';
import { Audience, Begun, CouponSending, sendingState } from './coupon-sending-record.ts';

/** Days ahead for which a sending may be set. */
export const SENDING_DAYS = 366;

export const couponSendingRefusals = refusals('coupon_sending', {
  NOBODY_CHOSEN: { code: 400, says: () => '请选择发给谁：标签、等级、分组或客群，至少选一项' },
  NOBODY_FOUND: { says: () => '所选的标签、等级、分组和客群里现在没有用户，请换一个再发' },
  CHOICE_GONE: { says: () => '所选的标签、等级、分组或客群有的已被删除，请重新选择发给谁' },
  PAST: { code: 400, says: () => '发放时间已经过去，请选择将来的时间，或选“立即发放”' },
  FAR: { code: 400, says: () => '发放时间最多定到一年以后，请选择更近的时间' },
  NOT_FOUND: { code: 404, says: () => '没有找到这次发券，请刷新后重试' },
  NOT_PLANNED: { says: () => '这次发券已经开始、发完或取消，不能再改，需要时请新建一次' },
  NO_RIGHT: { says: () => '经手人已没有发送优惠券的权限，没有发出；请有权限的员工重新发放' },
  MAY_NOT_CREATE: { code: 403, says: () => '您没有添加优惠券的权限，请联系管理员' },
});

const plan = {
  audience: Audience,
  /** Moment at which it is sent; at once without one. */
  at: moment.nullish(),
  /** Number of people that the preview found; another one is refused, where it is sent at once. */
  expected: count.optional(),
};
/** Refusals of an audience, and of a coupon that cannot be sent. */
const refusesBoth = [
  couponSendingRefusals.NOBODY_CHOSEN,
  couponSendingRefusals.CHOICE_GONE,
  couponRefusals.INFO_NOT_FOUND,
  couponRefusals.CLAIM_NOT_OPEN,
  couponRefusals.CLAIM_OVER,
] as const;
const refusesMoment = [couponSendingRefusals.PAST, couponSendingRefusals.FAR] as const;
const refuses = [
  ...refusesBoth,
  ...refusesMoment,
  couponSendingRefusals.NOBODY_FOUND,
  customerRunRefusals.COUNT_CHANGED,
  customerRunRefusals.TOO_FEW,
] as const;

const base = '/admin/marketing/coupon/sending';
const permission = 'admin:coupon:user:receive';
const sees = 'admin:coupon:sending:list';

export const couponSendingCalls = calls('coupon_sending', base, {
  list: get('/list', {
    permission: sees,
    about:
      'Coupons that were sent, or will be, to chosen customers: the latest first. `sentIn` is of their time, without those that were cancelled.',
    query: paged({ couponId: idOrNone.optional(), state: sendingState.optional(), sentIn: momentSpan.optional() }),
    returns: page(CouponSending),
  }),
  info: get('/info/{id}', {
    permission: sees,
    params: z.object({ id }),
    returns: CouponSending,
    refuses: [couponSendingRefusals.NOT_FOUND],
  }),
  preview: post('/preview', {
    permission,
    about: 'Says how many customers an audience has now, and how many of them have no such coupon yet; changes nothing.',
    body: z.object({ audience: Audience, couponId: id.optional(), at: moment.nullish() }),
    returns: z.object({
      people: count,
      given: count,
      /** Coupons that are left; null where they are not counted, or of a coupon to come. */
      left: count.nullable(),
      /** True where there are more than were counted. */
      isMore: z.boolean(),
    }),
    refuses: refusesBoth,
  }),
  save: post('/save', {
    permission,
    about:
      'Sends a coupon to whoever belongs to the audience then, each once: now, or at a moment. What was given is not taken back.',
    body: z.object({ couponId: id, ...plan }),
    returns: Begun,
    refuses,
  }),
  update: post('/update', {
    edits: CouponSending,
    permission,
    about: 'Another audience or moment of what has not begun, or of what was not sent when its time came.',
    body: z.object({ id, audience: Audience, at: moment }),
    returns: z.null(),
    refuses: [couponSendingRefusals.NOT_FOUND, couponSendingRefusals.NOT_PLANNED, ...refusesBoth, ...refusesMoment],
  }),
  cancel: post('/cancel', {
    permission,
    about: 'Drops what has not begun, or what was not sent when its time came.',
    body: z.object({ id }),
    returns: z.null(),
    undo: '已取消发放',
    refuses: [couponSendingRefusals.NOT_FOUND, couponSendingRefusals.NOT_PLANNED],
  }),
});

/** A new coupon that goes to an audience at once, in one step. */
export const sentCouponCalls = calls('coupon', base, {
  createAndSend: post('/create', {
    permission,
    about: 'Makes a coupon and sends it, or neither; it takes the right to make coupons as well.',
    body: CouponDraft.extend(plan),
    returns: Begun.extend({ couponId: z.int() }),
    refuses: [couponSendingRefusals.MAY_NOT_CREATE, ...(couponCalls.save.refuses ?? []), ...refuses],
  }),
});

labelsOf('coupon_sending', {
  id: 'ID',
  couponId: '优惠券',
  couponName: '优惠券',
  audience: '发给谁',
  whom: '发给谁',
  at: '发放时间',
  state: '发放状态',
  reason: '原因',
  people: '符合条件',
  given: '已发给',
  adminName: '经手人',
  createTime: '创建时间',
});

actsOf('coupon_sending', '定向发券', {
  save: '发放优惠券',
  update: '修改发放',
  cancel: '取消发放',
  begin: '开始发放',
  fail: '发放没有成功',
});
