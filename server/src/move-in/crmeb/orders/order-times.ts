import type { Moving, Theirs } from '../../engine/moving.ts';
import { flagOf, momentOf, textOf, timesOf } from '../values/values.ts';
import { standingOf } from './order-state.ts';

/** Moment of the first step of a kind. */
function stepTime({ beside }: Theirs, ...kinds: string[]): Date | null {
  const step = (beside['steps'] ?? []).find((each) => kinds.includes(textOf(each['change_type'])));
  return momentOf(step?.['create_time']);
}

/** Moments of the steps of an order, as its state has them. */
export function orderTimes(record: Theirs, moving: Pick<Moving, 'now'>) {
  const { row } = record;
  const { createTime, updateTime } = timesOf(record, moving);
  const { state } = standingOf(row);
  const payTime = flagOf(row['paid']) ? (momentOf(row['pay_time']) ?? createTime) : null;
  const isSent = state === 'sent' || state === 'toReview' || state === 'done';
  const isReceived = state === 'toReview' || state === 'done';
  return {
    createTime,
    updateTime,
    payTime,
    shippedTime: isSent ? (stepTime(record, 'express', 'delivery_goods', 'delivery', 'delivery_fictitious') ?? payTime) : null,
    receivedTime: isReceived ? (stepTime(record, 'user_take_delivery', 'take_delivery') ?? updateTime) : null,
    cancelTime: state === 'cancelled' ? (stepTime(record, 'cancel', 'cancel_order') ?? updateTime) : null,
  };
}
