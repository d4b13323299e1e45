import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { actsOf } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { count, id, nothing, page, paged, text } from '../wire.ts';
import { administratorRefusals } from './administrator-refusals.ts';
import { Session } from './sessions.ts';
import { searchText } from '../search-text.ts';

/** Device of somebody who is signed in. */
export const StaffSession = Session.extend({ adminId: id, account: z.string(), realName: z.string() });
export type StaffSession = z.output<typeof StaffSession>;

/** Sessions of all staff. Nobody signs out a person who may do more. */
export const staffSessionCalls = calls('staff_session', '/admin/session/staff', {
  list: get('/list', {
    permission: 'admin:system:session:list',
    about: 'Newest use first.',
    query: paged({ keywords: searchText(32).optional(), address: text(45).optional() }),
    returns: page(StaffSession),
  }),
  revoke: post('/revoke', {
    permission: 'admin:system:session:manage',
    body: z.object({ id }),
    returns: nothing,
    says: '已退出该设备',
    refuses: [administratorRefusals.NOT_FOUND, administratorRefusals.NOT_YOURS],
  }),
  revokeAll: post('/revokeAll', {
    permission: 'admin:system:session:manage',
    about: 'Signs somebody out everywhere; of oneself all but this session.',
    body: z.object({ adminId: id }),
    returns: z.object({ ended: count }),
    says: '已全部退出',
    refuses: [administratorRefusals.NOT_FOUND, administratorRefusals.NOT_YOURS],
  }),
});

labelsOf('staff_session', {
  keywords: '姓名或账号',
  realName: '姓名',
  account: '账号',
  device: '设备',
  address: '登录地址',
  createTime: '登录时间',
  lastTime: '最近使用',
  isCurrent: '本机',
});

actsOf('staff_session', '在线会话', { revoke: '让会话下线', revokeAll: '让所有会话下线' });
