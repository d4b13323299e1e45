import { moneyLeft } from '#server/platform/payments.ts';
import type { Write } from '#server/platform/write/write.ts';
import { settleByHand } from './settle-by-hand.ts';

/** Confirms a refund that no provider pays, by staff who have paid the customer. */
export const confirmPaidBack = (write: Write, { id }: { id: number }): Promise<null> => settleByHand(write, id, moneyLeft());
