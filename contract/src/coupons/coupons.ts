import { z } from 'zod';
import { blank, nulls } from '../blank.ts';
import { calls, get, post } from '../call.ts';
import { Category } from '../catalogue/category-record.ts';
import { ProductRecord } from '../catalogue/product-record.ts';
import { inSpan, inState } from './campaign-state.ts';
import { onOrOff } from '../choices.ts';
import { Coupon, couponFields, couponTypes, couponUses } from '../coupon-record.ts';
import { aboutBearer, bearer, bearerRefusals, discountBearers } from './discount-bearers.ts';
import { exportRefusals } from '../exports/exports.ts';
import { historyOf } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
import {
  bit,
  flag,
  idList,
  integer,
  momentOrNone,
  money,
  moneyUpTo,
  neededId,
  nothing,
  page,
  paged,
  present,
  text,
  words,
  INT_MAX,
} from '../wire.ts';
import { searchText } from '../search-text.ts';

export const couponRefusals = refusals('coupon', {
  NOT_FOUND: { says: () => '优惠券不存在' },
  INFO_NOT_FOUND: { says: () => '优惠券信息不存在或者已失效！' },
  SAME_STATUS: { says: () => '优惠券状态无需变更' },
  PRIVATE_IS_CLAIMED: { says: () => '仅由员工发放的优惠券，领取方式应为手动领取' },
  NO_COUNT: { says: () => '请输入数量！' },
  NO_SCOPE: { says: () => '请选择商品/分类！' },
  SCOPE_GONE: { onConstraint: 'coupon__scope', says: () => '优惠券适用的品类已被删除，请新建一张优惠券' },
  NO_PRODUCT: { onConstraint: 'coupon_product__product', says: () => '所选商品不存在或已删除，请重新选择商品' },
  NO_CATEGORY: { onConstraint: 'coupon__category', says: () => '所选品类不存在，请重新选择品类' },
  HELD_ALREADY: { onConstraint: 'coupon_user__once', says: () => '当前用户已经领取过此优惠券了！' },
  CLAIM_NOT_OPEN: { says: () => '此优惠券还没有开始领取，请稍后再来' },
  CLAIM_OVER: { says: () => '已超过优惠券领取最后期限！' },
  SOLD_OUT: { says: () => '此优惠券已经被领完了！' },
  SAVED_TWICE: { onConstraint: 'coupon_product__coupon', says: () => '同一个商品选择了两次，请重新选择商品' },
  NO_RECEIVE_TIME: { says: () => '请选择领取时间范围！' },
  WRONG_RECEIVE_TIME: { says: () => '请选择正确的领取时间范围！' },
  RECEIVE_TIME_OVER: { says: () => '领取时间已经结束，请选择还没有结束的时间范围' },
  NO_DAYS: { says: () => '请输入天数！' },
  NO_USE_TIME: { says: () => '请选择使用有效期限！' },
  WRONG_USE_TIME: { says: () => '请选择正确的使用有效期限！' },
  USE_TIME_OVER: { says: () => '使用有效期限已经结束，请选择还没有结束的时间范围' },
  CLAIM_AFTER_USE: { says: () => '领到时已经过了使用有效期限，请把领取时间提前，或延长使用有效期限' },
  BEGUN: { says: () => '已经开始领取，不能再改期；可以复制一张新的' },
  BELOW_VALUE: { says: () => '最低消费不能小于优惠券面值，不设门槛请填 0' },
});

const MOST = 9_999_999;
const TOO_MUCH = '优惠券面值不能大于99999.99';
/** Reason for which it may pay a whole order. */
const clashReason = text(200, '原因最多 200 个字');
const useType = couponUses.schema('请选择优惠券使用类型');
const type = couponTypes.schema('请选择优惠券领取方式');

/** Clients send "" for a number that does not count. */
const countOrNone = (max: number, message: string) =>
  z.codec(
    z.union([z.number(), z.string().regex(/^\d{0,10}$/, message)], message).nullish(),
    z.int(message).min(0, message).max(max, message).nullable(),
    { decode: (sent) => (sent === '' || sent == null ? null : Number(sent)), encode: (value) => value },
  );

/** `isForever` is named the wrong way round: true means that it can be claimed for a time only. */
export const CouponDraft = z.object({
  name: words(64, '请填写优惠券名称', '优惠券名称长度不能超过64个字符'),
  money: present('请填写优惠券兑换的优惠券面值')
    .pipe(moneyUpTo(MOST, TOO_MUCH))
    .refine((fen) => fen > 0, '优惠券面值应大于 0'),
  isLimited: present('请设置是否限量').pipe(flag),
  total: countOrNone(INT_MAX, '发布数量应为 0 或更大的整数'),
  useType,
  primaryKey: idList.nullish(),
  minPrice: money.nullish(),
  isForever: present('请选择领取是否限时').pipe(flag),
  receiveStartTime: momentOrNone,
  receiveEndTime: momentOrNone,
  isFixedTime: present('请设置是否固定使用时间').pipe(flag),
  useStartTime: momentOrNone,
  useEndTime: momentOrNone,
  day: countOrNone(999, '天数不能超过999天'),
  type,
  sort: present('排序不能为空').pipe(integer(0, INT_MAX, '排序不能小于0')),
  status: present('优惠券状态不能为空').pipe(flag),
  clashReason: clashReason.nullish(),
  /** Ours: true where staff alone give it. */
  isPrivate: flag.optional(),
  /** Ours: who bears the discount on goods of a shop; the shop where none is named. */
  bearer: bearer.optional(),
});
export type CouponDraft = z.output<typeof CouponDraft>;

const omitted = [
  'total',
  'useType',
  'primaryKey',
  'receiveStartTime',
  'receiveEndTime',
  'type',
  'sort',
  'status',
  'isDel',
  'createTime',
  'updateTime',
] as const;
/** Fields that the list of coupons to give sends as null. */
export const omittedAsNull = nulls(omitted);

/** A coupon as staff list it. */
const ListedCoupon = Coupon.extend({
  /** Reason for which it may pay a whole order; other servers say none. */
  clashReason: z.string().nullable().default(null),
  /** True where staff alone give it; other servers know none. */
  isPrivate: z.boolean().default(false),
  /** Bearer of the discount on goods of a shop; on other servers that is the shop. */
  bearer: bearer.default(discountBearers.shop),
});
export type ListedCoupon = z.output<typeof ListedCoupon>;

/** A coupon as those who give one away see it. */
export const SendableCoupon = Coupon.extend({
  ...blank(omitted),
  /** Ours, where all were asked for: why it cannot be sent now; null where it can. */
  whyNot: z.string().nullable().optional(),
});
export type SendableCoupon = z.output<typeof SendableCoupon>;

/** Source of a copy: the draft of a coupon, with the products or the category that it is good for. */
export const CouponInfo = z.object({
  coupon: z.object({
    ...couponFields,
    isForever: z.boolean(),
    isPrivate: z.boolean().default(false),
    bearer: bearer.default(discountBearers.shop),
  }),
  product: z.array(ProductRecord).nullable(),
  category: z.array(Category).nullable(),
});
export type CouponInfo = z.output<typeof CouponInfo>;

const filter = {
  name: searchText(64).optional(),
  status: bit('请选择状态').optional(),
  type: type.optional(),
  useType: useType.optional(),
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
    query: paged({ keywords: searchText(64).optional(), type: type.optional(), isWhole: flag.optional() }),
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
