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
  | { state: 'refused'; why: NoticeRefusal }
);

export const refused = (version: WechatNotice['version'], why: NoticeRefusal): WechatNotice => ({
  version,
  state: 'refused',
  why,
});
