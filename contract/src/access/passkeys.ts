import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { actsOf } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
import { id, moment, momentOrNone, nothing, words } from '../wire.ts';
import { SignedIn, signInRefusals } from './sign-in.ts';

/** Most passkeys of a person. */
export const PASSKEYS_MAX = 10;

export const passkeyRefusals = refusals('admin_passkey', {
  NO_DOMAIN: { says: () => '通行密钥只能在用域名打开的后台使用，请换成域名访问，或联系管理员配置域名' },
  WRONG_PASSWORD: { says: () => '密码不正确' },
  TOO_MANY: { says: () => `最多添加 ${PASSKEYS_MAX} 个通行密钥，请先删除不用的` },
  TAKEN: { says: () => '这个设备已经添加过', onConstraint: 'admin_passkey__credential' },
  EXPIRED: { says: () => '等待时间过长，请重试' },
  UNPROVEN: { says: () => '设备没有通过验证，请重试' },
  UNKNOWN: { says: () => '这个通行密钥没有登记或已被删除，请用密码登录' },
  TOO_OFTEN: { says: () => '操作太频繁，请 1 分钟后再试' },
});

/** Bytes as text, by the alphabet for addresses (RFC 4648, part 5). */
const bytes = (max: number) => z.string('设备的回答不完整，请重试').max(max, '设备的回答不正确，请重试');

const Known = z.object({ id: z.string(), type: z.literal('public-key') });
const verified = z.literal('required');

/** Options of `navigator.credentials.create` (WebAuthn, level 3, 5.4). */
export const NewPasskey = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number(),
  excludeCredentials: z.array(Known),
  authenticatorSelection: z.object({ residentKey: verified, requireResidentKey: z.boolean(), userVerification: verified }),
  attestation: z.literal('none'),
});

/** Options of `navigator.credentials.get`: any passkey of this site will do. */
export const KnownPasskey = z.object({
  challenge: z.string(),
  timeout: z.number(),
  rpId: z.string(),
  userVerification: verified,
});

const Answered = { id: bytes(1400).min(1, '设备的回答不完整，请重试'), rawId: bytes(1400), type: z.literal('public-key') };

export const MadePasskey = z.object({
  ...Answered,
  response: z.object({ clientDataJSON: bytes(8000), attestationObject: bytes(32_000) }),
});

const Signed = z.object({
  ...Answered,
  response: z.object({
    clientDataJSON: bytes(8000),
    authenticatorData: bytes(8000),
    signature: bytes(8000),
    userHandle: bytes(256).nullish(),
  }),
});

export const Passkey = z.object({
  id,
  name: z.string(),
  /** Domain under which it was added, and where alone it is good. */
  host: z.string(),
  createTime: moment,
  lastTime: momentOrNone,
});

/** Sign-in by a device that knows its person: with a passkey neither password nor code is asked for. */
export const passkeyCalls = calls('admin_passkey', '/admin/passkey', {
  list: get('/list', { permission: 'session', beforeDuties: true, about: 'One’s own.', returns: z.array(Passkey) }),
  begin: post('/begin', {
    permission: 'session',
    about: 'What the browser needs to make one; the password is asked for.',
    body: z.object({ pwd: z.string('请输入密码').min(1, '请输入密码').max(128, '密码不正确') }),
    returns: NewPasskey,
    refuses: [passkeyRefusals.WRONG_PASSWORD, passkeyRefusals.NO_DOMAIN, passkeyRefusals.TOO_MANY, signInRefusals.LOCKED],
  }),
  add: post('/add', {
    permission: 'session',
    about: 'The answer of the device, within five minutes.',
    body: z.object({ name: words(32, '请输入名称', '名称最多 32 个字'), answer: MadePasskey }),
    returns: Passkey,
    says: '已添加通行密钥',
    refuses: [passkeyRefusals.EXPIRED, passkeyRefusals.UNPROVEN, passkeyRefusals.TAKEN, passkeyRefusals.TOO_MANY],
  }),
  delete: post('/delete', { permission: 'session', body: z.object({ id }), returns: nothing, says: '已删除' }),
  ask: post('/ask', {
    permission: 'public',
    about: 'A challenge for signing in, good once, for five minutes.',
    body: z.object({}),
    returns: KnownPasskey,
    refuses: [passkeyRefusals.NO_DOMAIN, passkeyRefusals.TOO_OFTEN],
  }),
  signIn: post('/login', {
    permission: 'public',
    about: 'Takes the place of the password and of a second step.',
    body: z.object({ answer: Signed }),
    returns: SignedIn,
    says: 'login success',
    refuses: [passkeyRefusals.EXPIRED, passkeyRefusals.UNPROVEN, passkeyRefusals.UNKNOWN, signInRefusals.DISABLED],
  }),
});

labelsOf('admin_passkey', {
  name: '名称',
  host: '域名',
  createTime: '添加时间',
  lastTime: '最近使用',
  credentialId: '设备编号',
  publicKey: '公钥',
  adminId: '管理员',
});

actsOf('admin_passkey', '通行密钥', {
  begin: '准备添加通行密钥',
  add: '添加通行密钥',
  delete: '删除通行密钥',
  ask: '准备用通行密钥登录',
  signIn: '用通行密钥登录',
});
