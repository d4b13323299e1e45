import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { choices } from '../choices.ts';
import { actsOf } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { amount, flag, id, integer, moment, nothing } from '../wire.ts';
import { noticeKinds } from './event-terms.ts';

/** Unread notices are counted up to here. */
export const UNREAD_MAX = 100;

/** Notices that one act concerns. */
const ACT_MAX = 100;

/** State of a notice for its person: it waits, comes back later, or is done. */
export const noticeStates = choices({
  open: ['open', '待处理', 'waits'],
  later: ['later', '稍后处理', 'underway'],
  done: ['done', '已处理', 'done'],
});

/** Moments at which a notice comes back, by the clock of the shop. */
export const laterTimes = choices({ hour: '1 小时后', tomorrow: '明天 9:00', monday: '下周一 9:00' });
export type LaterTime = (typeof laterTimes.values)[number];

/** Record that a notice is about, in a line: goods or a title, whose it is, and for how much. */
const About = z.object({ title: z.string(), who: z.string(), amount: amount.nullable() });
export type NoticeAbout = z.output<typeof About>;

/** Notice of an event to one administrator; the registry has the words for it. */
export const Notice = z.object({
  id,
  mark: z.string(),
  subject: z.string(),
  isRead: flag,
  createTime: moment,
  state: noticeStates.schema(),
  /** Moment at which it comes back; null unless it waits for that. */
  laterTime: moment.nullable(),
  /** Null of a record that is gone, of which others have a part, or that has nothing to say. */
  about: About.nullable(),
});
export type Notice = z.output<typeof Notice>;

const brief = flag.optional();
const own = { permission: 'session', dataScope: ['order', 'product'] } as const;
const ids = z.array(id).min(1, '请选择要处理的通知').max(ACT_MAX, `一次最多处理 ${ACT_MAX} 条通知，多的分几次处理`);

/** Notices of the person who asks; those whose screen this person may not open any more are left out. */
export const noticeCalls = calls('notice', '/admin/notice', {
  list: get('/list', {
    ...own,
    about:
      'Newest first, those before `before`; there may be more as long as a page is full. `brief` leaves out those of which a count on the ' +
      'home page tells. Those that wait, unless another state is asked for.',
    query: z.object({
      brief,
      kind: noticeKinds.schema('通知类型不正确').optional(),
      state: noticeStates.schema('通知状态不正确').optional(),
      before: id.optional(),
      limit: integer(1, 50, '每页条数应在 1 到 50 之间').default(20),
    }),
    returns: z.array(Notice),
  }),
  unread: get('/unread', {
    ...own,
    about: `How many are unread, at most ${UNREAD_MAX}; \`brief\` as in the list.`,
    query: z.object({ brief }),
    returns: z.object({ count: z.int() }),
  }),
  read: post('/read', { ...own, body: z.object({ id }), returns: nothing }),
  readAll: post('/read/all', {
    ...own,
    about: 'All up to `until`, so that one that came in meanwhile stays unread.',
    body: z.object({ until: id }),
    returns: nothing,
  }),
  finish: post('/done', {
    ...own,
    about: 'Takes notices that are done out of the way.',
    body: z.object({ ids }),
    returns: z.object({ count: z.int() }),
  }),
  putOff: post('/later', {
    ...own,
    about: 'Lets notices come back later, unread and on top.',
    body: z.object({ ids, until: laterTimes.schema('请选择什么时候再提醒') }),
    returns: z.object({ count: z.int(), until: moment }),
  }),
  restore: post('/restore', {
    ...own,
    about: 'Puts notices back that are done, or that were to come back later.',
    body: z.object({ ids }),
    returns: z.object({ count: z.int() }),
  }),
});

labelsOf('notice', { kind: '类型', state: '状态' });
actsOf('notice', '站内通知', {
  read: '标为已读',
  readAll: '全部标为已读',
  finish: '标为已处理',
  putOff: '稍后处理',
  restore: '放回待处理',
  return: '到时再提醒',
  send: '发送通知',
  clear: '清除过期通知',
});
