import { accountEvents } from './account-events.ts';
import { type Event, type NoticeTerms, noticeKinds, receivers, switchStates } from './event-terms.ts';
import type { LetterTerms, LetterValues, ValueName } from './letter-values.ts';
import { mallEvents } from './mall-events.ts';

const { customer, staff } = receivers;
const { on, off } = switchStates;
const { order, afterSales, money, goods } = noticeKinds;
const everywhere = { wechat: off, routine: on, sms: on } as const;
const byWechat = { wechat: off, routine: on } as const;
/** Channels whose template the shop has to add to its own account first. */
const byOwnTemplate = { wechat: off, routine: off } as const;
const bySms = { sms: on } as const;
const loud = { sms: on, notice: on } as const;
const quiet = { sms: on, notice: off } as const;

/** A notice of an order, which is told by its number. */
const ofOrder = (says: (orderNo: string) => string): NoticeTerms => ({
  of: order,
  says,
  path: (orderNo) => `/order/index?open=${orderNo}`,
  needs: ['admin:order:list'],
  isOf: 'order',
});

/** A letter on an order, which every one names with its goods. */
const aboutOrder = (values: readonly ValueName[], fixed: LetterValues = {}): LetterTerms => ({
  of: 'order',
  values: ['orderNo', 'product', 'products', ...values],
  fixed,
});
const aboutCase = (...values: readonly ValueName[]): LetterTerms => ({
  of: 'returnCase',
  values: ['caseNo', 'orderNo', 'product', 'products', 'time', ...values],
});

