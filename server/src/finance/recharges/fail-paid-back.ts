import type { Write } from '#server/platform/write/write.ts';
import { settleByHand } from './settle-by-hand.ts';

/** By staff who could not pay the customer: the money goes back onto the balance. */
export const failPaidBack = (write: Write, { id, reason: why }: { id: number; reason: string }): Promise<null> =>
  settleByHand(write, id, { done: false, why });
