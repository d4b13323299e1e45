import type { Input } from '#contract/call.ts';
import { labelOf } from '#contract/choices.ts';
import { type Fen, perYuan } from '#contract/fen.ts';
import { activityKinds } from '#contract/marketing/activities.ts';
import { teamRefusals, teamStates } from '#contract/marketing/teams.ts';
import { orderRefusals, type orderCalls } from '#contract/orders/orders.ts';
import { Refusal } from '#contract/refusal.ts';
import {
  type OrderSituation,
  type OrderState,
  type RefundState,
  isRefunding,
  orderSituations,
  recordTypes,
} from '#contract/orders/enums.ts';

interface OrderStanding {
  state: OrderState;
  refundState: RefundState;
  shippingType: number;
  isDel: boolean;
}

const SITUATIONS: Readonly<Record<OrderState, OrderSituation>> = {
  unpaid: 'unPaid',
  toSend: 'notShipped',
  sent: 'spike',
  toReview: 'bargain',
  done: 'complete',
  cancelled: 'deleted',
};
const REFUND_SITUATIONS: Readonly<Record<RefundState, OrderSituation | undefined>> = {
  none: undefined,
  asked: 'applyRefund',
  paying: 'refunding',
  refunded: 'refunded',
};

/**
 * Situation of an order in the back-office; the first that fits. Money that is asked back or on its way comes before a deletion, and
 * an order that was paid after it was cancelled is refunded, not deleted by its buyer. The words of `tab` say the same in SQL.
 */
export function situationOf({ state, refundState, shippingType, isDel }: OrderStanding): OrderSituation {
  if (isDel && !isRefunding(refundState) && !(state === 'cancelled' && refundState === 'refunded')) return 'deleted';
  const refunding = REFUND_SITUATIONS[refundState];
  if (refunding) return refunding;
  return state === 'toSend' && shippingType === 2 ? 'toBeWrittenOff' : SITUATIONS[state];
}

const teamWords: Readonly<Record<number, string>> = {
  [teamStates.running]: '正在进行中',
  [teamStates.succeeded]: '已完成',
  [teamStates.failed]: '未完成',
};

interface SoldOrder {
  activityKind: number | null;
  teamStatus: number | null;
  verifyCode: string;
}

/** The wire's label of an order, which says how the team of a group-buy stands. */
export function orderTypeOf({ activityKind, teamStatus, verifyCode }: SoldOrder): string {
  const kind = labelOf(activityKinds, activityKind);
  if (kind !== undefined) return `[${kind}订单]${teamStatus === null ? '' : (teamWords[teamStatus] ?? '')}`;
  return verifyCode === '' ? '[普通订单]' : '[核销订单]';
}

/** Goods of a group-buy wait until their team has succeeded. */
export const isTeamWaiting = ({ teamStatus }: Pick<SoldOrder, 'teamStatus'>): boolean =>
  teamStatus !== null && teamStatus !== teamStates.succeeded;

/** Moment since which the warehouse could have sent an order; the words of `isOverdue` say the same in SQL. */
export const waitsSince = (row: OrderStanding & Pick<SoldOrder, 'teamStatus'> & { payTime: Date | null }): Date | null =>
  situationOf(row) === 'notShipped' && !isTeamWaiting(row) ? row.payTime : null;

export function checkTeam(sold: Pick<SoldOrder, 'teamStatus'>): void {
  if (isTeamWaiting(sold)) throw teamRefusals.WAITS();
}

export const labelledSituation = (standing: OrderStanding) => {
  const key = situationOf(standing);
  return { key, value: orderSituations.labels[key] };
};

/** The wire's numbers. */
export const STATUS: Readonly<Record<OrderState, number>> = { unpaid: 0, toSend: 0, sent: 1, toReview: 2, done: 3, cancelled: 0 };
export const REFUND_STATUS: Readonly<Record<RefundState, number>> = { none: 0, asked: 1, refunded: 2, paying: 3 };

interface Sendable extends OrderStanding, Pick<SoldOrder, 'teamStatus'> {
  isSystemDel: boolean;
}
type SendTerms = Input<typeof orderCalls.send>;

/** A parcel whose number comes with a printed waybill. */
export const isBySheet = ({ type, expressRecordType }: SendTerms): boolean =>
  type === '1' && expressRecordType === recordTypes.sheet;

const blank = (value: string | null | undefined): boolean => value === null || value === undefined || value.trim() === '';

