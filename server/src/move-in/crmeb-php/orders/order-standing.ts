import type { TheirRow } from '../../dump/columns.ts';
import { intOf } from '../../crmeb/values/values.ts';

interface StandingInForm {
  status: string;
  refund_status: string;
}

const asked = '1';
const refunded = '2';
const OWN_REFUNDED = -2;
const OWN_ASKED = -1;

const RECEIVED = new Set(['take_delivery', 'user_take_delivery']);

/** How far an order had come before its state was given to a refund. */
function wayOf({ delivery_type: delivery }: TheirRow, steps: readonly TheirRow[]): string {
  if (!delivery) return '0';
  return steps.some((step) => RECEIVED.has(step['change_type'] ?? '')) ? '2' : '1';
}

/** State of delivery: 4 is sent in part, 5 picked up in part. */
const statusOf = (status: number): string => (status === 4 ? '1' : status === 5 ? '0' : String(status));

/** Kinds of a request that waits for an answer or for the goods. */
const WAITING = new Set(['1', '2', '4', '5']);

/** A request for a refund that nobody has decided or taken back. */
const isOpen = (refund: TheirRow): boolean =>
  WAITING.has(refund['refund_type'] ?? '') && ['is_cancel', 'is_pink_cancel', 'is_del'].every((end) => refund[end] !== '1');

/** States of an order, of which a refund takes the place of the other there. */
export function standingOf(row: TheirRow, steps: readonly TheirRow[], refunds: readonly TheirRow[]): StandingInForm {
  const status = intOf(row['status']);
  const way = status < 0 ? wayOf(row, steps) : statusOf(status);
  const isBack = status === OWN_REFUNDED || row['refund_status'] === refunded;
  const isAsked = status === OWN_ASKED || row['refund_status'] === asked || refunds.some(isOpen);
  return { status: way, refund_status: isBack ? refunded : isAsked ? asked : '0' };
}
