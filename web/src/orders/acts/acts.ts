import { claimCalls } from '#contract/orders/claims.ts';
import { deskCancelCalls } from '#contract/orders/payments/money-by-hand.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { receiptCalls } from '#contract/fulfilment/receipts.ts';
import { type Key, extensionKey } from '#web/ui/wire/index.ts';
import { sendingCalls } from '#contract/fulfilment/sending.ts';
import { isMine, waitsForStaff } from '../claims/handled.ts';
import { isFree, leftToRefund } from '../refund/refund-sum.ts';
import { ASKED, type RefundState, type Order, REFUNDED, isPaid, isRefundFailed } from '../order/situation.tsx';

/** Acts of staff on an order, and what decides who may: a permission where the list need not load the call of a dialog. */
export const acts = {
  send: { label: '发货', call: sendingCalls.send },
  verify: { label: '核销', call: 'admin:order:write:update' },
  agree: { label: '退款', call: 'admin:order:refund' },
  returnCase: { label: '退换', call: extensionKey('admin:order:case:save', 'order') },
  refuse: { label: '拒绝退款', call: 'admin:order:refund:refuse' },
  pay: { label: '确认付款', call: extensionKey('admin:order:pay:offline') },
  credit: { label: '赊账', call: extensionKey('admin:cashier:credit:settle') },
  paidBack: { label: '确认已退款', call: extensionKey('admin:order:pay:offline') },
  notPaidBack: { label: '没有退成', call: extensionKey('admin:order:pay:offline') },
  cancel: { label: '取消订单', call: deskCancelCalls.deskCancel },
  price: { label: '改价', call: orderCalls.updatePrice },
  code: { label: '扫码收款', call: extensionKey('admin:order:create') },
  address: { label: '修改地址', call: extensionKey('admin:order:address', 'order_line') },
  correct: { label: '改单号', call: sendingCalls.correctTracking },
  recall: { label: '撤回发货', call: sendingCalls.recall },
  receive: { label: '确认收货', call: orderCalls.receive },
  claim: { label: '我来处理', call: claimCalls.claim },
  release: { label: '放回', call: claimCalls.release },
  assign: { label: '指派', call: claimCalls.assign },
  mark: { label: '备注', call: orderCalls.mark },
  receipt: { label: '打印小票', call: receiptCalls.print },
  remove: { label: '删除', call: orderCalls.remove },
} as const satisfies Record<string, { label: string; call: Key }>;

export type Act = keyof typeof acts;
/** Acts without a dialog of their own. */
export type PlainAct = 'receive' | 'remove' | 'cancel' | 'claim' | 'release';

type OrderFacts = Pick<
  Order,
  | 'statusStr'
  | 'paid'
  | 'refundStatus'
  | 'isDel'
  | 'isAlterPrice'
  | 'payPrice'
  | 'payType'
  | 'refundPrice'
  | 'isOwedByHand'
  | 'deliveryId'
  | 'shippingType'
  | 'status'
  | 'sentPieces'
  | 'caseState'
  | 'source'
  | 'handler'
  | 'isTeamWaiting'
  | 'isPart'
>;

const TO_SEND = 0;
const NONE = 0;
const UNDER_WAY = 3;
const OFFLINE = 'offline';
const PICKED_UP = 2;

/** A courier's phone stands where a tracking number would; phones are eleven digits that begin with 1. */
const isParcel = (deliveryId: string | null) => deliveryId !== null && deliveryId !== '' && !/^1\d{10}$/.test(deliveryId);

/** Waits for money that staff take, or for staff to give it up: the timer of online payments leaves it alone, or no customer has it. */
const isUnpaidByHand = ({ statusStr, payType, source }: OrderFacts) =>
  statusStr.key === 'unPaid' && (payType === OFFLINE || source === 'desk');

/** Goods that were kept when all goods were refunded can follow; a server that knows no cases has nothing more to pay. */
function mayPayBack(order: OrderFacts): boolean {
  if (order.refundStatus === UNDER_WAY) return false;
  if (order.refundStatus === REFUNDED) return order.caseState !== undefined && leftToRefund(order) > 0;
  return isFree(order) || leftToRefund(order) > 0;
}

