import type { KeyObject } from 'node:crypto';
import type { PagePayment } from '../common/answers.ts';
import { rsaSign } from './authorization.ts';

interface Prepayment {
  appId: string;
  prepayId: string;
  timestamp: string;
  nonce: string;
}

/** Parameters with which a page opens the payment in WeChat. */
export function payParameters({ appId, prepayId, timestamp, nonce }: Prepayment, key: KeyObject): PagePayment {
  const packed = `prepay_id=${prepayId}`;
  const paySign = rsaSign(key, appId, timestamp, nonce, packed);
  return { appId, timeStamp: timestamp, nonceStr: nonce, package: packed, signType: 'RSA', paySign };
}
