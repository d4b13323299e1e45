import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { actsOf } from '../history.ts';
import { refusals } from '../refusal.ts';
import { count, flag, id, nothing } from '../wire.ts';
import { secondCode } from './sign-in.ts';

export const twoStepRefusals = refusals('admin_two_step', {
  ON_ALREADY: { says: () => '两步登录已经开启；要换手机，请先关闭再重新开启' },
  OFF: { says: () => '两步登录没有开启' },
  NOT_BEGUN: { says: () => '请先扫码添加，再输入动态码' },
  WRONG_PASSWORD: { says: () => '密码不正确' },
  WRONG_CODE: { says: () => '动态码不正确或已经用过，请等下一个动态码再试' },
  REQUIRED: { says: () => '您的角色要求两步登录，不能关闭；换手机请让管理员重置' },
  OWN: { says: () => '自己的两步登录请到个人中心关闭' },
});

const password = z.string('请输入密码').min(1, '请输入密码').max(128, '密码不正确');

const RecoveryCodes = z.object({ codes: z.array(z.string()) });

/** A second step at sign-in, by an app that shows codes of the time (RFC 6238). */
export const twoStepCalls = calls('admin_two_step', '/admin/twoStep', {
  state: get('/state', {
    permission: 'session',
    dataScope: 'none',
    beforeDuties: true,
    about: 'One’s own: whether it is on, whether a role asks for it, and how many recovery codes are left.',
    returns: z.object({ isOn: z.boolean(), isRequired: z.boolean(), codesLeft: count }),
  }),
  begin: post('/begin', {
    permission: 'session',
    dataScope: 'none',
    beforeDuties: true,
    about: 'A new secret, told this once: nothing counts before a code of it is confirmed.',
    body: z.object({ pwd: password }),
    returns: z.object({ secret: z.string(), uri: z.string() }),
    refuses: [twoStepRefusals.ON_ALREADY, twoStepRefusals.WRONG_PASSWORD],
  }),
  confirm: post('/confirm', {
    permission: 'session',
    dataScope: 'none',
    beforeDuties: true,
    about:
      'Turns it on, ends one’s other sessions, and answers the recovery codes, this once. With `deletePasskeys` no device signs in without a code.',
    body: z.object({ code: secondCode, deletePasskeys: flag.optional() }),
    returns: RecoveryCodes,
    says: '两步登录已开启',
    refuses: [twoStepRefusals.ON_ALREADY, twoStepRefusals.NOT_BEGUN, twoStepRefusals.WRONG_CODE],
  }),
  renewCodes: post('/codes', {
    permission: 'session',
    dataScope: 'none',
    about: 'New recovery codes; those before them no longer count.',
    body: z.object({ code: secondCode }),
    returns: RecoveryCodes,
    refuses: [twoStepRefusals.OFF, twoStepRefusals.WRONG_CODE],
  }),
  turnOff: post('/off', {
    permission: 'session',
    dataScope: 'none',
    body: z.object({ code: secondCode }),
    returns: nothing,
    says: '两步登录已关闭',
    refuses: [twoStepRefusals.OFF, twoStepRefusals.WRONG_CODE, twoStepRefusals.REQUIRED],
  }),
  reset: post('/reset', {
    permission: 'admin:system:admin:update',
    about: 'Turns it off for somebody else, who lost the phone, and signs them out everywhere.',
    body: z.object({ id }),
    returns: nothing,
    says: '已重置，对方下次登录只需密码',
    refuses: [twoStepRefusals.OFF, twoStepRefusals.OWN],
  }),
});

actsOf('admin_two_step', '两步登录', {
  begin: '准备两步登录',
  confirm: '开启两步登录',
  renewCodes: '更换恢复码',
  turnOff: '关闭两步登录',
  reset: '重置两步登录',
});
