import { randomBytes } from 'node:crypto';
import { refuse } from './refusal.ts';

type Review = 0 | 1 | 2 | 10;

interface ReviewedText {
  review: Review;
  /** Text with its variables: `您的验证码为${code}`. */
  text: string;
}

interface TakenText {
  bizId: string;
  phone: string;
  sign: string;
  template: string;
  values: Readonly<Record<string, string>>;
  at: number;
}

/** Account with 阿里云短信, whose faults and reviews are changed in place. */
export interface AliyunAccount {
  keyId: string;
  keySecret: string;
  /** Key of a user without the right to send. */
  mayNotSend: boolean;
  signs: Map<string, Review>;
  templates: Map<string, ReviewedText>;
  /** Fen that are left; a text costs 4.5 fen and is counted as 5. */
  balance: number;
  sent: TakenText[];
  /** Numbers that carriers know nothing of. */
  wrongPhones: Set<string>;
  /** Words of carriers for numbers at which no text arrives. */
  unreachable: Map<string, string>;
  /** Milliseconds until a carrier says what became of a text. */
  receiptAfter: number;
  /** Nonces of requests, none of which is taken twice. */
  nonces: Set<string>;
}

export const newAliyunAccount = (): AliyunAccount => ({
  keyId: `LTAI${randomBytes(10).toString('hex')}`,
  keySecret: randomBytes(15).toString('hex'),
  mayNotSend: false,
  signs: new Map([['信号匣', 1]]),
  templates: new Map([
    ['SMS_100000001', { review: 1, text: '您的验证码为${code}，请勿告诉他人。' }],
    ['SMS_100000002', { review: 1, text: '您购买的商品已支付成功，支付金额${pay_price}元，订单号${order_id}，感谢您的光临！' }],
    ['SMS_100000003', { review: 0, text: '您的订单${order_id}已发货。' }],
  ]),
  balance: 1000,
  sent: [],
  wrongPhones: new Set(),
  unreachable: new Map(),
  receiptAfter: 5000,
  nonces: new Set(),
});

const PRICE = 5;
const LONGEST_VALUE = 35;
const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];
/** Most texts for one number with one template: within a minute, an hour, a day. */
const LIMITS: readonly (readonly [within: number, most: number])[] = [
  [MINUTE, 1],
  [HOUR, 5],
  [DAY, 10],
];

