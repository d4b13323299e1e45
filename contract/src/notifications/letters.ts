import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { choices } from '../choices.ts';
import { dateLimit, periodRefusals } from '../date-limit.ts';
import { actsOf } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { phoneNumber } from '../phone-number.ts';
import { refusals } from '../refusal.ts';
import { id, idOrNone, moment, momentOrNone, page, paged, text } from '../wire.ts';
import { type TemplateChannel, receivers, templateChannels } from './event-terms.ts';
import { events } from './events.ts';
import { notificationRefusals } from './notifications.ts';
import { letterOutcomes } from './outbox.ts';

/** Longest text of a notice to many: fields of templates hold no more. */
export const NOTICE_MAX = 20;

/** Most letters that are sent as a test within an hour. */
export const TESTS_AN_HOUR = 20;

const services: Readonly<Record<TemplateChannel, string>> = { wechat: '公众号', routine: '小程序', sms: '短信平台' };
const addresses: Readonly<Record<TemplateChannel, string>> = {
  wechat: '没有在公众号里登录或关注过，收不到模板消息，请选择别的用户',
  routine: '没有用小程序登录过，收不到订阅消息，请选择别的用户',
  sms: '没有手机号，请填写手机号或选择别的用户',
};

export const letterRefusals = refusals('letter', {
  NOT_CONNECTED: { says: (p: { channel: TemplateChannel }) => `还没有接入${services[p.channel]}，接入后才能发送测试消息` },
  NO_RECEIVER: {
    says: (p: { channel: TemplateChannel }) => (p.channel === 'sms' ? '请填写手机号或选择用户' : '请选择收测试消息的用户'),
  },
  NOT_BOUND: { says: () => '您的账号还没有绑定这个公众号的微信，请先在个人中心绑定，或选择一位用户' },
  NO_CUSTOMER: { says: () => '没有找到这位用户，可能已注销，请重新选择' },
  NO_ADDRESS: { says: (p: { channel: TemplateChannel }) => `这位用户${addresses[p.channel]}` },
  NOTICE_CLOSED: { says: () => '还不能发送通知：请先接入公众号，再到消息通知里给“客群通知”选好公众号模板并启用' },
  TOO_MANY: { says: () => `测试消息每小时最多 ${TESTS_AN_HOUR} 条，请稍后再试` },
});

/** Events that customers are written to about. */
export const letterEvents = choices(
  Object.fromEntries(
    Object.entries(events).flatMap(([mark, { name, to }]) => (to === receivers.customer ? [[mark, name] as const] : [])),
  ),
);

const Letter = z.object({
  id,
  /** Event in words. */
  type: z.string(),
  channel: templateChannels.schema(),
  isTest: z.boolean(),
  /** Customer, 0 for a test to somebody else; their name is blank once they were erased. */
  uid: idOrNone,
  nickname: z.string(),
  /** Telephone number, masked, or openid. */
  recipient: z.string(),
  subject: z.string(),
  /** Values that it was written with, in words. */
  content: z.string(),
  outcome: letterOutcomes.schema(),
  /** Text messages that the provider counts for it; none of one that WeChat takes for nothing. */
  texts: z.int().default(0),
  reason: z.string(),
  providerNo: z.string(),
  createTime: moment,
  updateTime: moment,
  /** Time at which the provider told what became of it. */
  resultTime: momentOrNone,
});
export type Letter = z.output<typeof Letter>;

/** Outcome of a test, in a sentence. */
export const TestOutcome = z.object({ outcome: letterOutcomes.schema(), says: z.string() });
export type TestOutcome = z.output<typeof TestOutcome>;

/** Messages to single people, one for each recipient and channel. */
export const letterCalls = calls('letter', '/admin/system/notification/letter', {
  list: get('/list', {
    permission: 'admin:system:notification:letter:list',
    about:
      'Messages to customers within three months, newest first, with what became of each. `phone` is a whole number: messages to it, and all of ' +
      'the customer whose number it is.',
    query: paged({
      mark: text(50).optional(),
      channel: templateChannels.schema().optional(),
      outcome: letterOutcomes.schema().optional(),
      uid: id.optional(),
      phone: text(20).optional(),
      dateLimit: dateLimit.optional(),
    }),
    returns: page(Letter),
    refuses: [periodRefusals.UNREADABLE, periodRefusals.BACKWARDS],
  }),
  test: post('/test', {
    permission: 'admin:system:notification:test',
    about:
      'Sends the template of a channel, as it is saved, with examples: to a customer, for a text message to a number, else to the WeChat that ' +
      'the asking account is bound to. It is tried once and never repeated.',
    body: z.object({
      id,
      detailType: templateChannels.schema('未知的详情类型'),
      uid: id.nullish(),
      phone: phoneNumber('请输入正确的手机号').nullish(),
    }),
    returns: TestOutcome,
    refuses: [
      notificationRefusals.NOT_FOUND,
      notificationRefusals.NO_WECHAT,
      notificationRefusals.NO_ROUTINE,
      notificationRefusals.NO_SMS,
      notificationRefusals.NO_ID_YET,
      letterRefusals.NOT_CONNECTED,
      letterRefusals.NO_RECEIVER,
      letterRefusals.NOT_BOUND,
      letterRefusals.NO_CUSTOMER,
      letterRefusals.NO_ADDRESS,
      letterRefusals.TOO_MANY,
    ],
  }),
});

labelsOf('letter', {
  id: '编号',
  mark: '通知类型',
  type: '通知类型',
  channel: '发送渠道',
  isTest: '测试',
  uid: '用户ID',
  nickname: '用户',
  phone: '手机号',
  recipient: '接收号码',
  subject: '关联单号',
  content: '内容',
  outcome: '结果',
  texts: '计费',
  reason: '原因',
  providerNo: '平台编号',
  createTime: '产生时间',
  updateTime: '最后更新',
  resultTime: '回执时间',
  dateLimit: '产生时间',
});

actsOf('letter', '发送记录', { test: '发送测试消息' });
