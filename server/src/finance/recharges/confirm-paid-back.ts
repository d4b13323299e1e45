import type { Write } from '#server/platform/write/write.ts';
import { settleByHand } from './settle-by-hand.ts';

/** By staff who have paid the customer: a refund that no provider pays waits for them. */
export const confirmPaidBack = (write: Write, { id }: { id: number }): Promise<null> =>
  settleByHand(write, id, { done: true, providerNo: '' });
