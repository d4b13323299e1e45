import type { Permission } from '../call.ts';
import { choices } from '../choices.ts';
import type { LetterTerms, LetterValues, ValueName } from './letter-values.ts';

/** Receivers of the notices of an event. */
export const receivers = choices({ customer: [1, '通知会员'], staff: [2, '通知平台'] });

/** State of a channel of an event; one that the event does not have has no switch. */
export const switchStates = choices({ none: [0, '不支持', 'rest'], on: [1, '启用', 'done'], off: [2, '禁用', 'rest'] });
type SwitchState = (typeof switchStates.values)[number];

/** Channels that write by a template, by the word that the wire has for each. */
export const templateChannels = choices({ wechat: '公众号模板', routine: '小程序订阅', sms: '发送短信' });
export type TemplateChannel = (typeof templateChannels.values)[number];

/** Ways in which somebody is notified of an event. */
export const channels = choices({ ...templateChannels.labels, notice: '站内通知' });
export type Channel = (typeof channels.values)[number];

/** Manners of writing to a customer by the channels of an event that are switched on. */
export const manners = choices({ all: '同时发送', inTurn: '依次尝试' });
export type WritingManner = (typeof manners.values)[number];

/** Ways out of the outbox: addresses of other systems and mail have no switch of their own at an event. */
export const ways = choices({ ...channels.labels, webhook: '事件推送', mail: '邮件' });
export type NotificationWay = (typeof ways.values)[number];

/** Names of what arrives by each way. */
export const wayNames: Readonly<Record<NotificationWay, string>> = {
  ...ways.labels,
  wechat: '公众号模板消息',
  routine: '小程序订阅消息',
  sms: '短信',
};

/** Records that notices are of, by their tables: people with a limit are notified of those that it leaves. */
export const recordsOfNotices = ['order', 'product', 'settlement', 'demand', 'report'] as const;
export type RecordOfNotice = (typeof recordsOfNotices)[number];

/** Text of a notice on its subject, the page it leads to, and the permissions of whoever gets it. */
export interface NoticeTerms {
  says: (subject: string) => string;
  path: (subject: string) => string;
  needs: readonly Permission[];
  /**
   * The subject is the number of an order, or of a return case of one, of a bill of a shop, a demand or a report, or the name of a product
   * that waits for goods.
   */
  isOf?: RecordOfNotice;
  /** A line that sums up what waits stands in place of a notice of each. */
  isSummed?: true;
}

interface Event {
  /** Clients know the event by this number. */
  id: number;
  name: string;
  to: (typeof receivers.values)[number];
  /** Channels that it has, and whether each is on in a new shop. */
  starts: Readonly<Partial<Record<Channel, SwitchState>>>;
  /** Terms of events that staff are notified of in the back-office. */
  notice?: NoticeTerms;
  /** Terms of events that customers are written to about. */
  letter?: LetterTerms;
  /** The customer waits for it now, so that it is sent at night as well. */
  isUrgent?: true;
}

const { customer, staff } = receivers;
const { on, off } = switchStates;
const everywhere = { wechat: off, routine: on, sms: on } as const;
const byWechat = { wechat: off, routine: on } as const;
/** Channels whose template the shop has to add to its own account first. */
const byOwnTemplate = { wechat: off, routine: off } as const;
const bySms = { sms: on } as const;
const loud = { sms: on, notice: on } as const;
const quiet = { sms: on, notice: off } as const;

/** A notice of an order, which is told by its number. */
const ofOrder = (says: (orderNo: string) => string): NoticeTerms => ({
  says,
  path: (orderNo) => `/order/index?open=${orderNo}`,
  needs: ['admin:order:list'],
  isOf: 'order',
});

/** A notice of a bill to the people of its shop, who may object to it. */
const ofBill = (says: (settlementNo: string) => string): NoticeTerms => ({
  says,
  path: (settlementNo) => `/settlement/index?keywords=${settlementNo}`,
  needs: ['admin:settlement:object'],
  isOf: 'settlement',
});

const demandAt = (demandNo = '') => `/demand/index?keywords=${demandNo}`;
const reportAt = (reportNo = '') => `/report/index?keywords=${reportNo}`;

