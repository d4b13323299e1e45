import { desc, eq, ilike, or, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import type { Rule, ruleCalls } from '#contract/catalogue/rules.ts';
import type { Page } from '#contract/wire.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { containing } from '#server/platform/database/like.ts';
import { offsetOf, toPage } from '#server/platform/database/page.ts';
import { productRule } from './tables.ts';

/** By its words only: as text the list would also be found by the signs and names of its JSON. */
const hasLine = (like: string) => sql`exists (
  select from jsonb_array_elements(${productRule.ruleValue}) line
  where line ->> 'value' ilike ${like}
     or exists (select from jsonb_array_elements_text(line -> 'detail') text where text ilike ${like}))`;

/** Found by name, by a specification or by any of its values. */
export async function listRules(db: Db, input: Input<typeof ruleCalls.list>): Promise<Page<Rule>> {
  const keyword = input.keywords?.trim() ?? '';
  const like = containing(keyword);
  const where = keyword === '' ? undefined : or(ilike(productRule.ruleName, like), hasLine(like));
  const page = db
    .select()
    .from(productRule)
    .where(where)
    .orderBy(desc(productRule.id))
    .limit(input.limit)
    .offset(offsetOf(input));
  const [rows, total] = await Promise.all([page, db.$count(productRule, where)]);
  return toPage(input, total, rows);
}

export async function ruleInfo(db: Db, { id }: { id: number }): Promise<Rule | null> {
  const [row] = await db.select().from(productRule).where(eq(productRule.id, id));
  return row ?? null;
}