/** Acts on all of an order, which the house does where others have lines of it. */
const ofAll: ReadonlySet<Act> = new Set(['refuse', 'price', 'address', 'receive', 'claim', 'release', 'mark']);

const offers: Readonly<Record<Act, (order: OrderFacts) => boolean>> = {
  send: ({ statusStr, refundStatus, isTeamWaiting }) => statusStr.key === 'notShipped' && refundStatus === NONE && !isTeamWaiting,
  verify: ({ statusStr, paid, refundStatus, isTeamWaiting }) =>
    statusStr.key === 'toBeWrittenOff' && paid && refundStatus === NONE && !isTeamWaiting,
  agree: (order) => isPaid(order) && (order.refundStatus === ASKED ? !order.isPart : !order.isDel) && mayPayBack(order),
  returnCase: ({ paid, status, sentPieces, isDel, refundStatus, caseState }) =>
    caseState !== undefined && paid && !isDel && refundStatus !== REFUNDED && (status > TO_SEND || sentPieces > 0),
  refuse: ({ refundStatus }) => refundStatus === ASKED,
  price: ({ statusStr, isAlterPrice, payPrice }) => statusStr.key === 'unPaid' && !isAlterPrice && payPrice !== null,
  code: ({ statusStr, payPrice }) => statusStr.key === 'unPaid' && payPrice !== null,
  pay: (order) => isUnpaidByHand(order) && order.payPrice !== null,
  credit: ({ statusStr, payPrice, isTeamWaiting }) => statusStr.key === 'unPaid' && payPrice !== null && !isTeamWaiting,
  cancel: (order) => isUnpaidByHand(order),
  paidBack: ({ isOwedByHand = false }) => isOwedByHand,
  notPaidBack: ({ isOwedByHand = false }) => isOwedByHand,
  address: ({ statusStr, shippingType }) => ['unPaid', 'notShipped'].includes(statusStr.key) && shippingType !== PICKED_UP,
  correct: ({ statusStr, deliveryId }) => statusStr.key === 'spike' && isParcel(deliveryId),
  recall: ({ statusStr, refundStatus }) => statusStr.key === 'spike' && refundStatus === NONE,
  receive: ({ statusStr, refundStatus }) => statusStr.key === 'spike' && refundStatus === NONE,
  claim: (order) => waitsForStaff(order) && !order.handler,
  release: (order) => isMine(order),
  assign: (order) => waitsForStaff(order),
  mark: () => true,
  receipt: (order) => isPaid(order),
  remove: ({ isDel, refundStatus }) => isDel && (refundStatus === NONE || refundStatus === REFUNDED),
};

// A refund that was asked for is the next thing to decide; one that nobody asked for is an exception.
const usual: readonly Act[] = [
  'send',
  'verify',
  'pay',
  'paidBack',
  'notPaidBack',
  'price',
  'code',
  'credit',
  'correct',
  'claim',
  'release',
  'mark',
  'address',
  'assign',
  'cancel',
  'agree',
  'returnCase',
  'receive',
  'recall',
  'receipt',
  'remove',
];
const whenAsked: readonly Act[] = ['agree', 'refuse', 'claim', 'release', 'returnCase', 'mark', 'assign', 'receipt', 'remove'];

/** The one that is the shop's turn; what is sent waits for the customer. */
export const isNextStep = (act: Act, { refundStatus }: Pick<Order, 'refundStatus'>): boolean =>
  act === 'send' || act === 'verify' || act === 'pay' || act === 'paidBack' || (act === 'agree' && refundStatus === ASKED);

/** Acts possible on an order as it stands, the likeliest first. */
export const actsOf = (order: OrderFacts): Act[] =>
  (order.refundStatus === ASKED ? whenAsked : usual).filter((act) => offers[act](order) && !(order.isPart && ofAll.has(act)));

export function labelOf(act: Act, order: RefundState): string {
  if (isRefundFailed(order) && act === 'agree') return '重新退款';
  if (isRefundFailed(order) && act === 'refuse') return '不再退款';
  return act === 'agree' && order.refundStatus === ASKED ? '同意退款' : acts[act].label;
}
