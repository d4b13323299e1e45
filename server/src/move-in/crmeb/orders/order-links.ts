import type { Theirs } from '../../engine/moving.ts';
import { textOf } from '../values/values.ts';
import { ORDER_ACTIVITIES } from './order-activities.ts';
import type { OrderAround } from './order-around.ts';
import { standingOf } from './order-state.ts';

/** A text that one order at most has; empty where it is none, or another order's. */
export function once({ taken }: OrderAround, text: string, most: number): string {
  if (text === '' || text.length > most || taken.has(text)) return '';
  taken.add(text);
  return text;
}

function activityOf({ row }: Theirs, { activities }: OrderAround) {
  for (const { column, noun, kind } of ORDER_ACTIVITIES) {
    const activityId = activities.get(`${noun} ${textOf(row[column])}`);
    if (activityId !== undefined) return { activityId, activityKind: kind };
  }
  return { activityId: null, activityKind: null };
}

/** A bargain ends in one order that stands. */
function participationOf({ row }: Theirs, { participations, taken }: OrderAround): number | null {
  const id = participations.get(textOf(row['bargain_user_id']));
  const isTaken = taken.has(`participation ${id}`);
  if (id === undefined || isTaken) return null;
  if (standingOf(row).state !== 'cancelled') taken.add(`participation ${id}`);
  return id;
}

function couponOf({ row }: Theirs, { held, coupons }: OrderAround) {
  const couponId = held.get(textOf(row['coupon_id']));
  const issueCouponId = couponId === undefined ? undefined : coupons.get(couponId);
  return issueCouponId === undefined ? { couponId: null, issueCouponId: null } : { couponId, issueCouponId };
}

/** Activity, bargain, team and coupon that an order was bought with. */
export function linksOf(record: Theirs, around: OrderAround) {
  const ofTeam = around.teams.get(record.key);
  return {
    ...couponOf(record, around),
    ...activityOf(record, around),
    participationId: participationOf(record, around),
    teamId: ofTeam?.id ?? null,
    teamStatus: ofTeam?.status ?? null,
  };
}
