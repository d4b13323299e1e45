import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { actsOf } from '../history.ts';
import { choices } from '../choices.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
import { id, moment, neededIds, page, paged } from '../wire.ts';
import { ways } from './event-terms.ts';

/** States of a message on its way out. */
export const outboxStates = choices({ waiting: '等待发送', sent: '已发送', dead: '发送失败' });

/** Outcome of a message to one person, from the start. Of one that is unknown nobody heard whether it left. That a person takes none is no failure. */
export const letterOutcomes = choices({
  waiting: ['waiting', '待发送', 'waits'],
  sent: ['sent', '已发出', 'underway'],
  delivered: ['delivered', '已送达', 'done'],
  notAuthorised: ['notAuthorised', '未授权', 'rest'],
  notFollowing: ['notFollowing', '未关注', 'rest'],
  blocked: ['blocked', '用户已屏蔽', 'rest'],
  refused: ['refused', '内容或号码不被接受', 'trouble'],
  failed: ['failed', '送达失败', 'trouble'],
  unsent: ['unsent', '发送失败', 'trouble'],
  unknown: ['unknown', '结果未知', 'waits'],
  erased: ['erased', '用户已注销', 'rest'],
});
export type LetterOutcome = (typeof letterOutcomes.values)[number];

export const outboxRefusals = refusals('outbox', {
  NONE_CHOSEN: { says: () => '请选择要重新发送的消息' },
});

/** A message that was given up. */
export const DeadLetter = z.object({
  id,
  type: z.string(),
  channel: ways.schema(),
  subject: z.string(),
  attempts: z.int(),
  lastError: z.string(),
  createTime: moment,
  updateTime: moment,
});
export type DeadLetter = z.output<typeof DeadLetter>;

/** Messages on their way out, of which staff see those that were given up. */
export const outboxCalls = calls('outbox', '/admin/system/notification/outbox', {
  list: get('/list', {
    permission: 'admin:system:notification:outbox:list',
    about: 'Messages that were given up, newest first; those to other systems have a list of their own.',
    query: paged({}),
    returns: page(DeadLetter),
  }),
  resend: post('/resend', {
    permission: 'admin:system:notification:outbox:resend',
    about: 'Tried anew from the first attempt on; says how many. One that is on its way already is left out.',
    body: z.object({ ids: neededIds('ids') }),
    returns: z.object({ count: z.int() }),
    refuses: [outboxRefusals.NONE_CHOSEN],
  }),
});

labelsOf('outbox', {
  id: 'ID',
  type: '通知类型',
  channel: '发送渠道',
  subject: '内容',
  attempts: '尝试次数',
  lastError: '失败原因',
  createTime: '产生时间',
  updateTime: '最后尝试',
});

actsOf('outbox', '发送记录', { resend: '重新发送', clear: '清除发送记录' });
