import { z } from 'zod';
import { calls, post } from '../call.ts';
import { historyOf } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
import { id, moment, nothing } from '../wire.ts';
import { administratorRefusals } from './administrator-refusals.ts';

export const impersonationRefusals = refusals('impersonation', {
  OWN: { says: () => '这就是您自己，不必以自己的身份查看' },
  OFF: { says: (p: { name: string }) => `${p.name}已停用，无法登录后台，不能以此身份查看` },
  NOT_IMPERSONATING: { says: () => '没有在以他人身份查看' },
});

/** The back-office seen as a colleague sees it, by somebody who may change that account; nothing can be written meanwhile. */
export const impersonationCalls = calls('impersonation', '/admin/impersonation', {
  begin: post('/begin', {
    permission: 'admin:system:admin:update',
    about:
      'A session for reading only: it ends after 30 minutes, with the session that asks, or when either loses a right to it.',
    body: z.object({ adminId: id }),
    returns: z.object({ token: z.string(), expireTime: moment }),
    says: '已切换身份，只能查看',
    refuses: [
      administratorRefusals.NOT_FOUND,
      administratorRefusals.NOT_YOURS,
      impersonationRefusals.OWN,
      impersonationRefusals.OFF,
    ],
  }),
  end: post('/end', {
    permission: 'session',
    dataScope: 'none',
    whileImpersonating: true,
    about: 'Asked with the token of that session, which is over then.',
    returns: nothing,
    says: '已结束查看',
    refuses: [impersonationRefusals.NOT_IMPERSONATING],
  }),
});

labelsOf('impersonation', { adminId: '查看的身份', actorId: '查看人' });

historyOf('impersonation', {
  label: '以他人身份查看',
  readBy: 'admin:system:admin:info',
  fields: { adminId: 'text', actorId: 'text' },
  named: { adminId: ['admin', 'realName'], actorId: ['admin', 'realName'] },
  acts: { begin: '开始以他人身份查看', end: '结束以他人身份查看' },
});
