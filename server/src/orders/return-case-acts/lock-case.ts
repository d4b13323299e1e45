import type { Write } from '#server/platform/write/write.ts';
import type { OrderRecord } from '../orders/queries.ts';
import { lockOrder } from '../orders/record.ts';
import { returnCases } from '../return-cases/queries.ts';
import type { CaseRecord } from '../return-cases/tables.ts';

/** The order is locked before its case, as every act on it locks the order first. Whoever may not see the order finds none. */
export async function lockCase(write: Write, id: number): Promise<{ found: CaseRecord; of: OrderRecord }> {
  const { orderNo } = await returnCases.get(write.tx, id);
  const of = await lockOrder(write, orderNo);
  return { of, found: await returnCases.lock(write.tx, id) };
}
