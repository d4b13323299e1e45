import { createHash, randomBytes } from 'node:crypto';

export interface KnownParcel {
  com: string;
  num: string;
  /** Phone numbers of the recipient and the sender. */
  phones: readonly string[];
  state: string;
  steps: readonly { time: string; context: string }[];
}

/** Account at 快递100 with what the platform knows and keeps of it. */
export interface Kuaidi100 {
  customer: string;
  key: string;
  /** Queries that are paid for. */
  left: number;
  parcels: KnownParcel[];
  /** Moments at which each number was asked for last, whatever was answered. */
  askedAt: Map<string, number>;
  refusals: { returnCode: string; message: string }[];
}

export const newKuaidi100 = (): Kuaidi100 => ({
  customer: randomBytes(16).toString('hex').toUpperCase(),
  key: randomBytes(8).toString('hex'),
  left: 100,
  parcels: [],
  askedAt: new Map(),
  refusals: [],
});

const SPACING_MS = 30 * 60_000;
/** Carriers that want the phone number of the recipient or the sender. */
const withPhone = ['shunfeng', 'shunfengkuaiyun', 'zhongtong', 'fengwang'];

const signOf = (param: string, { key, customer }: Kuaidi100) =>
  createHash('md5')
    .update(param + key + customer)
    .digest('hex')
    .toUpperCase();

/** Whole numbers count as well as their last four digits. */
const isPhoneOf = ({ phones }: KnownParcel, said: string) =>
  phones.some((phone) => phone === said || (said.length === 4 && phone.endsWith(said)));

/** Answers a query; every query that reaches a number costs one, and keeps that number closed for half an hour. */
export function answerQuery(platform: Kuaidi100, form: URLSearchParams, now: number): object {
  const refuse = (returnCode: string, message: string) => {
    platform.refusals.push({ returnCode, message });
    return { result: false, returnCode, message };
  };
  const param = form.get('param') ?? '';
  if (form.get('customer') !== platform.customer || form.get('sign') !== signOf(param, platform))
    return refuse('503', '验证签名失败');
  const { com, num, phone, order } = Object(JSON.parse(param));
  const isWhole = [com, num].every((said) => typeof said === 'string' && /^[0-9a-zA-Z]+$/.test(said));
  if (!isWhole || !['asc', 'desc'].includes(order)) return refuse('400', '提交的数据不完整，或者贵公司没授权');
  if (platform.left <= 0) return refuse('601', '您的账号余额不足，请充值');
  const last = platform.askedAt.get(`${com} ${num}`);
  platform.askedAt.set(`${com} ${num}`, now);
  platform.left -= 1;
  if (last !== undefined && now - last < SPACING_MS) return refuse('504', '查询太频繁，单号已锁定');
  const parcel = platform.parcels.find((known) => known.com === com && known.num === num);
  if (withPhone.includes(com) && !(parcel && isPhoneOf(parcel, String(phone ?? ''))))
    return refuse('408', '快递公司参数异常：验证码错误');
  if (!parcel) return refuse('500', '查询无结果，请隔段时间再查');
  const data = parcel.steps.map((step) => ({ ...step, ftime: step.time, status: '在途', location: '' }));
  const rows = order === 'asc' ? data.toReversed() : data;
  return { message: 'ok', nu: num, ischeck: '0', com, status: '200', state: parcel.state, condition: '00', data: rows };
}
