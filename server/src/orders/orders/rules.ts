import { labelOf } from '#contract/choices.ts';
import { type Fen, perYuan } from '#contract/fen.ts';
import { activityKinds } from '#contract/marketing/activities.ts';
import { teamRefusals, teamStates } from '#contract/marketing/teams.ts';
import {
  type OrderSituation,
  type OrderState,
  type RefundState,
  isRefunding,
  orderSituations,
  situationWord,
} from '#contract/orders/enums.ts';
import { orderRefusals } from '#contract/orders/order-refusals.ts';
import type { Refusal } from '#contract/refusal.ts';

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

type TeamStanding = OrderStanding & Pick<SoldOrder, 'teamStatus'>;

/** Paid order whose goods would leave or be handed out but for its team; the words of `isForTeam` say the same in SQL. */
export const waitsForTeam = (row: TeamStanding): boolean =>
  isTeamWaiting(row) && ['notShipped', 'toBeWrittenOff'].includes(situationOf(row));

/** Moment since which the warehouse could have sent an order; the words of `isOverdue` say the same in SQL. */
export const waitsSince = (row: TeamStanding & { payTime: Date | null }): Date | null =>
  situationOf(row) === 'notShipped' && !isTeamWaiting(row) ? row.payTime : null;

export function checkTeam(sold: Pick<SoldOrder, 'teamStatus'>): void {
  if (isTeamWaiting(sold)) throw teamRefusals.WAITS();
}

export const labelledSituation = (standing: OrderStanding) => {
  const key = situationOf(standing);
  return { key, value: orderSituations.labels[key] };
};

/** Label of the situation on papers and in files. */
export const wordOf = (order: TeamStanding & { payTime: Date | null }): string =>
  situationWord({ statusStr: labelledSituation(order), paid: order.payTime !== null, isTeamWaiting: waitsForTeam(order) });

/** The wire's numbers. */
export const STATUS: Readonly<Record<OrderState, number>> = { unpaid: 0, toSend: 0, sent: 1, toReview: 2, done: 3, cancelled: 0 };
export const REFUND_STATUS: Readonly<Record<RefundState, number>> = { none: 0, asked: 1, refunded: 2, paying: 3 };

/** Delivery in words: carrier and number, courier and phone, or that nothing was carried. */
export const deliveryText = ({
  deliveryType,
  deliveryName,
  deliveryId,
}: Record<'deliveryType' | 'deliveryName' | 'deliveryId', string | null>): string =>
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

/** Refusal of a price that changes nothing, or is the second one; undefined where it may be set. */
export function whyNotRepriced(
  { payPrice: from, beforePayPrice }: { payPrice: Fen; beforePayPrice: Fen | null },
  to: Fen,
): Refusal | undefined {
  if (beforePayPrice !== null) return orderRefusals.PRICE_CHANGED_BEFORE();
  return from === to ? orderRefusals.SAME_PRICE({ from, to }) : undefined;
}

export const isGroupBuy = ({ activityKind }: { activityKind: number | null }): boolean => activityKind === activityKinds.groupBuy;
