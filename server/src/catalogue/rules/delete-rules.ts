import { inArray } from 'drizzle-orm';
import { productRuleRefusals } from '#contract/catalogue/rules.ts';
import type { Write } from '#server/platform/write/write.ts';
import { productRule } from './tables.ts';

/** Templates that exist are deleted; none at all is a failure. */
export async function deleteRules({ tx }: Write, { ids }: { ids: number[] }): Promise<null> {
  const gone = await tx.delete(productRule).where(inArray(productRule.id, ids)).returning({ id: productRule.id });
  if (gone.length === 0) throw productRuleRefusals.NOT_FOUND();
  return null;
}
