import { createHash, randomBytes } from 'node:crypto';
import { refuse } from './refusal.ts';

/** Text message as the platform took it. */
interface TakenMessage {
  phone: string;
  template: string;
  values: Readonly<Record<string, string>>;
}

interface Session {
  token: string;
  until: number;
}

/** Account at the platform with all that is kept of it. */
export interface PassAccount {
  name: string;
  password: string;
  sms: { num: number; open: 0 | 1; sign: string };
  /** Templates that were approved, by id, with the names of their variables. */
  templates: Map<string, readonly string[]>;
  /** Open session; a second sign-in ends the first. */
  session?: Session;
  /** Documents of the platform have the end of a token as seconds and as a moment. */
  tellsEndAs: 'duration' | 'moment';
  /** Answers with a number of each message. */
  numbersMessages: boolean;
  sent: TakenMessage[];
  /** Phones that the carriers refuse. */
  barred: Set<string>;
}

export const newPassAccount = (name: string): PassAccount => ({
  name,
  password: randomBytes(8).toString('hex'),
  sms: { num: 100, open: 1, sign: '信号匣' },
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
});

const LIFE_SECONDS = 7200;
const md5 = (text: string): string => createHash('md5').update(text).digest('hex');

export function signIn(account: PassAccount, form: URLSearchParams, now: number): object {
  if (form.get('account') !== account.name) refuse('账号不存在');
  if (form.get('secret') !== md5(account.name + md5(account.password))) refuse('账号或密码错误');
  const session = { token: randomBytes(16).toString('hex'), until: now + LIFE_SECONDS * 1000 };
  account.session = session;
  const end = account.tellsEndAs === 'moment' ? Math.floor(session.until / 1000) : LIFE_SECONDS;
  return { access_token: session.token, expires_in: end };
}

/** The header has a hyphen between its two words, and no blank. */
export function checkToken({ session }: PassAccount, header: string | undefined, now: number): void {
  const sent = /^Bearer-([0-9a-f]{32})$/.exec(header ?? '')?.[1];
  if (!session || session.token !== sent || session.until <= now) refuse('登录已失效，请重新登录');
}

export const shownAccount = ({ name, sms }: PassAccount): object => ({
  account: name,
  phone: '13800000000',
  sms,
  copy: { num: 0, open: 0 },
  query: { num: 0, open: 0 },
  dump: { num: 0, open: 0 },
});

/** Takes a message; a repetition is another one, which costs another of the account. */
export function sendText(account: PassAccount, form: URLSearchParams): object {
  const [phone, template] = [form.get('phone') ?? '', form.get('temp_id') ?? ''];
  const { sms, templates, sent, barred } = account;
  if (sms.open !== 1) refuse('请先开通短信服务');
  if (!/^1\d{10}$/.test(phone) || barred.has(phone)) refuse('手机号码错误');
  const names = templates.get(template) ?? refuse('短信模板不存在');
  const values = Object.fromEntries(names.map((name) => [name, form.get(`param[${name}]`) ?? refuse(`模板变量${name}不能为空`)]));
  if (sms.num <= 0) refuse('短信余量不足');
  sms.num -= 1;
  sent.push({ phone, template, values });
  return account.numbersMessages ? { id: 7_000_000 + sent.length } : [];
}
