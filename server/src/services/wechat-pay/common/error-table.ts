import { OutgoingError } from '#server/platform/http-client/outgoing-error.ts';
import type { WechatPayFailure } from './answers.ts';

/** Consequence of a refusal; `done`: what was asked for has happened before. */
export type Consequence = WechatPayFailure['state'] | 'done';
type Meaning = readonly [consequence: Consequence, says: string, remedy: string];

const LOOK = '请核对后重新发起';
const WAIT = '系统会自动重试';
const QUERY = '系统会自动查询结果，请勿重复操作';

const WRONG: Meaning = ['notDone', '微信支付认为请求的内容不正确', LOOK];
const BUSY: Meaning = ['retryLater', '请求过于频繁', WAIT];
const NO_MONEY: Meaning = ['retryLater', '商户号可用余额不足', '请在商户平台充值，充值后系统会用同一单号重试'];
const SIGN: Meaning = ['setup', '微信支付不认可我们的签名', '请核对商户号、密钥、商户证书和服务器时间'];
const NO_RIGHT: Meaning = ['setup', '商户号没有这项权限', '请在商户平台开通后重试'];
const NOT_LINKED: Meaning = ['setup', 'AppId 没有关联这个商户号', '请在商户平台「产品中心 > AppID 账号管理」关联'];
const NO_MERCHANT: Meaning = ['setup', '商户号不存在', '请核对支付配置里的 Mchid（商户号）'];
const NO_APP: Meaning = ['setup', 'AppId 不存在', '请核对支付配置里的 AppId'];
const ACCOUNT: Meaning = ['notDone', '客户的账户异常，微信支付不受理', '请与客户联系，改用其他方式'];
const USED: Meaning = ['notDone', '这个单号已经用过', '请换一个单号重新发起'];
const CLOSED: Meaning = ['notDone', '这笔支付已关闭', '请重新发起支付'];
const PAID: Meaning = ['done', '这笔支付已经付过', '无须处理'];
const NONE: Meaning = ['notDone', '微信支付没有这个单号', LOOK];
const LOST: Meaning = ['unknown', '微信支付系统繁忙，结果未知', QUERY];

/** Codes of both versions. */
const MEANINGS: Readonly<Record<string, Meaning>> = {
  PARAM_ERROR: WRONG,
  INVALID_REQUEST: WRONG,
  LACK_PARAMS: WRONG,
  REFUND_FEE_MISMATCH: ['notDone', '同一退款单号的金额与上次不同', LOOK],
  SIGN_ERROR: SIGN,
  SIGNERROR: SIGN,
  CERT_ERROR: ['setup', '微信支付不认可商户证书', '请重新上传商户证书'],
  NO_AUTH: NO_RIGHT,
  NOAUTH: NO_RIGHT,
  APPID_MCHID_NOT_MATCH: NOT_LINKED,
  MCH_NOT_EXISTS: NO_MERCHANT,
  MCHID_NOT_EXIST: NO_MERCHANT,
  APPID_NOT_EXIST: NO_APP,
  NOT_ENOUGH: NO_MONEY,
  NOTENOUGH: NO_MONEY,
  USER_ACCOUNT_ABNORMAL: ACCOUNT,
  ACCOUNT_ERROR: ACCOUNT,
  RULE_LIMIT: ['notDone', '微信支付的业务规则不允许这次操作', '请在商户平台查看原因'],
  TRADE_ERROR: ['notDone', '交易的状态不允许这次操作', '请查询这笔支付后再处理'],
  TRADE_OVERDUE: ['notDone', '支付超过一年，不能原路退款', '请用其他方式退给客户'],
  ERROR: ['notDone', '微信支付没有受理', '请在商户平台查看原因'],
  OUT_TRADE_NO_USED: USED,
  ORDERPAID: PAID,
  ORDER_PAID: PAID,
  ORDERCLOSED: CLOSED,
  ORDER_CLOSED: CLOSED,
  ORDER_NOT_EXIST: NONE,
  ORDERNOTEXIST: NONE,
  RESOURCE_NOT_EXISTS: NONE,
  REFUNDNOTEXIST: NONE,
  FREQUENCY_LIMITED: BUSY,
  RATELIMIT_EXCEEDED: BUSY,
  INVALID_REQ_TOO_MUCH: ['retryLater', '同一笔支付两次退款相隔不足一分钟', WAIT],
  SYSTEM_ERROR: LOST,
  SYSTEMERROR: LOST,
  BIZERR_NEED_RETRY: LOST,
};

