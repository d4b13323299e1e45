import { z } from 'zod';
import { blank, nulls } from '../blank.ts';
import { calls, get, post } from '../call.ts';
import { choices } from '../choices.ts';
import { customerRefusals } from '../customers/customer-refusals.ts';
import { uids } from '../customers/customers.ts';
import { historyOf } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
import { searchText } from '../search-text.ts';
import { id, idOrNone, moment, momentOrNone, money, page, paged, present } from '../wire.ts';
import { couponRefusals } from './coupon-refusals.ts';

/** Refusals of a held coupon for an order. */
export const heldCouponRefusals = refusals('coupon_user', {
  NOT_HELD: { onConstraint: 'order__coupon', says: () => '优惠券领取记录不存在！' },
  USED: { says: () => '此优惠券已使用！' },
  EXPIRED: { says: () => '此优惠券已失效！' },
  NOT_YET: { says: () => '此优惠券还未到达使用时间范围之内！' },
  BELOW_THRESHOLD: { says: () => '总金额小于优惠券最小使用金额' },
  OTHER_PRODUCTS: { says: () => '此优惠券为商品券，请购买相关商品之后再使用！' },
  NOBODY_THERE: { says: () => '没有找到所选的用户，请刷新列表后重新选择' },
  TOO_FEW: { says: () => '当前剩余数量不够领取！' },
  OTHER_CATEGORY: { says: () => '此优惠券为分类券，请购买相关分类下的商品之后再使用！' },
});

/** Way to the coupon. */
export const waysToCoupons = choices({ receive: '自己领取', send: '后台发送', give: '满赠', new: '新人', buy: '买赠送' });
export type WayToCoupon = (typeof waysToCoupons.values)[number];

export const heldStates = choices({
  unused: [0, '未使用', 'underway'],
  used: [1, '已使用', 'done'],
  expired: [2, '已过期', 'rest'],
});

const omitted = ['isValid', 'validStr', 'useStartTimeStr', 'useEndTimeStr'] as const;
/** Fields that only the customer's own list fills. */
export const omittedAsNull = nulls(omitted);

export const HeldCoupon = z
  .object({
    id: z.int(),
    couponId: z.int(),
    cid: z.int(),
    uid: z.int(),
    name: z.string(),
    money,
    minPrice: money,
    type: z.string(),
    status: z.int(),
    useType: z.int(),
    primaryKey: z.string().nullable(),
    startTime: momentOrNone,
    endTime: momentOrNone,
    useTime: momentOrNone,
    /** Ours: the order that it was spent on. */
    orderNo: z.string().nullable(),
    createTime: moment,
    updateTime: moment,
    nickname: z.string(),
    avatar: z.string().default(''),
  })
  .extend(blank(omitted));
export type HeldCoupon = z.output<typeof HeldCoupon>;

export const heldCouponCalls = calls('coupon_user', '/admin/marketing/coupon/user', {
  list: get('/list', {
    permission: 'admin:coupon:user:list',
    about: 'Coupons that customers hold, newest first. One whose time is over counts as expired, used ones aside.',
    query: paged({
      name: searchText(64).optional(),
      uid: idOrNone.optional(),
      couponId: idOrNone.optional(),
      status: heldStates.schema('使用状态应为 0 未使用、1 已使用、2 已过期').optional(),
      /** Ours: the way to the coupon. */
      type: waysToCoupons.schema('请选择正确的获取方式').optional(),
    }),
    returns: page(HeldCoupon),
  }),
  receive: post('/receive', {
    permission: 'admin:coupon:user:receive',
    about: 'Sends a coupon to customers, each of them once; whoever holds it already is skipped.',
    query: z.object({ couponId: present('优惠券id不能为空').pipe(id), uid: uids('领取人不能为空', '请选择用户！') }),
    returns: z.object({ sent: z.int(), skipped: z.int() }).nullable(),
    refuses: [
      couponRefusals.INFO_NOT_FOUND,
      couponRefusals.CLAIM_NOT_OPEN,
      couponRefusals.CLAIM_OVER,
      couponRefusals.SOLD_OUT,
      heldCouponRefusals.NOBODY_THERE,
      customerRefusals.MERGED,
      couponRefusals.HELD_ALREADY,
      heldCouponRefusals.TOO_FEW,
    ],
  }),
});

labelsOf('coupon_user', {
  couponId: '优惠券ID',
  name: '优惠券名称',
  nickname: '领取人',
  money: '面值',
  minPrice: '最低消费额',
  createTime: '领取时间',
  startTime: '开始使用时间',
  endTime: '结束使用时间',
  type: '获取方式',
  isValid: '是否可用',
  status: '使用状态',
  useTime: '使用时间',
  orderNo: '使用订单',
});

historyOf('coupon_user', {
  label: '领到的优惠券',
  readBy: 'admin:coupon:user:list',
  fields: {},
  acts: { receive: '发送优惠券', claim: '领取优惠券' },
});
