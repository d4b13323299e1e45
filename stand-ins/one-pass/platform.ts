import { createHash, randomBytes } from 'node:crypto';
import { refuse } from './refusal.ts';

/** Service of an account, with what it is still good for. */
export interface PassService {
  num: number;
  open: 0 | 1;
}

/** The platform has two generations of calls; a session of one opens nothing of the other. */
export type Generation = 1 | 2;

/** Text message as the platform took it. */
interface TakenMessage {
  phone: string;
  template: string;
  values: Readonly<Record<string, string>>;
  at: number;
}

export interface Session {
  generation: Generation;
  token: string;
  until: number;
}

/** Account at the platform with all that is kept of it. */
export interface PassAccount {
  name: string;
  phone: string;
  password: string;
  /** Hash of a password that was set by a request, which never names the password itself. */
  passwordHash?: string;
  /** Application key of the second generation, which is made on the platform's own site. */
  key: { access: string; secret: string };
  sms: PassService & { sign: string };
  copy: PassService;
  query: PassService;
  dump: PassService;
  /** Signature that waits for its review. */
  nextSign?: string;
  /** Templates that were approved, by id, with the names of their variables. */
  templates: Map<string, readonly string[]>;
  /** Open session; a second sign-in ends the first. */
  session?: Session;
  /** Sessions that a later sign-in left open: the platform's documents do not say which it does. */
  formerSessions: Session[];
  keepsFormerSessions: boolean;
  /** Documents of the platform have the end of a token as seconds and as a moment. */
  tellsEndAs: 'duration' | 'moment';
  /** Answers with a number of each message. */
  numbersMessages: boolean;
  sent: TakenMessage[];
  /** Phones that the carriers refuse. */
  barred: Set<string>;
  applied: AppliedTemplate[];
  /** Records of the other services, newest first, as they are answered. */
  records: Record<'copy' | 'expr_query', object[]>;
}

/** Template as somebody applied for it: 0 waits for its review, 1 was approved, 2 was not. */
export interface AppliedTemplate {
  id: number;
  temp_id: string;
  title: string;
  content: string;
  type: number;
  status: 0 | 1 | 2;
  add_time: string;
}

export const newPassAccount = (name: string): PassAccount => ({
  name,
  phone: name,
  password: randomBytes(8).toString('hex'),
  key: { access: randomBytes(8).toString('hex'), secret: randomBytes(16).toString('hex') },
  sms: { num: 100, open: 1, sign: '信号匣' },
  copy: { num: 0, open: 0 },
  query: { num: 0, open: 0 },
  dump: { num: 0, open: 0 },
  templates: new Map([
    ['538393', ['code', 'time']],
    ['440396', ['pay_price', 'order_id']],
    ['440405', ['admin_name', 'order_id']],
    ['440406', ['admin_name', 'order_id']],
    ['440407', ['admin_name', 'order_id']],
    ['440408', ['admin_name', 'order_id']],
    ['440410', ['order_id', 'pay_price']],
    ['441596', ['nickname', 'store_name', 'order_id']],
  ]),
  tellsEndAs: 'duration',
  numbersMessages: false,
  sent: [],
  barred: new Set(),
  formerSessions: [],
  keepsFormerSessions: false,
  applied: [],
  records: { copy: [], expr_query: [] },
});

const LIFE_SECONDS = 7200;
export const md5 = (text: string): string => createHash('md5').update(text).digest('hex');

function openSession(account: PassAccount, generation: Generation, now: number): object {
  const session = { generation, token: randomBytes(16).toString('hex'), until: now + LIFE_SECONDS * 1000 };
  if (account.session && account.keepsFormerSessions) account.formerSessions.push(account.session);
  account.session = session;
  const end = account.tellsEndAs === 'moment' ? Math.floor(session.until / 1000) : LIFE_SECONDS;
  return { access_token: session.token, expires_in: end };
}

export function endSessions(account: PassAccount): void {
  delete account.session;
  account.formerSessions.length = 0;
}

export function signIn(account: PassAccount | undefined, form: URLSearchParams, now: number): object {
  if (!account) return refuse('账号不存在');
  const hash = account.passwordHash ?? md5(account.password);
  if (form.get('secret') !== md5(account.name + hash)) refuse('账号或密码错误');
  return openSession(account, 1, now);
}

/** The first generation knows a person by the account, the second a program by its key. */
export function signInByKey(account: PassAccount | undefined, form: URLSearchParams, now: number): object {
  if (!account) return refuse('应用不存在');
  if (form.get('secret_key') !== account.key.secret) refuse('应用密钥错误');
  return openSession(account, 2, now);
}

/** The account behind a header, which has a hyphen between its two words, and no blank. */
export function accountBehind(
  accounts: Iterable<PassAccount>,
  { header, generation, now }: { header: string | undefined; generation: Generation; now: number },
): PassAccount {
  const sent = /^Bearer-([0-9a-f]{32})$/.exec(header ?? '')?.[1];
  const isOpen = (session: Session | undefined) =>
    session !== undefined && session.token === sent && session.generation === generation && session.until > now;
  const found = [...accounts].find(({ session, formerSessions }) => [session, ...formerSessions].some(isOpen));
  return found ?? refuse('登录已失效，请重新登录');
}

export const shownAccount = ({ name, phone, sms, copy, query, dump }: PassAccount): object => ({
  account: name,
  phone,
  sms,
  copy,
  query,
  dump,
});

/** Takes a message; a repetition is another one, which costs another of the account. */
export function sendText(account: PassAccount, form: URLSearchParams, now: number): object {
  const [phone, template] = [form.get('phone') ?? '', form.get('temp_id') ?? ''];
  const { sms, templates, sent, barred } = account;
  if (sms.open !== 1) refuse('请先开通短信服务');
  if (!/^1\d{10}$/.test(phone) || barred.has(phone)) refuse('手机号码错误');
  const names = templates.get(template) ?? refuse('短信模板不存在');
  const values = Object.fromEntries(names.map((name) => [name, form.get(`param[${name}]`) ?? refuse(`模板变量${name}不能为空`)]));
  if (sms.num <= 0) refuse('短信余量不足');
  sms.num -= 1;
  sent.push({ phone, template, values, at: now });
  return account.numbersMessages ? { id: 7_000_000 + sent.length } : [];
}