/** A notice of a demand, which is told by its number, to those who act on it. */
const ofDemand = (says: (demandNo: string) => string, act: Permission): NoticeTerms => ({
  says,
  path: demandAt,
  needs: ['admin:demand:list', act],
  isOf: 'demand',
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
    notice: { ...ofOrder((orderNo) => `订单 ${orderNo} 已付款，请尽快发货`), isSummed: true },
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
    notice: ofOrder((orderNo) => `订单 ${orderNo} 申请退款，请处理`),
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
    },
  },
  adminReturnAsked: {
    id: 15,
    name: '用户申请退换(管理员)通知',
    to: staff,
    starts: { notice: on },
    notice: {
      says: (caseNo) => `退换单 ${caseNo} 等待审核`,
      path: (caseNo) => `/order/returns?keywords=${caseNo}`,
      needs: ['admin:order:case:list'],
      isOf: 'order',
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
      says: (caseNo) => `退换单 ${caseNo} 已由顾客撤销，不用再处理`,
      path: (caseNo) => `/order/returns?keywords=${caseNo}`,
      needs: ['admin:order:case:list'],
      isOf: 'order',
    },
  },
  adminRefundOwed: {
    id: 22,
    name: '待线下退款(管理员)通知',
    to: staff,
    starts: { notice: on },
    notice: {
      ...ofOrder((orderNo) => `订单 ${orderNo} 的退款要线下退给顾客，退好后请点“确认已退款”`),
      needs: ['admin:order:list', 'admin:order:pay:offline'],
    },
  },
  adminRechargeOwed: {
    id: 23,
    name: '充值待线下退款(管理员)通知',
    to: staff,
    starts: { notice: on },
    notice: {
      says: (orderNo) => `充值 ${orderNo} 的退款要线下退给顾客，退好后请点“确认已退款”`,
      path: (orderNo) => `/financial/record/charge?keywords=${orderNo}`,
      needs: ['admin:recharge:list', 'admin:recharge:refund'],
    },
  },
  adminApprovalDecided: {
    id: 24,
    name: '复核结果(管理员)通知',
    to: staff,
    starts: { notice: on },
    // The person who proposed it is notified, also where their role opens no list of what waits.
    notice: { says: (subject) => subject, path: () => '/financial/approval/own', needs: [] },
  },
  adminPasskeyAdded: {
    id: 25,
    name: '添加通行密钥(管理员)通知',
    to: staff,
    starts: { notice: on },
    notice: {
      says: (passkey) => `您的账号添加了通行密钥“${passkey}”；如不是您本人添加，请立即删除它并修改密码`,
      path: () => '/maintain/user',
      needs: [],
    },
  },
  adminWechatBound: {
    id: 26,
    name: '绑定微信(管理员)通知',
    to: staff,
    starts: { notice: on },
    notice: {
      says: (device) => `您的账号在“${device}”上绑定了微信；如不是您本人绑定，请立即解绑并修改密码`,
      path: () => '/maintain/user',
      needs: [],
    },
  },
  adminSettlementMade: {
    id: 41,
    name: '结算单待核对(店铺)通知',
    to: staff,
    starts: { notice: on },
    notice: ofBill((settlementNo) => `结算单 ${settlementNo} 已生成，请核对；有疑问请在平台确认前提出异议`),
  },
  adminSettlementAnswered: {
    id: 42,
    name: '结算异议已答复(店铺)通知',
    to: staff,
    starts: { notice: on },
    notice: ofBill((settlementNo) => `平台答复了您对结算单 ${settlementNo} 的异议`),
  },
  adminSettlementPaid: {
    id: 43,
    name: '结算款已付(店铺)通知',
    to: staff,
    starts: { notice: on },
    notice: ofBill((settlementNo) => `结算单 ${settlementNo} 的结算款已付出，请留意到账`),
  },
  adminDemandSubmitted: {
    id: 51,
    name: '采购需求待受理(管理员)通知',
    to: staff,
    starts: { notice: on },
    notice: ofDemand((demandNo) => `采购需求 ${demandNo} 等待受理`, 'admin:demand:accept'),
  },
  adminDemandOpened: {
    id: 52,
    name: '采购需求邀请报价(管理员)通知',
    to: staff,
    starts: { notice: on },
    notice: ofDemand((demandNo) => `采购需求 ${demandNo} 邀请店铺报价`, 'admin:demand:quote:save'),
  },
  adminDemandQuoted: {
    id: 53,
    name: '采购需求有新报价(管理员)通知',
    to: staff,
    starts: { notice: on },
    notice: ofDemand((demandNo) => `采购需求 ${demandNo} 有新的报价`, 'admin:demand:quote:accept'),
  },
  adminDemandDecided: {
    id: 54,
    name: '采购需求结果(管理员)通知',
    to: staff,
    starts: { notice: on },
    // The person whose demand or quote it is: the number comes first, what became of it after a blank.
    notice: {
      says: (subject) => `采购需求 ${subject}`,
      path: (subject) => demandAt(subject.split(' ')[0]),
      needs: ['admin:demand:list'],
      isOf: 'demand',
    },
  },
  adminReportSubmitted: {
    id: 55,
    name: '报备待审核(管理员)通知',
    to: staff,
    starts: { notice: on },
    notice: {
      says: (reportNo) => `报备 ${reportNo} 等待审核`,
      path: reportAt,
      needs: ['admin:report:list', 'admin:report:audit'],
      isOf: 'report',
    },
  },
  adminReportDecided: {
    id: 56,
    name: '报备结果(管理员)通知',
    to: staff,
    starts: { notice: on },
    notice: {
      says: (subject) => `报备 ${subject}`,
      path: (subject) => reportAt(subject.split(' ')[0]),
      needs: ['admin:report:list'],
      isOf: 'report',
    },
  },
} as const satisfies Record<string, Event>;

/** Hours of the shop's clock, from evening to morning, in which customers are sent nothing but what is urgent. */
export const NIGHT = { begins: 22, ends: 8 } as const;

export type EventMark = keyof typeof events;

/** Undefined of a mark that a newer version has left behind. */
export const findEvent = (mark: string): Event | undefined =>
  Object.hasOwn(events, mark) ? events[mark as EventMark] : undefined;
