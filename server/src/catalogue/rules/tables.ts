import { jsonb, integer, pgTable, unique, varchar } from 'drizzle-orm/pg-core';
import type { RuleLine } from '#contract/catalogue/specifications.ts';
import { scopedBy } from '#server/platform/scope/scoped.ts';

/** A specification template; products copy it. */
export const productRule = pgTable(
  'product_rule',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ruleName: varchar({ length: 32 }).notNull(),
    ruleValue: jsonb().$type<RuleLine[]>().notNull(),
  },
  (t) => [unique('product_rule__name').on(t.ruleName)],
);

scopedBy(productRule, { points: 'every', shops: 'every' });
