import type { Write } from '#server/platform/write/write.ts';
import { settleByHand } from './settle-by-hand.ts';

/** By staff who have handed the money over: a refund that no provider can pay waits for them. */
export const confirmPaidBack = (write: Write, { orderNo }: { orderNo: string }): Promise<null> =>
  settleByHand(write, orderNo, { done: true, providerNo: '' });
