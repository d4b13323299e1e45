import type { Input } from '#contract/call.ts';
import type { ruleCalls } from '#contract/catalogue/rules.ts';
import type { Write } from '#server/platform/write/write.ts';
import { rules } from './queries.ts';
import { cleaned } from './rules.ts';

type RuleDraft = Pick<Input<typeof ruleCalls.update>, 'ruleName' | 'ruleValue'>;

/** A new template where there is no id yet. Products that copied one keep what they copied. */
export async function saveRule(write: Write, { id, ruleName, ruleValue }: RuleDraft & { id?: number }): Promise<null> {
  await rules.save(write, id, { ruleName: ruleName.trim(), ruleValue: cleaned(ruleValue) });
  return null;
}
