import type { RefundState, WechatPayment, WechatRefund } from './answers.ts';

export type NoticeRefusal =
  | 'unsigned'
  | 'early'
  | 'late'
  | 'unknownKey'
  | 'forged'
  | 'notSetUp'
  | 'broken'
  | 'sealed'
  | 'merchant'
  | 'app'
  | 'currency';

/**
 * Notice that came in. `refundHint`: nobody has proven who sent it, so that it is only a reason to query; `other`: verified, and of
 * nothing that the shop waits for.
 */
export type WechatNotice = { version: '2' | '3' } & (
  | { state: 'payment'; id: string; payment: WechatPayment }
  | { state: 'refund'; id: string; refundState: RefundState; refund: WechatRefund }
  | { state: 'refundHint'; id: string; outRefundNo: string; outTradeNo: string; refundId: string }
  | { state: 'other'; id: string }
  | { state: 'refused'; why: NoticeRefusal; says: string }
);

const REFUSED: Readonly<Record<NoticeRefusal, string>> = {
  unsigned: '通知没有签名',
  early: '通知的时间比本机晚 5 分钟以上，请校准服务器时间',
  late: '通知的时间比本机早 5 分钟以上',
  unknownKey: '验签失败：微信支付使用了未知的证书或公钥，请在「商户平台 > API 安全」核对',
  forged: '验签失败',
  notSetUp: '微信支付还没有配置好',
  broken: '通知的内容读不懂',
  sealed: '通知的内容解不开，请核对 API 密钥',
  merchant: '通知属于别的商户号',
  app: '通知属于别的 AppId',
  currency: '通知的币种不是人民币',
};

export const refused = (version: WechatNotice['version'], why: NoticeRefusal): WechatNotice => ({
  version,
  state: 'refused',
  why,
  says: REFUSED[why],
});
