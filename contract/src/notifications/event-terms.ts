import type { Permission } from '../call.ts';
import { choices } from '../choices.ts';
import type { LetterTerms } from './letter-values.ts';

/** Receivers of the notices of an event. */
export const receivers = choices({ customer: [1, '通知用户'], staff: [2, '通知平台'] });

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

/** Kinds of notices, by what they are about. */
export const noticeKinds = choices({
  order: '订单',
  afterSales: ['after_sales', '售后'],
  money: '资金',
  goods: '商品',
  mall: '店铺与采购',
  account: '账号',
  system: '系统',
});
export type NoticeKind = (typeof noticeKinds.values)[number];

/** Records that notices are of, by their tables: people with a limit are notified of those that it leaves. */
export const recordsOfNotices = ['order', 'return_case', 'product', 'settlement', 'demand', 'report'] as const;
export type RecordOfNotice = (typeof recordsOfNotices)[number];

/** Text of a notice on its subject, the page it leads to, and the permissions of whoever gets it. */
export interface NoticeTerms {
  of: NoticeKind;
  says: (subject: string) => string;
  path: (subject: string) => string;
  needs: readonly Permission[];
  /**
   * The subject is the number of an order, or of a return case of one, of a bill of a shop, a demand or a report, after which a blank and what
   * became of it may stand; or the name of a product that waits for goods.
   */
  isOf?: RecordOfNotice;
  /** Rights of those whom a count on the home page tells of it, in place of a notice of each. */
  countedFor?: readonly Permission[];
}

export interface Event {
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
