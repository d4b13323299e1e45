import type { RefundOutcome } from '#server/platform/payments.ts';
import type { Write } from '#server/platform/write/write.ts';

/** Hears how the refund of an order that people were to pay came out; the caller holds the order. */
export type HandFollower = (write: Write, orderNo: string, outcome: RefundOutcome) => Promise<void>;

export const handFollowers: HandFollower[] = [];

/** Registers what ends with a refund that people pay; the cashier lies above orders. */
export const onRefundByHand = (follower: HandFollower): void => void handFollowers.push(follower);
