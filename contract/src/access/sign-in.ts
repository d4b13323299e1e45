import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { refusals } from '../refusal.ts';
import { id, nothing, text, words } from '../wire.ts';

/** Whole seconds as a person says them: 75 → "1 分 15 秒". */
function spoken(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return [minutes > 0 ? `${minutes} 分` : '', rest > 0 || minutes === 0 ? `${rest} 秒` : ''].filter(Boolean).join(' ');
}

/** Fixed sentence whatever the parameters, which are for the page. */
const fixedText =
  <P>(sentence: string): ((about: P) => string) =>
  () =>
    sentence;

/** `captcha` tells the page whether the next try needs one. */
export const signInRefusals = refusals('sign_in', {
  WRONG: { says: fixedText<{ captcha: boolean }>('账号或者密码不正确') },
  CAPTCHA_MISSING: { code: 400, says: fixedText<{ captcha: true }>('验证码 不能为空') },
  CAPTCHA_GONE: { says: fixedText<{ captcha: true }>('验证码错误') },
  CAPTCHA_WRONG: { says: fixedText<{ captcha: true }>('验证码不正确') },
  CAPTCHA_TOO_MANY: { says: () => '获取验证码太频繁，请 1 分钟后再试' },
  LOCKED: { says: (p: { captcha: boolean; seconds: number }) => `登录失败次数过多，请 ${spoken(p.seconds)}后再试` },
  ADDRESS_LOCKED: {
    says: (p: { captcha: boolean; seconds: number }) => `您所在的网络登录失败次数过多，请 ${spoken(p.seconds)}后再试`,
  },
  /** The password was right; `secondStep` takes the ticket with a code, for five minutes. */
  CODE_WANTED: { says: fixedText<{ captcha: false; ticket: string }>('该账号已开启两步登录，请再输入动态码') },
  TICKET_GONE: { says: fixedText<{ restart: true }>('等待时间过长，请重新输入密码') },
  CODE_WRONG: { says: () => '动态码不正确或已经用过，请等下一个动态码再试' },
  DISABLED: { says: (p: { account: string }) => `对不起，您的账号：${p.account} 已停用` },
});

const account = words(32, '账号 不能为空', '账号长度不能超过32个字符');
const pwd = z.string('密码 不能为空').min(1, '密码 不能为空').min(6, '密码长度在6-30个字符').max(30, '密码长度在6-30个字符');
/** Six digits of the app, or one of the recovery codes. */
export const secondCode = words(32, '请输入动态码', '动态码不正确');

const optional = (max: number) => text(max, '验证码不正确').nullish();

export const SignedIn = z.object({
  id,
  account: z.string(),
  realName: z.string(),
  token: z.string(),
  isSms: z.boolean(),
  /** Only sent when true: until the first password is changed, other calls answer 403 with the same field as data. */
  mustChangePassword: z.boolean().optional(),
  /** Outcome of binding the WeChat whose code was sent along. */
  wechatNote: z.string().optional(),
});

export const signInCalls = calls('admin_session', '/admin', {
  signIn: post('/login', {
    permission: 'public',
    whilePast: true,
    body: z.object({ account, pwd, key: optional(64), code: optional(16), wxCode: optional(256), wxState: optional(128) }),
    returns: SignedIn,
    says: 'login success',
    refuses: [
      signInRefusals.WRONG,
      signInRefusals.CAPTCHA_MISSING,
      signInRefusals.CAPTCHA_GONE,
      signInRefusals.CAPTCHA_WRONG,
      signInRefusals.LOCKED,
      signInRefusals.ADDRESS_LOCKED,
      signInRefusals.DISABLED,
      signInRefusals.CODE_WANTED,
    ],
  }),
  secondStep: post('/login/second', {
    permission: 'public',
    whilePast: true,
    about:
      'The code of the app, or a recovery code, for a sign-in whose password was right. A wrong one counts like a wrong password.',
    body: z.object({ ticket: words(64, '请重新输入密码'), code: secondCode }),
    returns: SignedIn,
    says: 'login success',
    refuses: [signInRefusals.TICKET_GONE, signInRefusals.CODE_WRONG, signInRefusals.LOCKED, signInRefusals.ADDRESS_LOCKED],
  }),
  signOut: get('/logout', {
    permission: 'session',
    beforeDuties: true,
    whilePast: true,
    returns: nothing,
    says: 'logout success',
  }),
  policy: get('/login/policy', {
    permission: 'public',
    about: 'Whether signing in needs a captcha: always by setting, or after failed tries of this account or address.',
    query: z.object({ account: text(32).optional() }),
    returns: z.object({ captcha: z.boolean() }),
  }),
  captcha: get('/validate/code/get', {
    permission: 'public',
    whilePast: true,
    about: 'A picture of four characters as a data URI; good once, for five minutes, in either case.',
    returns: z.object({ key: z.string(), code: z.string() }),
    refuses: [signInRefusals.CAPTCHA_TOO_MANY],
  }),
  debugConsole: get('/vconsole', {
    permission: 'public',
    about: 'Whether this is the value that opens the hidden console; the value itself is told to nobody.',
    query: z.object({ value: words(128, '请填写 value') }),
    returns: z.boolean(),
  }),
  pictures: get('/getLoginPic', {
    permission: 'public',
    returns: z.object({
      backgroundImage: z.string().default(''),
      logo: z.string().default(''),
      loginLogo: z.string().default(''),
      banner: z.array(z.object({ pic: z.string() })),
      /** Ours: the name on every page title, the logo of the folded sidebar, and the foot of every page. */
      siteName: z.string().optional(),
      squareLogo: z.string().optional(),
      copyright: z.string().optional(),
      /** Ours: the extensions of the wire are there too, those of signing in among them. */
      isExtended: z.literal(true).optional(),
      /** Ours: somebody can sign in by scanning a code. */
      isScanOffered: z.literal(true).optional(),
    }),
  }),
});
