import { type SQL, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { type Headcount, circles, type headcountCalls } from '#contract/customers/headcounts.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { COUNT_CAP, cappedAt } from '#server/platform/database/page.ts';
import { countsOf } from '#server/platform/tally/counts.ts';

/** Members of `t`, by an index alone: whoever is merged into another is in no group and wears no tag. */
const byRows = {
  group: { circles: sql`customer_group`, members: sql`select from customer where group_id = t.id and merged_into is null` },
  tag: { circles: sql`customer_tag`, members: sql`select from customer_tag_link where tag_id = t.id` },
} satisfies Record<string, { circles: SQL; members: SQL }>;

/** A common one is counted no further than the list that it leads to: what is read does not grow with the shop. */
async function countByRows(db: Db, of: keyof typeof byRows, ids: number[]): Promise<Headcount[]> {
  const { circles, members } = byRows[of];
  const { rows } = await db.execute<{ id: number; n: number }>(sql`
    select t.id, (select count(*)::int from (${members} limit ${COUNT_CAP + 1}) m) as n
    from ${circles} t where t.id = any(${sql.param(ids)}::int[]) and not t.is_del order by array_position(${sql.param(ids)}::int[], t.id)`);
  return rows.map(({ id, n }) => {
    const { total, capped } = cappedAt(COUNT_CAP, n);
    return { id, customers: total, capped };
  });
}

/** Levels have kept counts. */
async function countByLevel(db: Db, ids: number[]): Promise<Headcount[]> {
  const of = await countsOf(db, 'customer');
  return ids.map((id) => ({ id, customers: of(`level ${id}`), capped: false }));
}

export const listHeadcounts = (db: Db, { of, ids }: Input<typeof headcountCalls.headcounts>): Promise<Headcount[]> =>
  of === circles.level ? countByLevel(db, ids) : countByRows(db, of, ids);
