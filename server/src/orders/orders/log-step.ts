import { actorIdOf, actorName } from '#server/platform/actor.ts';
import { preparedInsert } from '#server/platform/database/prepared.ts';
import type { Write } from '#server/platform/write/write.ts';
import { orderLog } from './tables.ts';

/** Names of the steps; all but the last nine are the wire's. */
export type StepType =
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
  | 'remove_order'
  | 'tracking_edit'
  | 'recall'
  | 'address_edit'
  | 'order_mark'
  | 'coupon_gift'
  | 'receipt'
  | 'return_case'
  | 'claim'
  | 'release';

export interface Step {
  type: StepType;
  message: string;
  reason?: string | undefined;
}

const insertStep = preparedInsert(orderLog, (tx, row) => tx.insert(orderLog).values(row));

const rowOf = ({ actor, now }: Write, orderId: number, { type, message, reason }: Step) => ({
  orderId,
  changeType: type,
  changeMessage: message.slice(0, 512),
  reason: reason ?? null,
  actorKind: actor.kind,
  actorId: actorIdOf(actor),
  actorName: actorName(actor),
  createTime: now,
});

export async function logStep(write: Write, orderId: number, step: Step): Promise<void> {
  await insertStep(write.tx, rowOf(write, orderId, step));
}

/** The same step of several orders, in one statement. */
export async function logSteps(write: Write, orderIds: readonly number[], step: Step): Promise<void> {
  if (orderIds.length > 0) await write.tx.insert(orderLog).values(orderIds.map((orderId) => rowOf(write, orderId, step)));
}
