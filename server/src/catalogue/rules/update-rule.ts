import { eq } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { no, type ruleCalls } from '#contract/catalogue/rules.ts';
import type { Write } from '#server/platform/write/write.ts';
import { cleaned } from './rules.ts';
import { productRule } from './tables.ts';

type Edit = Input<typeof ruleCalls.update>;

/** Products that copied the template keep what they copied. */
export async function updateRule({ tx }: Write, { id, ruleName, ruleValue }: Edit): Promise<null> {
  const changed = await tx
    .update(productRule)
    .set({ ruleName: ruleName.trim(), ruleValue: cleaned(ruleValue) })
    .where(eq(productRule.id, id))
    .returning({ id: productRule.id });
  if (changed.length === 0) throw no.NOT_DONE();
  return null;
}
