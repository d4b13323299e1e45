import { type SQL, and, not, sql } from 'drizzle-orm';
import type { Period } from '#contract/date-limit.ts';
import { type ExpiryHours, expiresIn } from '../provider-payments/expiry.ts';
import { order } from '../orders/tables.ts';
import { isPartPaid } from '../part-payments/queries.ts';

/** Span in which unpaid orders expire, by the hours of the settings. */
export interface Expiring {
  hours: ExpiryHours;
  span: Period;
}

/** Orders to send; those of a team that is not full wait for it. In the words of the indexes `order__overdue` and `order__to_send`. */
export const canLeave = sql`${order.tab} = 'notShipped' and coalesce(${order.teamStatus}, 2) = 2`;

/** Orders that their customers may fetch. */
export const canBeFetched = sql`${order.tab} = 'toBeWrittenOff' and coalesce(${order.teamStatus}, 2) = 2`;

/** Orders whose goods wait for a team. In the words of the index `order__for_team`. */
export const isForTeam = sql`${order.tab} in ('notShipped', 'toBeWrittenOff') and coalesce(${order.teamStatus}, 2) <> 2`;

/** Orders to send that were paid before. */
export const isOverdue = (before: unknown): SQL => sql`${canLeave} and ${order.payTime} < ${before}`;

/** Orders to send that were paid in a span. */
export const isToShip = ({ from, until }: Period): SQL =>
  sql`${canLeave} and ${order.payTime} >= ${from} and ${order.payTime} < ${until}`;

/** Orders that are cancelled in a span unless they are paid; those of which a part was received stay. */
export const isExpiring = ({ hours, span }: Expiring): SQL | undefined =>
  and(expiresIn(hours, span), not(isPartPaid(sql`${order.id}`)));

/** Orders to be paid by hand that were placed before and wait for their money; the timer cancels those of an activity. In the words of `order__expiring`. */
export const isLongUnpaid = (before: unknown): SQL =>
  sql`${order.state} = 'unpaid' and ${order.payType} = 'offline' and ${order.activityId} is null and ${order.createTime} < ${before}`;

/** Orders whose refund waits for the shop to agree or to refuse; once it did, the money is on its way. */
export const isRefundAsked = sql`${order.refundState} = 'asked'`;

/** Orders whose refund waits for people to pay it. In the words of the index `order__pay_back`. */
export const isToPayBack = sql`${order.isOwedByHand}`;

/** Orders whose money WeChat keeps frozen. In the words of the index `order__money_frozen`. */
export const hasFrozenMoney = sql`${order.isMoneyFrozen}`;

export const isVisible = sql`not ${order.isSystemDel}`;
