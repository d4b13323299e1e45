import type { Write } from '#server/platform/write/write.ts';
import { type OrderRecord, type CaseRecord, lockOrder } from '#server/orders/index.ts';
import { casesSeen, returnCases } from './queries.ts';

/** The order is locked before its case, as every act on it locks the order first. Whoever may not see the order finds no case. */
export async function lockCase(write: Write, id: number): Promise<{ found: CaseRecord; of: OrderRecord }> {
  const { orderNo } = await casesSeen(write.actor).get(write.tx, id);
  const of = await lockOrder(write, orderNo);
  return { of, found: await returnCases.lock(write.tx, id) };
}
