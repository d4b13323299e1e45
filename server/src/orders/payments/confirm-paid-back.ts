import { moneyLeft } from '#server/platform/payments.ts';
import type { Write } from '#server/platform/write/write.ts';
import { settleByHand } from './settle-by-hand.ts';

/** Confirms a refund that no provider can pay, by staff who have handed the money over. */
export const confirmPaidBack = (write: Write, { orderNo }: { orderNo: string }): Promise<null> =>
  settleByHand(write, orderNo, moneyLeft());
