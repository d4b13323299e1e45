import { actorIdOf, actorName } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';

/** Names of steps that the wire has, */
type WireStepType =
  | 'cache_key_create_order'
  | 'pay_success'
  | 'offline'
  | 'order_edit'
  | 'express'
  | 'delivery'
  | 'delivery_fictitious'
  | 'user_take_delivery'
  | 'check_order_over'
  | 'apply_refund'
  | 'refund_refuse'
  | 'refund_price'
  | 'cancel'
  | 'cancel_order'
  | 'remove_order';
/** and names of our own. */
type StepType =
  | WireStepType
  | 'tracking_edit'
  | 'recall'
  | 'address_edit'
  | 'order_mark'
  | 'coupon_gift'
  | 'receipt'
  | 'waybill'
  | 'return_case'
  | 'claim'
  | 'release';

export interface OrderStep {
  type: StepType;
  message: string;
  reason?: string | undefined;
}

export const rowOfStep = (
  { actor, now }: Pick<Write, 'actor' | 'now'>,
  orderId: number,
  { type, message, reason }: OrderStep,
) => ({
  orderId,
  changeType: type,
  changeMessage: message.slice(0, 512),
  reason: reason ?? null,
  actorKind: actor.kind,
  actorId: actorIdOf(actor),
  actorName: actorName(actor),
  createTime: now,
});
