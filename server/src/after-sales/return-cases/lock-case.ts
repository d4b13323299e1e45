import { and, eq } from 'drizzle-orm';
import { returnCaseRefusals } from '#contract/after-sales/return-case-refusals.ts';
import { scopeOf } from '#server/platform/actor.ts';
import { leftWhole } from '#server/platform/scope/scoped.ts';
import type { Write } from '#server/platform/write/write.ts';
import { type OrderRecord, type CaseRecord, lockOrder, returnCase } from '#server/orders/index.ts';
import { casesSeen, returnCases } from './queries.ts';

/** The order is locked before its case, as every act on it locks the order first. Whoever may not see the order finds no case, and one of several shops is the house’s. */
export async function lockCase(write: Write, id: number): Promise<{ found: CaseRecord; of: OrderRecord }> {
  const { orderNo } = await casesSeen(write.actor).get(write.tx, id);
  const of = await lockOrder(write, orderNo);
  const isWhole = leftWhole(returnCase, scopeOf(write.actor));
  if (isWhole && (await write.tx.$count(returnCase, and(eq(returnCase.id, id), isWhole))) === 0)
    throw returnCaseRefusals.OF_SEVERAL();
  return { of, found: await returnCases.lock(write.tx, id) };
}