const hasMeaning = (code: string, meaning: Meaning): boolean => Object.hasOwn(MEANINGS, code) && MEANINGS[code] === meaning;
/** Says that nothing is under the number. */
export const isMissing = (code: string): boolean => hasMeaning(code, NONE);
export const isClosed = (code: string): boolean => hasMeaning(code, CLOSED);

const OF_STATUS: readonly (readonly [from: number, meaning: Meaning])[] = [
  [500, LOST],
  [429, BUSY],
  [401, SIGN],
];
const REFUSED: Meaning = ['notDone', '微信支付没有受理', LOOK];

const meaningOf = (code: string, status: number): Meaning =>
  Object.hasOwn(MEANINGS, code)
    ? (MEANINGS[code] ?? REFUSED)
    : (OF_STATUS.find(([from]) => (from === 500 ? status >= from : status === from))?.[1] ?? REFUSED);

interface ProviderRefusal {
  code: string;
  status: number;
  /** Words of WeChat Pay, which name the field that is wrong. */
  message: string;
}

/** Meaning of a refusal: a code that nobody here knows means what its status does. */
export function consequenceOf({ code, status }: Pick<ProviderRefusal, 'code' | 'status'>): Consequence {
  return meaningOf(code, status)[0];
}

const MESSAGE_MAX = 120;

export function failureOf({ code, status, message }: ProviderRefusal): WechatPayFailure {
  const [consequence, says, remedy] = meaningOf(code, status);
  const words = message.replaceAll(/\s+/g, ' ').trim().slice(0, MESSAGE_MAX);
  const state = consequence === 'done' ? 'notDone' : consequence;
  return { state, code, says: words === '' ? says : `${says}（${words}）`, remedy };
}

/** Failures that WeChat Pay says nothing of. */
const OWN = {
  NOT_SENT: ['retryLater', '连接不上微信支付', '请检查服务器的网络；系统会自动重试'],
  NO_ANSWER: ['unknown', '微信支付没有应答，结果未知', QUERY],
  BROKEN: ['unknown', '微信支付的应答读不懂，结果未知', QUERY],
  UNSIGNED: ['unknown', '微信支付的应答没有可信的签名，结果未知', QUERY],
  MISMATCH: ['unknown', '微信支付的应答与请求不符，结果未知', '请在商户平台核对'],
  BAD_BILL: ['retryLater', '对账单不完整', WAIT],
  BAD_BILL_ADDRESS: ['retryLater', '对账单的下载地址不属于微信支付', '请核对接口地址'],
  NOT_CONNECTED: ['setup', '还没有接入微信支付', '请在系统设置的支付配置里上传商户证书'],
  NO_MERCHANT_NO: ['setup', '没有填写 Mchid（商户号）', '请在系统设置的支付配置里填写'],
  TWO_MERCHANTS: ['setup', '公众号与小程序填写了不同的 Mchid（商户号）', '请在支付配置里改为同一个'],
  NO_APP_ID: ['setup', '没有填写 AppId', '请在系统设置的支付配置里填写'],
  NO_API_KEY: ['setup', '没有填写 API 密钥', '请在系统设置的支付配置里填写 Key'],
  NO_API_V3_KEY: ['setup', '没有填写 APIv3 密钥，或不是 32 个字符', '请在经营设置的微信支付里填写'],
  NO_CERTIFICATE: ['setup', '没有上传商户证书', '请在系统设置的支付配置里上传'],
  NO_PAIR: ['setup', '新版接口需要 PEM 格式的商户证书和私钥', '请上传压缩包里的 apiclient_cert.pem 和 apiclient_key.pem'],
  EXPIRED_CERTIFICATE: ['setup', '商户证书已过期', '请在商户平台更换证书后重新上传'],
  BAD_PUBLIC_KEY: ['setup', '微信支付公钥读不懂', '请从「商户平台 > API 安全」重新复制公钥和公钥 ID'],
  NO_ADDRESS: ['setup', '没有填写接口地址', '请在经营设置的微信支付里填写'],
  SWITCHED_OFF: ['setup', '微信支付已关闭', '请在系统设置的支付配置里开启'],
} as const satisfies Record<string, Meaning>;

export function ownFailure(code: keyof typeof OWN): WechatPayFailure & { state: 'retryLater' | 'setup' | 'unknown' } {
  const [state, says, remedy] = OWN[code];
  return { state, code, says, remedy };
}

/** Failure of a request that brought no answer: whether it may have been read decides whether it may have been done. */
export function lossOf(error: unknown): WechatPayFailure {
  if (!(error instanceof OutgoingError)) throw error;
  return ownFailure(error.isSent ? 'NO_ANSWER' : 'NOT_SENT');
}