function checkExpress(
  { expressRecordType, expressCode, expressNumber, expressTempId, toName, toTel, toAddr }: SendTerms,
  hasSheets: boolean,
): void {
  if (blank(expressRecordType) || expressRecordType === recordTypes.typed) {
    if (blank(expressNumber)) throw orderRefusals.TRACKING_NUMBER();
    if (blank(expressCode)) throw orderRefusals.CARRIER();
    return;
  }
  if (blank(expressCode)) throw orderRefusals.CARRIER();
  if (expressRecordType !== recordTypes.sheet) throw orderRefusals.RECORD_TYPE();
  if (blank(expressTempId)) throw orderRefusals.SHEET();
  if (blank(toName)) throw orderRefusals.SENDER_NAME();
  if (blank(toTel)) throw orderRefusals.SENDER_PHONE();
  if (blank(toAddr)) throw orderRefusals.SENDER_ADDRESS();
  if (!hasSheets) throw orderRefusals.SHEETS_OFF();
}

function checkCourier({ deliveryName, deliveryTel }: SendTerms): void {
  if (blank(deliveryName)) throw orderRefusals.COURIER_NAME();
  if (blank(deliveryTel)) throw orderRefusals.COURIER_PHONE();
  if (!/^1\d{10}$/.test(deliveryTel ?? '')) throw orderRefusals.COURIER_PHONE_FORM();
}

/** The order of these is the wire's. Waybills are printed where the shop has switched them on. */
export function checkSendable(order: Sendable, input: SendTerms, hasSheets = false): void {
  if (order.isDel || order.isSystemDel) throw orderRefusals.DELETED_CANNOT_SEND();
  if (order.state === 'unpaid') throw orderRefusals.UNPAID_CANNOT_SEND();
  if (order.state !== 'toSend') throw orderRefusals.SENT_ALREADY();
  if (order.refundState === 'refunded') throw orderRefusals.REFUNDED_CANNOT_SEND();
  if (order.refundState !== 'none') throw orderRefusals.REFUNDING_CANNOT_SEND();
  checkTeam(order);
  if (order.shippingType === 2) throw orderRefusals.PICK_UP_CANNOT_SEND();
  if (input.type === '1') checkExpress(input, hasSheets);
  else if (input.type === '2') checkCourier(input);
  else if (input.type !== '3') throw orderRefusals.SEND_TYPE();
}

/** Reason why an order cannot be sent so; undefined when it can. */
export function whyNotSendable(order: Sendable, input: SendTerms): string | undefined {
  try {
    checkSendable(order, input);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}

interface Recipient {
  realName: string;
  userPhone: string;
  userAddress: string;
}

/** Orders go in one parcel only to one recipient. */
export const isSameRecipient = (one: Recipient, other: Recipient): boolean =>
  one.realName === other.realName && one.userPhone === other.userPhone && one.userAddress === other.userAddress;

interface ParcelFacts {
  state: OrderState;
  deliveryType: string | null;
  deliveryCode: string | null;
  deliveryId: string | null;
}

/** An order sent with this very parcel before: whoever lost the answer says it again. */
export const isSentSo = (
  { state, deliveryType, deliveryCode, deliveryId }: ParcelFacts,
  { type, expressCode, expressNumber }: Pick<SendTerms, 'type' | 'expressCode' | 'expressNumber'>,
): boolean =>
  type === '1' &&
  state === 'sent' &&
  deliveryType === 'express' &&
  deliveryCode === expressCode &&
  deliveryId === expressNumber?.trim();

/** Delivery in words: carrier and number, courier and phone, or that nothing was carried. */
export const deliveryText = ({
  deliveryType,
  deliveryName,
  deliveryId,
}: Pick<ParcelFacts, 'deliveryType' | 'deliveryId'> & { deliveryName: string | null }): string =>
  deliveryType === 'fictitious' ? '无需物流' : `${deliveryName ?? ''} ${deliveryId ?? ''}`.trim();

/** Amount that may still be refunded, in fen. */
export const refundableOf = ({
  payPrice,
  refundPrice,
  payTime,
}: {
  payPrice: Fen;
  refundPrice: Fen;
  payTime: Date | null;
}): Fen => (payTime === null ? 0 : payPrice - refundPrice);

/** Experience: a point for each whole yuan that was paid. */
export const experienceOf = (payPrice: Fen): number => Math.floor(payPrice / 100);

/** The part of points that goes with what was refunded so far; all of them with the last fen. */
export const shareOf = (points: number, refunded: Fen, paid: Fen): number =>
  refunded === paid ? points : Math.floor((points * refunded) / paid);

interface Giving {
  giveIntegral: number;
  quantity: number;
}

/** Points that an order earns once it is paid: some for each yuan, and those of its lines. */
export const gainOf = (goods: readonly Giving[], payPrice: Fen, forYuan: number): number =>
  goods.reduce((sum, { giveIntegral, quantity }) => sum + giveIntegral * quantity, perYuan(payPrice, forYuan));

/** The seller of all lines; 0 where they are several, or the house itself. */
export function sellerOf(lines: readonly { merId: number | null }[]): number {
  const [first, ...others] = new Set(lines.map(({ merId }) => merId));
  return others.length > 0 ? 0 : (first ?? 0);
}
