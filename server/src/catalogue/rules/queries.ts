import { desc, or, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { type Rule, productRuleRefusals, type ruleCalls } from '#contract/catalogue/rules.ts';
import type { Page } from '#contract/wire.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { inAnySpelling, matching } from '#server/platform/database/conditions.ts';
import { containing } from '#server/platform/database/like.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import { cleaned } from './rules.ts';
import { productRule } from './tables.ts';

type RuleDraft = Pick<Input<typeof ruleCalls.update>, 'ruleName' | 'ruleValue'>;

export const rules = rowsOf(productRule, { missing: productRuleRefusals.NOT_FOUND });
export const saveRule = rules.saveForm(({ ruleName, ruleValue }: RuleDraft) => ({
  ruleName: ruleName.trim(),
  ruleValue: cleaned(ruleValue),
}));

/** Condition on the words of a rule: its text would also match the signs and names of its JSON. */
const hasLine = (word: string) => sql`exists (
  select from jsonb_array_elements(${productRule.ruleValue}) line
  where line ->> 'value' ilike ${containing(word)}
     or exists (select from jsonb_array_elements_text(line -> 'detail') text where text ilike ${containing(word)}))`;

/** Found by name, by a specification or by any of its values. */
export function listRules(db: Db, { keywords, ...paging }: Input<typeof ruleCalls.list>): Promise<Page<Rule>> {
  const named = matching(keywords, productRule.ruleName);
  return pageOf(db, paging, {
    from: productRule,
    where: named && or(named, inAnySpelling(keywords?.trim() ?? '', hasLine)),
    order: [desc(productRule.id)],
  });
}
