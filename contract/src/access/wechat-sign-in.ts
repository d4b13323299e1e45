import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { choices } from '../choices.ts';
import { actsOf } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
import { flag, moment, momentOrNone, nothing, text, words } from '../wire.ts';
import { SignedIn, secondCode, signInRefusals } from './sign-in.ts';

export const wechatSignInRefusals = refusals('admin_wechat', {
  /** The client asks for the password then, and sends a new code with it. */
  UNBOUND: { says: () => '这个微信还没有绑定后台账号，请用账号和密码登录，登录后自动绑定' },
  STALE: { says: () => '微信登录已过期，请重新打开登录页' },
  SNAPSHOT: { says: () => '您正以访客身份浏览，不能登录或绑定；请点右上角使用完整服务，再试一次' },
  TAKEN: { says: () => '这个微信已绑定另一个账号，请先在那个账号的个人中心解绑', onConstraint: 'admin_wechat__openid' },
  TOO_OFTEN: { says: () => '操作太频繁，请 1 分钟后再试' },
  NOT_READY: { says: (p: { lacks: string }) => p.lacks },
  NO_PROOF: { code: 400, says: () => '请输入密码或动态码' },
  WRONG_PASSWORD: { says: () => '密码不正确' },
  NOT_CONFIRMED: { says: () => '还没有在手机上确认登录' },
  SCAN_GONE: { says: () => '二维码已过期或已处理，请在电脑上刷新后重新扫码' },
  OTHER_PERSON: { says: () => '请用扫码的那个微信打开' },
});

/** Steps of a code that is scanned: who scans it decides on the phone what the other browser may do. */
export const scanStates = choices({
  waiting: ['waiting', '等待扫码'],
  scanned: ['scanned', '已扫码，等待确认'],
  unbound: ['unbound', '这个微信没有绑定账号'],
  taken: ['taken', '这个微信已绑定另一个账号'],
  confirmed: ['confirmed', '已确认'],
  refused: ['refused', '已拒绝'],
  gone: ['gone', '已过期'],
});
export type ScanState = (typeof scanStates.values)[number];

/** The screen that shows the code goes on watching it. */
export const isScanOpen = (state: ScanState): boolean => state === 'waiting' || state === 'scanned';

/** A code to draw, and the seconds for which it can be scanned. */
const ScanCode = z.object({ url: z.string(), seconds: z.int() });
const ScanProgress = z.object({ state: scanStates.schema() });

/** Question on the phone: who is signed in, or bound, in which browser and from where. */
export const ScanQuestion = z.object({
  purpose: z.enum(['signIn', 'bind']),
  account: z.string(),
  realName: z.string(),
  device: z.string(),
  address: z.string(),
  /** The account signed in from that network lately. */
  isKnown: z.boolean(),
  at: moment,
  /** Proves the answer, once. */
  ticket: z.string(),
});
export type ScanQuestion = z.output<typeof ScanQuestion>;

const code = words(256, '请从微信打开这个页面');
const ofCode = [wechatSignInRefusals.SNAPSHOT, wechatSignInRefusals.TOO_OFTEN];

/** Sign-in by WeChat, in place of the password; a second step stays one. */
export const wechatSignInCalls = calls('admin_wechat', '/admin', {
  signIn: get('/authorize/login', {
    permission: 'public',
    about:
      'By the code that WeChat gives a page of ours. `state` is `step1` with the value of `wechat/config` behind it; clients that know none send nothing.',
    query: z.object({ code, state: text(128).optional() }),
    returns: SignedIn,
    says: 'login success',
    refuses: [
      ...ofCode,
      wechatSignInRefusals.UNBOUND,
      wechatSignInRefusals.STALE,
      signInRefusals.DISABLED,
      signInRefusals.CODE_WANTED,
    ],
  }),
  unbind: get('/unbind', { permission: 'session', about: 'One’s own binding.', returns: nothing, says: '已解绑微信' }),
  own: get('/authorize/own', {
    permission: 'session',
    about: 'One’s own binding, and what the shop lacks before one can be made.',
    returns: z.object({
      lacks: z.string(),
      binding: z.object({ createTime: moment, lastTime: momentOrNone }).nullable(),
    }),
  }),
  beginBinding: post('/authorize/bind/begin', {
    permission: 'session',
    about: 'A code that binds whoever scans it, after the password or a code of two-step sign-in.',
    body: z.object({ pwd: text(128, '密码不正确').optional(), code: secondCode.optional() }),
    returns: ScanCode,
    refuses: [
      wechatSignInRefusals.NO_PROOF,
      wechatSignInRefusals.WRONG_PASSWORD,
      wechatSignInRefusals.NOT_READY,
      wechatSignInRefusals.TOO_OFTEN,
      signInRefusals.LOCKED,
    ],
  }),
  bindingState: get('/authorize/bind/state', { permission: 'session', returns: ScanProgress }),
  beginScan: post('/authorize/scan/begin', {
    permission: 'public',
    about: 'A code for signing in: two minutes, once, and for the browser that asked, which keeps a cookie.',
    body: z.object({}),
    returns: ScanCode,
    refuses: [wechatSignInRefusals.NOT_READY, wechatSignInRefusals.TOO_OFTEN],
  }),
  scanState: get('/authorize/scan/state', { permission: 'public', returns: ScanProgress }),
  finishScan: post('/authorize/scan/finish', {
    permission: 'public',
    about: 'Opens the session that was confirmed on the phone, in the browser that showed the code.',
    body: z.object({}),
    returns: SignedIn,
    says: 'login success',
    refuses: [
      wechatSignInRefusals.SCAN_GONE,
      wechatSignInRefusals.NOT_CONFIRMED,
      wechatSignInRefusals.UNBOUND,
      signInRefusals.DISABLED,
      signInRefusals.CODE_WANTED,
    ],
  }),
  askScan: post('/authorize/scan/ask', {
    permission: 'public',
    about: 'What the person who scanned is to confirm. `key` is of the link in the chat; the code proves that they opened it.',
    body: z.object({ code, key: words(128, '链接不完整，请重新扫码') }),
    returns: ScanQuestion,
    refuses: [...ofCode, wechatSignInRefusals.SCAN_GONE, wechatSignInRefusals.OTHER_PERSON],
  }),
  answerScan: post('/authorize/scan/answer', {
    permission: 'public',
    body: z.object({ ticket: words(128, '请重新扫码'), agrees: flag }),
    returns: nothing,
    refuses: [wechatSignInRefusals.SCAN_GONE, wechatSignInRefusals.TAKEN],
  }),
});

labelsOf('admin_wechat', {
  adminId: '管理员',
  appId: '公众号',
  openid: '微信',
  createTime: '绑定时间',
  lastTime: '最近使用',
});

actsOf('admin_wechat', '微信绑定', {
  signIn: '用微信登录',
  unbind: '解绑微信',
  beginBinding: '准备绑定微信',
  beginScan: '准备扫码登录',
  finishScan: '扫码登录',
  askScan: '打开扫码确认',
  answerScan: '确认扫码',
  bind: '登录时绑定微信',
});
