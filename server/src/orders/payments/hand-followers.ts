import type { Fen } from '#contract/fen.ts';
import type { RefundOutcome } from '#server/platform/payments.ts';
import type { Write } from '#server/platform/write/write.ts';

/** Hears how the refund of an order that people were to pay came out; the caller holds the order. */
export type HandFollower = (write: Write, orderNo: string, outcome: RefundOutcome) => Promise<void>;

export const handFollowers: HandFollower[] = [];

/** Registers what ends with a refund that people pay; the cashier lies above orders. */
export const onRefundByHand = (follower: HandFollower): void => void handFollowers.push(follower);

/** Money that staff have counted on the page of an order. */
interface Counted {
  orderNo: string;
  amount: Fen;
  method: string;
}

/** Hears of money that was counted without a receipt; the caller holds the order. */
type CountFollower = (write: Write, counted: Counted) => Promise<void>;

export const countFollowers: CountFollower[] = [];

/** Registers what keeps the money that is counted; the cashier lies above orders. */
export const onCounted = (follower: CountFollower): void => void countFollowers.push(follower);
