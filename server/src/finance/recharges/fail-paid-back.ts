import { moneyStayed } from '#server/platform/payments.ts';
import type { Write } from '#server/platform/write/write.ts';
import { settleByHand } from './settle-by-hand.ts';

/** Returns the money to the balance, by staff who could not pay the customer. */
export const failPaidBack = (write: Write, { id, reason: why }: { id: number; reason: string }): Promise<null> =>
  settleByHand(write, id, moneyStayed(why));
