import type { Input } from '#contract/call.ts';
import type { ruleCalls } from '#contract/catalogue/rules.ts';
import type { Write } from '#server/platform/write/write.ts';
import { cleaned } from './rules.ts';
import { productRule } from './tables.ts';

type Draft = Input<typeof ruleCalls.save>;

/** A new template, whatever id the client sends along. */
export async function saveRule({ tx }: Write, { ruleName, ruleValue }: Draft): Promise<null> {
  await tx.insert(productRule).values({ ruleName: ruleName.trim(), ruleValue: cleaned(ruleValue) });
  return null;
}
