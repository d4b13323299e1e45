import { z } from 'zod';
import { calls, get, post } from '../../call.ts';
import { choices } from '../../choices.ts';
import { actsOf } from '../../history.ts';
import { labelsOf } from '../../labels.ts';
import { refusals } from '../../refusal.ts';
import { onePassRefusals, passGenerations } from '../one-pass.ts';
import { count, flag, nothing, words } from '../../wire.ts';
import { passPhone } from './pass-services.ts';

export const passAccountRefusals = refusals('pass_account', {
  OTHER_ACCOUNT: { says: () => '账号不匹配' },
  OTHER_PASSWORD: { says: () => '密码不匹配' },
  BY_KEY: { says: () => '正在用应用密钥接入一号通，请先退出登录，再用账号密码登录' },
});

/** Uses of a code that the platform sends to a phone. */
export const passCodePurposes = choices({ register: [0, '注册'], change: [1, '修改资料'] });

const platform = [onePassRefusals.SILENT, onePassRefusals.BROKEN, onePassRefusals.REFUSED, onePassRefusals.NO_ADDRESS];
const signedIn = [...platform, onePassRefusals.NO_ACCOUNT, onePassRefusals.NO_PASSWORD, onePassRefusals.NO_SECRET_KEY];

const account = words(64, '账号不能为空');
const password = words(64, '密码不能为空');
const code = words(16, '验证码不能为空');
const phone = passPhone('手机号不能为空');

const PassPart = z.object({ num: count, open: z.int() });
const PassInfo = z.object({
  account: z.string(),
  phone: z.string().default(''),
  sms: PassPart.extend({ sign: z.string().default('') }),
  copy: PassPart,
  query: PassPart,
  dump: PassPart,
});
export type PassInfo = z.output<typeof PassInfo>;

const IsLogin = z.object({
  status: z.boolean(),
  /** The account, or the access key. */
  info: z.string().optional(),
  /** Ours: generation of the platform that lets the shop in. */
  generation: passGenerations.schema().optional(),
});
export type PassStanding = z.output<typeof IsLogin>;

export const passAccountCalls = calls('pass_account', '/admin/pass', {
  isLogin: get('/isLogin', {
    permission: 'admin:pass:is:login',
    about:
      'Whether an account or an application key is filled in; a session is opened where there is none, so that it is proven.',
    returns: IsLogin,
    refuses: platform,
  }),
  sendUserCode: get('/sendUserCode', {
    permission: 'admin:pass:send:code',
    about: 'Sends a code to a phone, and answers as the platform does.',
    query: z.object({ phone: passPhone('请输入正确的手机号'), types: passCodePurposes.schema('验证码类型不正确').default(0) }),
    returns: z.object({ status: z.int(), msg: z.string(), data: z.unknown() }),
    refuses: platform,
  }),
  register: post('/register', {
    permission: 'admin:pass:register',
    body: z.object({ account, phone, password, domain: words(255, '域名不能为空'), code }),
    about: 'The message is what the platform says to it.',
    returns: nothing,
    refuses: [...platform, onePassRefusals.NOT_OFFERED, passAccountRefusals.BY_KEY],
  }),
  login: post('/login', {
    permission: 'admin:pass:login',
    body: z.object({ account, password }),
    returns: z.object({ account: z.string() }),
    refuses: [...platform, passAccountRefusals.BY_KEY],
  }),
  info: get('/info', {
    permission: 'admin:pass:info',
    about: 'Account with its services, remembered for less than a minute; `isFresh` has it read anew.',
    query: z.object({ isFresh: flag.optional() }),
    returns: PassInfo,
    refuses: signedIn,
  }),
  logout: get('/logout', { permission: 'admin:pass:logout', returns: nothing }),
  updatePassword: post('/update/password', {
    permission: 'admin:pass:update:password',
    body: z.object({ account, phone: passPhone('请填写正确的手机号', '请填写正确的手机号'), password, code }),
    returns: nothing,
    refuses: [...platform, onePassRefusals.NOT_OFFERED],
  }),
  checkPhoneOwner: post('/update/phone/validator', {
    permission: 'admin:pass:update:phone:validator',
    body: z.object({ account, password }),
    returns: nothing,
    refuses: [
      onePassRefusals.NO_ACCOUNT,
      onePassRefusals.NO_PASSWORD,
      passAccountRefusals.OTHER_ACCOUNT,
      passAccountRefusals.OTHER_PASSWORD,
    ],
  }),
  updatePhone: post('/update/phone', {
    permission: 'admin:pass:update:phone',
    body: z.object({ account, phone, code }),
    returns: nothing,
    refuses: [...signedIn, onePassRefusals.NOT_OFFERED],
  }),
});

/** Application key of the second generation, which the platform's newer clients save. */
export const passKeyCalls = calls('pass_account', '/admin/pass', {
  appGet: get('/appget', {
    permission: 'admin:pass:appget',
    about: 'The secret half is never answered: a mask stands for one that is there.',
    returns: z.object({ accessKey: z.string(), secretKey: z.string() }),
  }),
  appSave: post('/appsave', {
    permission: 'admin:pass:appsave',
    about: 'Proves the key at the platform before it is kept; a secret that comes back masked stays as it is.',
    body: z.object({ accessKey: words(255, 'AccessKey 不能为空'), secretKey: words(255, 'SecretKey 不能为空') }),
    returns: z.boolean(),
    refuses: [...platform, onePassRefusals.NO_SECRET_KEY],
  }),
});

labelsOf('pass_account', {
  account: '账号',
  phone: '手机号',
  password: '密码',
  domain: '网址域名',
  code: '验证码',
  types: '验证码用途',
  accessKey: 'AccessKey',
  secretKey: 'SecretKey',
});

actsOf('pass_account', '一号通账号', {
  sendUserCode: '发送一号通验证码',
  register: '注册一号通账号',
  login: '登录一号通',
  logout: '退出一号通',
  updatePassword: '修改一号通密码',
  checkPhoneOwner: '验证一号通账号',
  updatePhone: '修改一号通手机号',
  appSave: '保存一号通应用密钥',
});
