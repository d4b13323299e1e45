import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { choices } from '../choices.ts';
import { historyOf } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { connectorRefusals } from '../services/connector.ts';
import { moment, nothing, text } from '../wire.ts';

/** Outcome of a sign-in at the outside shop; the last two ask for a code, and for another try with it. */
export const signInSteps = choices({ ok: '已登录', captcha: '需要图片验证码', sms: '需要短信验证码' });

const permission = 'admin:crawing:login';

/** Reasons why the outside shop does not answer. */
const silences = [
  connectorRefusals.NO_ADDRESS,
  connectorRefusals.SILENT,
  connectorRefusals.BROKEN,
  connectorRefusals.KEY,
  connectorRefusals.AWAY,
  connectorRefusals.BUSY,
  connectorRefusals.REFUSED,
];
/** Reasons why nothing is collected. */
export const collectingFailures = [...silences, connectorRefusals.NOT_SIGNED_IN];

const isPasswordThere = ({ cookie, password }: { cookie?: string | undefined; password?: string | undefined }) =>
  Boolean(cookie) || Boolean(password);
const isAccountThere = ({ cookie, account }: { cookie?: string | undefined; account?: string | undefined }) =>
  Boolean(cookie) || Boolean(account?.trim());

/** Account of the outside shop from which products and orders are collected. The spelling is the wire's. */
export const collectAccountCalls = calls('crawl_account', '/admin/crawing', {
  login: post('/login', {
    permission,
    about:
      'Signs in at the outside shop, by account and password or by `cookie`. Where it asks for a code, the answer says so: the call is ' +
      'repeated with `code` and the `captchaKey` as `key`. Neither the password nor the session is ever answered.',
    body: z
      .object({
        platform: text(16).optional(),
        account: text(64).optional(),
        password: text(128).optional(),
        code: text(32).optional(),
        key: text(128).optional(),
        cookie: text(4000).optional(),
      })
      .refine(isAccountThere, { path: ['account'], error: '请输入账号' })
      .refine(isPasswordThere, { path: ['password'], error: '请输入密码' }),
    returns: z.object({
      status: signInSteps.schema(),
      captchaKey: z.string().nullable(),
      captchaImage: z.string().nullable(),
      expireTime: moment.nullable(),
      loggedIn: z.boolean(),
      account: z.string(),
    }),
    refuses: [...silences, connectorRefusals.WRONG_SIGN_IN],
  }),
  status: get('/status', {
    permission,
    about: 'Says whether somebody is signed in, as whom, and until when.',
    query: z.object({}),
    returns: z.object({
      account: z.string(),
      loggedIn: z.boolean(),
      lastLoginTime: moment.nullable(),
      expireTime: moment.nullable(),
      message: z.string(),
      /** Ours: address and secret of the connector are there. */
      isSetUp: z.boolean().default(true),
    }),
  }),
  logout: post('/logout', {
    permission,
    about: 'Ends the session here and at the outside shop.',
    returns: nothing,
  }),
});

labelsOf('crawl_account', {
  platform: '采集平台',
  cookie: '登录凭证',
  key: '验证码编号',
  account: '账号',
  password: '密码',
  code: '验证码',
  loggedIn: '登录状态',
  lastLoginTime: '最近登录时间',
  expireTime: '到期时间',
});

historyOf('crawl_account', {
  label: '国铁账号',
  readBy: permission,
  fields: { account: 'text', lastLoginTime: 'text', endTime: ['退出时间', 'text'] },
  acts: { login: '登录国铁账号', logout: '退出国铁账号' },
});