/** Events that somebody is notified of, by their mark: what the table of switches, its screen and the senders know. */
export const events = {
  paySuccess: {
    id: 1,
    name: '订单支付成功通知',
    to: customer,
    starts: everywhere,
    letter: aboutOrder(['price', 'time'], { tip: '您的订单已支付成功' }),
    isUrgent: true,
  },
  deliverGoods: {
    id: 2,
    name: '订单发货通知',
    to: customer,
    starts: everywhere,
    letter: aboutOrder(['company', 'trackingNo', 'time', 'nickname'], { tip: '您的订单已发货' }),
  },
  bargainingSuccess: {
    id: 3,
    name: '砍价成功通知',
    to: customer,
    starts: byWechat,
    letter: { of: 'bargain', values: ['product', 'price', 'time'], fixed: { tip: '您的朋友们已经帮您砍到底价了' } },
  },
  groupSuccess: {
    id: 4,
    name: '拼团成功通知',
    to: customer,
    starts: byWechat,
    letter: aboutOrder(['time'], { tip: '恭喜您拼团成功！我们将尽快发货' }),
  },
  fulfillmentOrder: {
    id: 5,
    name: '订单配送通知',
    to: customer,
    starts: byWechat,
    letter: aboutOrder(['orderTime', 'time', 'address', 'courier', 'courierPhone'], { tip: '您的订单正在配送' }),
    isUrgent: true,
  },
  rechargeSuccess: {
    id: 6,
    name: '充值成功通知',
    to: customer,
    starts: byWechat,
    letter: { of: 'recharge', values: ['orderNo', 'price', 'gift', 'time'], fixed: { tip: '您的充值已到账' } },
    isUrgent: true,
  },
  receiptGoods: {
    id: 7,
    name: '确认收货通知',
    to: customer,
    starts: byWechat,
    letter: aboutOrder(['time'], { status: '已收货', tip: '详情请进入订单查看' }),
  },
  adminPaySuccess: {
    id: 8,
    name: '支付成功(管理员短信)通知',
    to: staff,
    starts: loud,
    notice: {
      ...ofOrder((orderNo) => `订单 ${orderNo} 已付款，请尽快发货`),
      countedFor: ['admin:order:list', 'admin:order:status:num', 'admin:order:send'],
    },
  },
  adminReceiptGoods: {
    id: 9,
    name: '用户收货(管理员)通知',
    to: staff,
    starts: quiet,
    notice: ofOrder((orderNo) => `订单 ${orderNo} 已确认收货`),
  },
  adminPlaceAnOrder: {
    id: 10,
    name: '用户下单(管理员)通知',
    to: staff,
    starts: quiet,
    notice: ofOrder((orderNo) => `新订单 ${orderNo}，等待付款`),
  },
  adminApplyOrderRefund: {
    id: 11,
    name: '用户发起退款(管理员)通知',
    to: staff,
    starts: loud,
    notice: {
      ...ofOrder((orderNo) => `订单 ${orderNo} 申请退款，请处理`),
      of: afterSales,
      countedFor: ['admin:order:list', 'admin:order:status:num', 'admin:order:refund'],
    },
  },
  modifyOrderPrice: {
    id: 12,
    name: '改价通知',
    to: customer,
    starts: bySms,
    letter: aboutOrder(['price', 'time']),
    isUrgent: true,
  },
  adminLowStock: {
    id: 13,
    name: '库存不足(管理员)通知',
    to: staff,
    starts: { notice: on },
    notice: {
      says: (product) => `商品“${product}”的库存已到警戒值，请补货`,
      path: () => '/store/stock',
      needs: ['admin:product:stock:list', 'admin:product:list'],
      isOf: 'product',
      of: goods,
      countedFor: ['admin:product:list', 'admin:product:tabs:headers'],
    },
  },
  adminApprovalWaits: {
    id: 14,
    name: '待复核(管理员)通知',
    to: staff,
    starts: { notice: on },
    notice: {
      says: (subject) => `${subject} 等待复核`,
      path: () => '/financial/approval?state=waiting',
      needs: ['admin:approval:decide'],
      of: money,
      countedFor: ['admin:approval:list', 'admin:approval:decide'],
    },
  },
  adminReturnAsked: {
    id: 15,
    name: '用户申请退换(管理员)通知',
    to: staff,
    starts: { notice: on },
    notice: {
      of: afterSales,
      says: (caseNo) => `退换单 ${caseNo} 等待审核`,
      countedFor: ['admin:order:case:list', 'admin:order:case:audit'],
      path: (caseNo) => `/order/returns?keywords=${caseNo}`,
      needs: ['admin:order:case:list'],
      isOf: 'return_case',
    },
  },
  returnAgreed: { id: 16, name: '退换申请通过通知', to: customer, starts: byOwnTemplate, letter: aboutCase('returnTo') },
  returnRefused: { id: 17, name: '退换申请被拒绝通知', to: customer, starts: byOwnTemplate, letter: aboutCase('reason') },
  exchangeSent: {
    id: 18,
    name: '换货发出通知',
    to: customer,
    starts: byOwnTemplate,
    letter: aboutCase('company', 'trackingNo'),
  },
  // Only to those who follow: the platform takes messages of this kind from the public account alone.
  customerNotice: {
    id: 27,
    name: '客群通知',
    to: customer,
    starts: { wechat: off },
    letter: { of: 'customer', values: ['nickname', 'tip', 'time'] },
  },
  adminOrderAssigned: {
    id: 19,
    name: '订单指派(管理员)通知',
    to: staff,
    starts: { notice: on },
    notice: ofOrder((orderNo) => `订单 ${orderNo} 指派给您处理`),
  },
  adminOrdersAssigned: {
    id: 20,
    name: '批量指派订单(管理员)通知',
    to: staff,
    starts: { notice: on },
    notice: {
      of: order,
      says: (howMany) => `${howMany} 个订单指派给您处理`,
      path: () => '/order/index?status=all&handler=me',
      needs: ['admin:order:list'],
    },
  },
  adminReturnWithdrawn: {
    id: 21,
    name: '用户撤销退换(管理员)通知',
    to: staff,
    starts: { notice: on },
    notice: {
      of: afterSales,
      says: (caseNo) => `退换单 ${caseNo} 已由用户撤销，不用再处理`,
      path: (caseNo) => `/order/returns?keywords=${caseNo}`,
      needs: ['admin:order:case:list'],
      isOf: 'return_case',
    },
  },
  adminRefundOwed: {
    id: 22,
    name: '待线下退款(管理员)通知',
    to: staff,
    starts: { notice: on },
    notice: {
      ...ofOrder((orderNo) => `订单 ${orderNo} 的退款要线下退给用户，退好后请点“确认已退款”`),
      of: money,
      needs: ['admin:order:list', 'admin:order:pay:offline'],
      countedFor: ['admin:order:list', 'admin:order:status:num', 'admin:order:pay:offline'],
    },
  },
  adminRechargeOwed: {
    id: 23,
    name: '充值待线下退款(管理员)通知',
    to: staff,
    starts: { notice: on },
    notice: {
      says: (orderNo) => `充值 ${orderNo} 的退款要线下退给用户，退好后请点“确认已退款”`,
      path: (orderNo) => `/financial/record/charge?keywords=${orderNo}`,
      of: money,
      needs: ['admin:recharge:list', 'admin:recharge:refund'],
      countedFor: ['admin:recharge:list', 'admin:recharge:refund'],
    },
  },
  adminApprovalDecided: {
    id: 24,
    name: '复核结果(管理员)通知',
    to: staff,
    starts: { notice: on },
    // The person who proposed it is notified, also where their role opens no list of what waits.
    notice: { of: money, says: (subject) => subject, path: () => '/financial/approval/own', needs: [] },
  },
  adminCouponNotSent: {
    id: 28,
    name: '优惠券没有按时发出(管理员)通知',
    to: staff,
    starts: { notice: on },
    // The person who planned it is notified, also where their role may not see the list any more.
    notice: {
      of: goods,
      says: (subject) => `定时发放的优惠券${subject}`,
      path: () => '/marketing/coupon/sending?state=unsent',
      needs: [],
    },
  },
  ...accountEvents,
  ...mallEvents,
} as const satisfies Record<string, Event>;

/** Hours of the shop's clock, from evening to morning, in which customers are sent nothing but what is urgent. */
export const NIGHT = { begins: 22, ends: 8 } as const;

export type EventMark = keyof typeof events;

/** Undefined of a mark that a newer version has left behind. */
export const findEvent = (mark: string): Event | undefined =>
  Object.hasOwn(events, mark) ? events[mark as EventMark] : undefined;
