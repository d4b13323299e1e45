import type { Input } from '#contract/call.ts';
import type { ruleCalls } from '#contract/catalogue/rules.ts';
import type { Write } from '#server/platform/write/write.ts';
import { rules } from './queries.ts';
import { cleaned } from './rules.ts';

/** Products that copied the template keep what they copied. */
export async function updateRule(write: Write, { id, ruleName, ruleValue }: Input<typeof ruleCalls.update>): Promise<null> {
  await rules.set(write, id, { ruleName: ruleName.trim(), ruleValue: cleaned(ruleValue) });
  return null;
}
