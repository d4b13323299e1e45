import { desc, or, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { ruleCalls } from '#contract/catalogue/rules.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { containing } from '#server/platform/database/like.ts';
import { offsetOf, toPage } from '#server/platform/database/page.ts';
import { read, serve } from '#server/platform/http/serve.ts';
import { productRule } from './tables.ts';

/** Found by name or by any of its values. */
async function listRules(db: Db, input: Input<typeof ruleCalls.list>) {
  const like = input.keywords && containing(input.keywords);
  const where = like
    ? or(sql`${productRule.ruleName} ilike ${like}`, sql`${productRule.ruleValue}::text ilike ${like}`)
    : undefined;
  const rows = await db
    .select()
    .from(productRule)
    .where(where)
    .orderBy(desc(productRule.id))
    .limit(input.limit)
    .offset(offsetOf(input));
  return toPage(input, await db.$count(productRule, where), rows);
}

export const ruleRoutes = serve(ruleCalls, { list: read(listRules) });
