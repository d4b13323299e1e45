import type { OrderState, RefundState } from '#contract/orders/enums.ts';
import type { TheirRow } from '../../dump/columns.ts';
import { fenOf, flagOf, intOf } from '../values/values.ts';

export interface OrderStanding {
  state: OrderState;
  refundState: RefundState;
  isDel: boolean;
  isSystemDel: boolean;
}

const PAID: Readonly<Record<number, OrderState>> = { 0: 'toSend', 1: 'sent', 2: 'toReview', 3: 'done' };
const REFUNDS: Readonly<Record<number, RefundState>> = { 1: 'asked', 2: 'refunded', 3: 'paying' };

/** State of an order of theirs in words of ours. */
export function standingOf(row: TheirRow): OrderStanding {
  const isSystemDel = flagOf(row['is_system_del']);
  const isDel = flagOf(row['is_del']);
  if (!flagOf(row['paid'])) {
    const isCancelled = isDel || isSystemDel;
    return { state: isCancelled ? 'cancelled' : 'unpaid', refundState: 'none', isDel: isCancelled, isSystemDel };
  }
  const state = PAID[intOf(row['status'])] ?? 'done';
  return { state, refundState: REFUNDS[intOf(row['refund_status'])] ?? 'none', isDel, isSystemDel };
}

/** Money that went back of it; of a refund under way none has yet. */
export const refundedOf = (row: TheirRow): number =>
  flagOf(row['paid']) && intOf(row['refund_status']) !== 3 ? Math.min(fenOf(row['refund_price']), fenOf(row['pay_price'])) : 0;
