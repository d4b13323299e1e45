import { type Meaning, meaningOf as choiceMeaning } from '#contract/choices.ts';
import type { Answer } from '#contract/call.ts';
import type { orderCalls } from '#contract/orders/orders.ts';
import { orderSituations, situationWord } from '#contract/orders/enums.ts';
import { Signal } from '#web/ui/cells/signal.tsx';

export type OrderRow = Answer<typeof orderCalls.list>['list'][number];
export type OrderInfo = Answer<typeof orderCalls.info>;
/** An order as the list and the detail both know it. */
export type Order = Pick<OrderInfo, keyof OrderInfo & keyof OrderRow>;

const TO_SEND = 0;
/** `refundStatus` of an order whose refund waits for an answer. */
export const ASKED = 1;
/** State of an order whose goods were all refunded. */
export const REFUNDED = 2;
/** Label of a refund that waits for people to pay it. */
export const OWED = '待线下退款';
export type RefundState = Pick<Order, 'refundStatus' | 'isRequested'>;
/** A refund that staff began and that failed: it waits like one that was asked for, but no customer asks. Only our server says so. */
export const isRefundFailed = ({ refundStatus, isRequested }: RefundState): boolean =>
  refundStatus === ASKED && isRequested === false;
/** Paid, by the situation as well: the detail of another server does not say it apart. */
export const isPaid = ({ paid, statusStr }: Pick<Order, 'paid' | 'statusStr'>): boolean =>
  paid && statusStr.key !== orderSituations.unPaid;

/** Key of an order, which its lines know where the row does not. */
export const keyOfOrder = ({ id, productList: [line] }: Pick<OrderRow, 'id' | 'productList'>): number =>
  id || (line?.orderId ?? 0);

export const isToSend = ({ status }: Pick<Order, 'status'>): boolean => status === TO_SEND;

/** Lines of an order, whether the list or the detail read it. */
export const linesOf = (order: Order & Partial<Pick<OrderRow, 'productList'> & Pick<OrderInfo, 'orderInfo'>>) =>
  order.productList ?? order.orderInfo ?? [];

/** "王小明 · 手机尾号 8000" */
export const recipientOf = ({ realName, userPhone }: Pick<Order, 'realName' | 'userPhone'>): string =>
  userPhone === '' ? realName : `${realName} · 手机尾号 ${userPhone.slice(-4)}`;

/** Meaning of the situation for the shop; one we do not know asks nothing. */
export const meaningOf = (key: string): Meaning => choiceMeaning(orderSituations, key) ?? 'rest';

/** Customers delete only what they paid for; an order that was cancelled and paid too late is refunded, and nobody deleted it. */
export const DeletedMark = ({ of: { statusStr, paid } }: { of: Pick<Order, 'statusStr' | 'paid'> }) =>
  statusStr.key === orderSituations.deleted && paid ? <small className="gone">用户已删除</small> : null;

type Situated = Pick<Order, 'statusStr' | 'paid' | 'isOwedByHand' | 'isTeamWaiting'> & RefundState;

/** A refund that no provider pays is the shop's turn, and so is one that failed; goods that wait for a team are nobody's. */
export function Situation({ of }: { of: Situated }) {
  if (of.isOwedByHand) return <Signal of="waits">{OWED}</Signal>;
  if (isRefundFailed(of)) return <Signal of="trouble">退款失败</Signal>;
  return <Signal of={of.isTeamWaiting ? 'rest' : meaningOf(of.statusStr.key)}>{situationWord(of)}</Signal>;
}
