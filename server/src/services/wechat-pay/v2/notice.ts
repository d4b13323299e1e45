import type { WechatMerchant } from '../common/merchant.ts';
import { type WechatNotice, refused } from '../common/notices.ts';
import { isCurrency, isOurMerchant, strangerIn } from '../common/payment-checks.ts';
import { messageIn } from './ask.ts';
import { openRefundNotice } from './open-refund-notice.ts';
import { paymentIn } from './payments.ts';
import { type MessageFields, isSigned } from './sign.ts';

/** Hint to query: a refund notice is signed by nobody, and its cipher proves nothing. */
function refundHint(fields: MessageFields, merchant: WechatMerchant): WechatNotice {
  if (!isOurMerchant(fields.mch_id ?? '', merchant)) return refused('2', 'merchant');
  const inner = openRefundNotice(fields.req_info ?? '', merchant.apiKey);
  if (!inner) return refused('2', 'sealed');
  const { out_refund_no: outRefundNo = '', out_trade_no: outTradeNo = '', refund_id: refundId = '' } = inner;
  if (outRefundNo === '' && refundId === '') return refused('2', 'broken');
  return { version: '2', state: 'refundHint', id: `refund-${refundId}`, outRefundNo, outTradeNo, refundId };
}

export function openNotice(merchant: WechatMerchant, body: Buffer): WechatNotice {
  if (merchant.apiKey === '') return refused('2', 'notSetUp');
  const fields = messageIn(body);
  if (!fields) return refused('2', 'broken');
  if (fields.req_info !== undefined) return refundHint(fields, merchant);
  if (!isSigned(fields, merchant.apiKey, merchant.signType)) return refused('2', 'forged');
  const stranger = strangerIn({ merchantNo: fields.mch_id ?? '', appId: fields.appid ?? '' }, merchant);
  if (stranger) return refused('2', stranger);
  const id = fields.transaction_id ?? '';
  if (fields.return_code !== 'SUCCESS' || fields.result_code !== 'SUCCESS') return { version: '2', state: 'other', id };
  const payment = paymentIn(fields);
  if (!payment) return refused('2', 'broken');
  return isCurrency(payment) ? { version: '2', state: 'payment', id, payment } : refused('2', 'currency');
}
