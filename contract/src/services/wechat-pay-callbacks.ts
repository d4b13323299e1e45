import { callback, callbacks } from './callbacks.ts';

const headers = ['wechatpay-timestamp', 'wechatpay-nonce', 'wechatpay-signature', 'wechatpay-signature-type', 'wechatpay-serial'];
const SIGNED =
  'RSA-SHA256 of time, nonce and raw body by the key that the serial names, within five minutes; merchant, app and currency';

/** Notices of WeChat Pay in its third version. */
export const wechatPayCallbacks = callbacks('wechatPay', '/admin/payment/callback/wechat/v3', {
  paid: callback('POST', '', { label: '付款通知', verifies: SIGNED, headers }),
  refunded: callback('POST', '/refund', { label: '退款通知', verifies: SIGNED, headers }),
});

/** Notices of its second version, at the addresses of the wire. */
export const wechatPayV2Callbacks = callbacks('wechatPay', '/admin/payment/callback/wechat', {
  formerlyPaid: callback('POST', '', { label: '付款通知（旧版）', verifies: 'MD5 or HMAC-SHA256 of all fields by the API key' }),
  formerlyRefunded: callback('POST', '/refund', {
    label: '退款通知（旧版）',
    verifies: 'opens with the API key, which proves nothing: whatever it says is queried',
  }),
});
