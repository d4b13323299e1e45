import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { providers, unverifiedReasons } from './callbacks.ts';
import { choices } from '../choices.ts';
import { dateLimit, periodRefusals } from '../date-limit.ts';
import { actsOf } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
import { id, moment, nothing, page, paged } from '../wire.ts';

export const incomingNoticeRefusals = refusals('incoming_notice', {
  NOT_FOUND: { code: 404, says: () => '没有这条接收记录，可能已过 30 天被清除，请刷新后重试' },
  SETTLED: { says: () => '这条通知已经处理过，不用再处理' },
  TAKEN: { onConstraint: 'incoming_notice__key', says: () => '同一条通知已经另行收到，请处理那一条' },
  NO_CONTENT: { says: () => '这条记录没有留下内容，请等服务商重新发送' },
  NO_ROUTE: { says: () => '现在的版本不接收这种通知，无法重新处理' },
  UNVERIFIED: { says: (p: { why: string }) => `仍未通过验证：${p.why}。请先核对这个服务的设置` },
});

export const incomingNoticeStates = choices({
  waiting: ['waiting', '未处理', 'trouble'],
  done: ['done', '已处理', 'done'],
  ignored: ['ignored', '无需处理', 'rest'],
  refused: ['refused', '未通过验证', 'waits'],
});

const IncomingNoticeRow = z.object({
  id,
  provider: providers.schema(),
  /** Kind of notice, in words. */
  label: z.string(),
  state: incomingNoticeStates.schema(),
  /** Reason why it was not verified; null once it was. */
  why: unverifiedReasons.schema().nullable(),
  /** Part of the request to compare with the settings, such as the serial of a certificate. */
  about: z.string(),
  /** Sentence on the effect, or on why there is none. */
  says: z.string(),
  /** Number of times it came. */
  times: z.int(),
  createTime: moment,
  /** Time it last came or was worked through. */
  updateTime: moment,
});
export type IncomingNoticeRow = z.output<typeof IncomingNoticeRow>;

export const IncomingNotice = IncomingNoticeRow.extend({
  /** Size of the body in bytes. */
  bytes: z.int(),
  /** Fields of the body; whatever may tell of a person, or prove anything, is masked. */
  fields: z.array(z.object({ name: z.string(), value: z.string() })),
});
export type IncomingNotice = z.output<typeof IncomingNotice>;

/** Requests that the servers of providers sent us. */
export const incomingNoticeCalls = calls('incoming_notice', '/admin/system/incoming', {
  list: get('/list', {
    permission: 'admin:system:incoming:list',
    about: 'Notices of providers within 30 days, newest first, also those that were not verified.',
    query: paged({ state: incomingNoticeStates.schema().optional(), dateLimit: dateLimit.optional() }),
    returns: page(IncomingNoticeRow),
    refuses: [periodRefusals.UNREADABLE, periodRefusals.BACKWARDS],
  }),
  info: get('/info/{id}', {
    permission: 'admin:system:incoming:list',
    params: z.object({ id }),
    returns: IncomingNotice,
    refuses: [incomingNoticeRefusals.NOT_FOUND],
  }),
  again: post('/again', {
    permission: 'admin:system:incoming:again',
    about: 'Verifies a notice as of the time it came, and works it through. One that has been worked through stays as it is.',
    body: z.object({ id }),
    returns: nothing,
    says: '已重新处理',
    refuses: [
      incomingNoticeRefusals.NOT_FOUND,
      incomingNoticeRefusals.SETTLED,
      incomingNoticeRefusals.TAKEN,
      incomingNoticeRefusals.NO_CONTENT,
      incomingNoticeRefusals.NO_ROUTE,
      incomingNoticeRefusals.UNVERIFIED,
    ],
  }),
});

labelsOf('incoming_notice', {
  id: '编号',
  provider: '服务商',
  label: '通知',
  state: '结果',
  why: '验证',
  says: '说明',
  times: '次数',
  createTime: '收到时间',
  updateTime: '最后更新',
  dateLimit: '收到时间',
});

actsOf('incoming_notice', '接收记录', { receive: '收到服务商通知', again: '重新处理', clear: '清除接收记录' });
