import { z } from 'zod';
import { calls, get } from '../call.ts';
import { choices } from '../choices.ts';
import { dateLimit, periodRefusals } from '../date-limit.ts';
import { actsOf } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { textingProviders } from '../settings/texting-providers.ts';
import { id, moment, page, paged, text } from '../wire.ts';

/** States of a text message. Of one that is unknown nobody heard whether the provider took it. */
export const smsStates = choices({
  waiting: ['waiting', '待发送', 'waits'],
  sent: ['sent', '已发送', 'underway'],
  delivered: ['delivered', '已送达', 'done'],
  failed: ['failed', '发送失败', 'trouble'],
  unknown: ['unknown', '结果未知', 'waits'],
});
export type SmsState = (typeof smsStates.values)[number];

/** Text messages that a provider counts for this text: 70 characters, or parts of 67; its signature comes on top. */
export const textsIn = (content: string): number => {
  const { length } = [...content];
  return length <= 70 ? Math.sign(length) : Math.ceil(length / 67);
};

/** Uses of a code that is sent to a telephone. */
export const codePurposes = choices({ bind: '绑定手机号', login: '登录', verify: '身份验证' });
export type CodePurpose = (typeof codePurposes.values)[number];

/** Mark under which a message with a code is recorded. */
export const markOfCode = (purpose: CodePurpose): string => `code.${purpose}`;

const SmsRecord = z.object({
  id,
  /** Event or code that it is about, in words. */
  type: z.string(),
  /** Masked. */
  phone: z.string(),
  /** Person behind the number, where the shop knew one. */
  receiver: z.string(),
  /** The message in words; a code is never among them. */
  content: z.string(),
  template: z.string(),
  /** Provider that it left by. */
  provider: textingProviders.schema(),
  state: smsStates.schema(),
  providerNo: z.string(),
  reason: z.string(),
  /** Answer of the provider to a message that failed, as it came. */
  raw: z.string(),
  createTime: moment,
  updateTime: moment,
});
export type SmsRecord = z.output<typeof SmsRecord>;

export const smsRecordCalls = calls('sms_record', '/admin/sms/record', {
  list: get('/list', {
    permission: 'admin:sms:record:list',
    about: 'Text messages of the shop within half a year, newest first, one for each receiver. `phone` is a whole number.',
    query: paged({
      phone: text(20).optional(),
      state: smsStates.schema().optional(),
      provider: textingProviders.schema().optional(),
      dateLimit: dateLimit.optional(),
    }),
    returns: page(SmsRecord),
    refuses: [periodRefusals.UNREADABLE, periodRefusals.BACKWARDS],
  }),
});

labelsOf('sms_record', {
  id: '编号',
  type: '通知类型',
  phone: '手机号',
  receiver: '接收人',
  content: '短信内容',
  template: '模板编号',
  provider: '短信平台',
  state: '结果',
  providerNo: '平台编号',
  reason: '失败原因',
  raw: '平台原文',
  createTime: '产生时间',
  updateTime: '最后更新',
  dateLimit: '产生时间',
});

actsOf('sms_record', '短信记录', { send: '发送短信', ask: '查询短信是否送达', clear: '清除短信记录' });
