import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { refusals } from '../refusal.ts';
import { text, words } from '../wire.ts';

export const no = refusals('config', {
  NOT_OPEN: { code: 403, says: () => '没有权限读取或修改这项配置' },
  BAD_VALUE: { code: 400, says: (p: { message: string }) => p.message },
  /** The wire’s rule that a key has one row. */
  DOUBLE: { onConstraint: 'config__name', says: () => '配置名称存在多个请检查配置' },
});

const key = words(255, '请指定配置名称');

export const configCalls = calls('config', '/admin/system/config', {
  get: get('/getuniq', {
    permission: 'admin:system:config:getuniq',
    query: z.object({ key }),
    returns: z.string(),
    says: 'success',
    refuses: [no.NOT_OPEN],
  }),
  save: post('/saveuniq', {
    permission: 'admin:system:config:saveuniq',
    query: z.object({ key, value: text(5000).default('') }),
    returns: z.literal(true),
    refuses: [no.NOT_OPEN, no.BAD_VALUE],
  }),
});
