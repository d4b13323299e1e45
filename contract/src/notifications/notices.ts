import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { actsOf } from '../history.ts';
import { flag, id, integer, moment, nothing } from '../wire.ts';

/** Unread notices are counted up to here. */
export const UNREAD_MAX = 100;

/** Notice of an event to one administrator; the registry has the words for it. */
export const Notice = z.object({ id, mark: z.string(), subject: z.string(), isRead: flag, createTime: moment });
export type Notice = z.output<typeof Notice>;

const brief = flag.optional();

/** Notices of the person who asks; those whose screen this person may not open any more are left out. */
export const noticeCalls = calls('notice', '/admin/notice', {
  list: get('/list', {
    permission: 'session',
    dataScope: ['order', 'product'],
    about:
      'Newest first, those before `before`; there may be more as long as a page is full. `brief` leaves out those that a figure sums up: ' +
      'orders to send.',
    query: z.object({ brief, before: id.optional(), limit: integer(1, 50, '每页条数应在 1 到 50 之间').default(20) }),
    returns: z.array(Notice),
  }),
  unread: get('/unread', {
    permission: 'session',
    dataScope: ['order', 'product'],
    about: `How many are unread, at most ${UNREAD_MAX}; \`brief\` as in the list.`,
    query: z.object({ brief }),
    returns: z.object({ count: z.int() }),
  }),
  read: post('/read', { permission: 'session', dataScope: ['order', 'product'], body: z.object({ id }), returns: nothing }),
  readAll: post('/read/all', {
    permission: 'session',
    dataScope: ['order', 'product'],
    about: 'All up to `until`, so that one that came in meanwhile stays unread.',
    body: z.object({ until: id }),
    returns: nothing,
  }),
});

actsOf('notice', '站内通知', { read: '标为已读', readAll: '全部标为已读', send: '发送通知', clear: '清除过期通知' });
