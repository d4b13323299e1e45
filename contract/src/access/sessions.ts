import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { actsOf } from '../history.ts';
import { refusals } from '../refusal.ts';
import { count, id, moment, nothing } from '../wire.ts';

export const sessionRefusals = refusals('admin_session', {
  NOT_YOURS: { code: 403, says: () => '只能查看和退出自己的设备' },
});

export const Session = z.object({
  id,
  /** Browser and system in words: "Chrome · Windows". */
  device: z.string(),
  address: z.string(),
  createTime: moment,
  /** Exact to the minute. */
  lastTime: moment,
  isCurrent: z.boolean(),
});

/** Sessions of an account. To look at another person’s needs `admin:system:session:manage`. */
export const sessionCalls = calls('admin_session', '/admin/session', {
  list: get('/list', {
    permission: 'session',
    about: 'One’s own, or those of `adminId`; newest use first.',
    query: z.object({ adminId: id.optional() }),
    returns: z.array(Session),
    refuses: [sessionRefusals.NOT_YOURS],
  }),
  revoke: post('/revoke', {
    permission: 'session',
    body: z.object({ id }),
    returns: nothing,
    says: '已退出该设备',
    refuses: [sessionRefusals.NOT_YOURS],
  }),
  revokeOthers: post('/revokeOthers', {
    permission: 'session',
    about: 'Ends all of one’s own sessions but this one, and says how many those were.',
    returns: z.object({ ended: count }),
    says: '已退出其他设备',
  }),
});

actsOf('admin_session', '登录', {
  captcha: '获取验证码',
  signIn: '登录',
  signOut: '退出',
  revoke: '退出一台设备',
  revokeOthers: '退出其他设备',
});
