import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { choices } from '../choices.ts';
import { sendRight } from '../orders/claims.ts';
import { orderRefusals } from '../orders/order-refusals.ts';
import { orderNo } from '../orders/placing.ts';
import { refusals } from '../refusal.ts';
import { count, moment, nothing } from '../wire.ts';

/** Standing of an order at WeChat, which keeps the money of its mini programme frozen until it knows that the goods were sent. */
export const shippingStates = choices({
  waiting: ['waiting', '未上传', 'waits'],
  uploaded: ['uploaded', '已上传', 'underway'],
  failed: ['failed', '上传失败', 'trouble'],
  received: ['received', '已确认收货', 'underway'],
  settled: ['settled', '已结算', 'done'],
  notNeeded: ['notNeeded', '无需上传', 'rest'],
});
export type ShippingState = (typeof shippingStates.values)[number];

/** Ways in which a buyer confirmed at WeChat that the goods came. */
export const receiptWays = choices({ byHand: ['byHand', '用户确认'], byTime: ['byTime', '到期自动确认'] });

export const shippingRefusals = refusals('shipping_information', {
  NONE: { says: () => '这笔订单的货款不经过小程序，或还没有发货，无需上传发货信息' },
});

export const ShippingInformation = z.object({
  state: shippingStates.schema(),
  /** Reason of the state, in words that say what to do. */
  why: z.string().nullable(),
  /** All goods were told to be sent; until then the money stays frozen. */
  isWhole: z.boolean(),
  /** The one correction that WeChat takes was made. */
  isCorrected: z.boolean(),
  /** Parcels that WeChat knows. */
  parcels: count,
  uploadedTime: moment.nullable(),
  /** Time of the next try. */
  nextAskTime: moment.nullable(),
  /** Time at which WeChat reminded the shop to send. */
  remindedTime: moment.nullable(),
  receivedTime: moment.nullable(),
  receivedBy: receiptWays.schema().nullable(),
  /** Time by which WeChat means to settle. */
  estimatedTime: moment.nullable(),
  settledTime: moment.nullable(),
});
export type ShippingInformation = z.output<typeof ShippingInformation>;

/** The noun is the order: its sendings move what is uploaded. */
export const shippingInformationCalls = calls('order', '/admin/store/order/shipping-information', {
  shippingInformation: get('/info', {
    permission: 'admin:order:info',
    dataScope: 'whole_order',
    about: 'What WeChat knows of the sending of an order whose money came by the mini programme; null for any other order.',
    query: z.object({ orderNo }),
    returns: ShippingInformation.nullable(),
    refuses: [orderRefusals.NOT_FOUND],
  }),
  uploadShipping: post('/upload', {
    permission: sendRight,
    about: 'Has the sending of an order uploaded to WeChat anew, at once.',
    body: z.object({ orderNo }),
    returns: nothing,
    says: '已重新提交，请稍后查看结果',
    refuses: [orderRefusals.NOT_FOUND, shippingRefusals.NONE],
  }),
});
