import type { Write } from '#server/platform/write/write.ts';
import { settleByHand } from './settle-by-hand.ts';

/** By staff who could not hand the money over: the order goes back to those who may refund it. */
export const failPaidBack = (write: Write, { orderNo, reason: why }: { orderNo: string; reason: string }): Promise<null> =>
  settleByHand(write, orderNo, { done: false, why });
