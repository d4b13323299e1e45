import { calls, get } from '../call.ts';
import { labelsOf } from '../labels.ts';
import { moment, page, paged, text } from '../wire.ts';
import { SignInEntry, signInOutcomes } from './administrators.ts';

/** Every try to sign in, newest first. */
export const signInLogCalls = calls('sign_in_log', '/admin/system/sign/log', {
  list: get('/list', {
    permission: 'admin:system:sign:log:list',
    query: paged({
      account: text(32).optional(),
      address: text(45).optional(),
      outcome: signInOutcomes.schema().optional(),
      from: moment.optional(),
      to: moment.optional(),
    }),
    returns: page(SignInEntry),
  }),
});

labelsOf('sign_in_log', {
  at: '时间',
  account: '账号',
  realName: '姓名',
  outcome: '结果',
  address: '登录地址',
  device: '设备',
});
