import { moneyStayed } from '#server/platform/payments.ts';
import type { Write } from '#server/platform/write/write.ts';
import { settleByHand } from './settle-by-hand.ts';

/** Hands the order back to those who may refund it, by staff who could not hand the money over. */
export const failPaidBack = (write: Write, { orderNo, reason: why }: { orderNo: string; reason: string }): Promise<null> =>
  settleByHand(write, orderNo, moneyStayed(why));
