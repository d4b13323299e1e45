import { newNonce } from '../crypt.ts';
import type { Platform } from '../platform.ts';
import { PlatformRefusal } from '../refusal.ts';
import { type CheckedMessage, MessageRefusal, checkMessage } from './check-message.ts';
import { type V2Fields, signedMessage, writeMessage } from './message.ts';
import { beginRefund, shownRefunds } from './refunds.ts';
import { beginTrade, closeTrade, shownTrade } from './trades.ts';

type Served = (platform: Platform, message: CheckedMessage) => V2Fields;

const routes: Readonly<Record<string, Served>> = {
  '/pay/unifiedorder': beginTrade,
  '/pay/orderquery': (platform, { fields }) => shownTrade(platform, fields),
  '/pay/closeorder': (platform, { fields }) => closeTrade(platform, fields),
  '/secapi/pay/refund': beginRefund,
  '/pay/refundquery': (platform, { fields }) => shownRefunds(platform, fields),
};

/** Codes of refusals that have another name in this version. */
const CODES: Readonly<Record<string, string>> = {
  NOT_ENOUGH: 'NOTENOUGH',
  ORDER_NOT_EXIST: 'ORDERNOTEXIST',
  RESOURCE_NOT_EXISTS: 'REFUNDNOTEXIST',
  ORDER_CLOSED: 'ORDERCLOSED',
  FREQUENCY_LIMITED: 'INVALID_REQ_TOO_MUCH',
  INVALID_REQUEST: 'PARAM_ERROR',
};

const BILL = '/pay/downloadbill';
const REFUND = '/secapi/pay/refund';

export const isV2 = (target: string): boolean => target in routes || target === BILL;

const notTaken = (message: string, more: V2Fields = {}): Buffer =>
  Buffer.from(writeMessage({ return_code: 'FAIL', return_msg: message, ...more }));

function billOf(platform: Platform, { fields: { bill_date: day = '' } }: CheckedMessage): Buffer {
  try {
    return platform.bill(day.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')).gzipped;
  } catch (error) {
    if (!(error instanceof PlatformRefusal)) throw error;
    return notTaken(error.code === 'NO_STATEMENT_EXIST' ? 'No Bill Exist' : error.message, { error_code: '20002' });
  }
}

function carriedOut(platform: Platform, target: string, message: CheckedMessage): V2Fields {
  const { merchant } = platform;
  const names = { return_code: 'SUCCESS', return_msg: 'OK', appid: message.fields['appid'] ?? '', mch_id: merchant.mchid };
  try {
    return { ...names, nonce_str: newNonce(), result_code: 'SUCCESS', ...routes[target]?.(platform, message) };
  } catch (error) {
    if (!(error instanceof PlatformRefusal)) throw error;
    platform.refusals.push({ target, code: error.code, message: error.message });
    const refused = { result_code: 'FAIL', err_code: CODES[error.code] ?? error.code, err_code_des: error.message };
    return { ...names, nonce_str: newNonce(), ...refused };
  }
}

/** Answer to a request of the second version, always with status 200. `serialNo` is that of the certificate that the line was opened with. */
export function answerV2(
  platform: Platform,
  { target, body, serialNo }: { target: string; body: Buffer; serialNo: string },
): Buffer {
  const { merchant } = platform;
  try {
    if (target === REFUND && serialNo !== merchant.serialNo) throw new MessageRefusal('证书校验失败');
    const message = checkMessage(body, merchant);
    if (target === BILL) return billOf(platform, message);
    return Buffer.from(signedMessage(carriedOut(platform, target, message), merchant.apiKey, message.signType));
  } catch (error) {
    if (!(error instanceof MessageRefusal)) throw error;
    platform.refusals.push({ target, code: 'FAIL', message: error.message });
    return notTaken(error.message);
  }
}
