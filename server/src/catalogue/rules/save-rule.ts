import type { Input } from '#contract/call.ts';
import type { ruleCalls } from '#contract/catalogue/rules.ts';
import type { Write } from '#server/platform/write/write.ts';
import { rules } from './queries.ts';
import { cleaned } from './rules.ts';

/** A new template, whatever id the client sends along. */
export async function saveRule(write: Write, { ruleName, ruleValue }: Input<typeof ruleCalls.save>): Promise<null> {
  await rules.insert(write, { ruleName: ruleName.trim(), ruleValue: cleaned(ruleValue) });
  return null;
}
