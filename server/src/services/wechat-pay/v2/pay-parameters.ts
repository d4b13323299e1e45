import type { PagePayment } from '../common/answers.ts';
import type { SignType } from '../common/merchant.ts';
import { signOf } from './sign.ts';

interface Prepayment {
  appId: string;
  prepayId: string;
  timestamp: string;
  nonce: string;
}

/** Parameters with which a page opens the payment in WeChat. */
export function payParameters(prepayment: Prepayment, apiKey: string, signType: SignType): PagePayment {
  const { appId, prepayId, timestamp: timeStamp, nonce: nonceStr } = prepayment;
  const said = { appId, timeStamp, nonceStr, package: `prepay_id=${prepayId}`, signType };
  return { ...said, paySign: signOf(said, apiKey, signType) };
}