function valuesIn(text: string, query: URLSearchParams): Readonly<Record<string, string>> {
  const names = [...text.matchAll(/\$\{(\w+)\}/g)].map(([, name = '']) => name);
  let given: unknown;
  try {
    given = JSON.parse(query.get('TemplateParam') ?? '{}');
  } catch {
    return refuse('isv.INVALID_JSON_PARAM', 'JSON参数不合法，只接受字符串值');
  }
  if (typeof given !== 'object' || given === null) return refuse('isv.INVALID_JSON_PARAM', 'JSON参数不合法，只接受字符串值');
  const entries = new Map(Object.entries(given));
  const values: [string, string][] = [];
  for (const name of names) {
    const value: unknown = entries.get(name);
    if (value === undefined || value === '') return refuse('isv.TEMPLATE_MISSING_PARAMETERS', '模版缺少变量');
    if (typeof value !== 'string') return refuse('isv.INVALID_JSON_PARAM', 'JSON参数不合法，只接受字符串值');
    if (value.length > LONGEST_VALUE) return refuse('isv.PARAM_LENGTH_LIMIT', '参数超出长度限制');
    if (/https?:\/\//.test(value)) return refuse('isv.PARAM_NOT_SUPPORT_URL', '不支持URL');
    values.push([name, value]);
  }
  return Object.fromEntries(values);
}

function requireTurn({ sent }: AliyunAccount, phone: string, template: string, now: number): void {
  const before = sent.filter((one) => one.phone === phone && one.template === template);
  for (const [within, most] of LIMITS)
    if (before.filter(({ at }) => now - at < within).length >= most) {
      const [unit] = within === MINUTE ? ['分钟'] : within === HOUR ? ['小时'] : ['天'];
      refuse('isv.BUSINESS_LIMIT_CONTROL', `触发${unit}级流控Permits:${most}`);
    }
}

/** Takes a text; a repetition is another one, which costs again. */
export function sendSms(account: AliyunAccount, query: URLSearchParams, now: number): object {
  if (account.mayNotSend) refuse('isp.RAM_PERMISSION_DENY', 'RAM权限不足');
  const need = (name: string) =>
    query.get(name) || refuse(`MissingParameter.${name}`, `${name} is mandatory for this action.`, 400);
  const [phone, sign, template] = [need('PhoneNumbers'), need('SignName'), need('TemplateCode')];
  if (!/^(\+?86|0086)?1\d{10}$/.test(phone) || account.wrongPhones.has(phone)) refuse('isv.MOBILE_NUMBER_ILLEGAL', '非法手机号');
  if (account.signs.get(sign) !== 1) refuse('isv.SMS_SIGNATURE_ILLEGAL', '短信签名不合法');
  const found = account.templates.get(template);
  if (found?.review !== 1) return refuse('isv.SMS_TEMPLATE_ILLEGAL', '短信模版不合法');
  const values = valuesIn(found.text, query);
  if (account.balance < PRICE) refuse('isv.AMOUNT_NOT_ENOUGH', '账户余额不足');
  requireTurn(account, phone, template, now);
  account.balance -= PRICE;
  const bizId = `${900_000 + account.sent.length}^0`;
  account.sent.push({ bizId, phone, sign, template, values, at: now });
  return { BizId: bizId };
}

export function getSmsSign({ signs }: AliyunAccount, query: URLSearchParams): object {
  const name = query.get('SignName') ?? '';
  const review = signs.get(name);
  if (review === undefined) return refuse('isv.SMS_SIGN_ILLEGAL', '签名不存在');
  return { SignName: name, SignStatus: review };
}

export function getSmsTemplate({ templates }: AliyunAccount, query: URLSearchParams): object {
  const code = query.get('TemplateCode') ?? '';
  const found = templates.get(code);
  if (!found) return refuse('isv.SMS_TEMPLATE_ILLEGAL', '模版不存在');
  return { TemplateCode: code, TemplateStatus: String(found.review), TemplateContent: found.text };
}

const THIRTY_DAYS = 30 * DAY;
const dayOf = (at: number): string => new Date(at + 8 * HOUR).toISOString().slice(0, 10).replaceAll('-', '');

const required = (query: URLSearchParams, name: string): string =>
  query.get(name) || refuse(`MissingParameter.${name}`, `${name} is mandatory for this action.`, 400);

/** Texts to a number of one day, with the word of its carrier once there is one. */
export function querySendDetails(
  { sent, unreachable, receiptAfter }: AliyunAccount,
  query: URLSearchParams,
  now: number,
): object {
  const [phone, day] = [required(query, 'PhoneNumber'), required(query, 'SendDate')];
  const [size, page] = [Number(required(query, 'PageSize')), Number(required(query, 'CurrentPage'))];
  if (!/^\d{8}$/.test(day) || day < dayOf(now - THIRTY_DAYS)) refuse('isv.DATE_FORMAT_ERROR', '日期格式错误');
  if (!(size >= 1 && size <= 50 && page >= 1)) refuse('isv.PARAM_LENGTH_LIMIT', '参数超出长度限制');
  const bizId = query.get('BizId') ?? '';
  const found = sent.filter((one) => one.phone === phone && dayOf(one.at) === day && (bizId === '' || one.bizId === bizId));
  const shown = found.slice((page - 1) * size, page * size).map((one) => {
    const word = unreachable.get(phone) ?? 'DELIVERED';
    const isWaiting = now - one.at < receiptAfter;
    const ErrCode = isWaiting ? '' : word;
    const SendStatus = isWaiting ? 1 : word === 'DELIVERED' ? 3 : 2;
    return { PhoneNum: phone, TemplateCode: one.template, SendStatus, ErrCode, OutId: '' };
  });
  return { TotalCount: String(found.length), SmsSendDetailDTOs: { SmsSendDetailDTO: shown } };
}
