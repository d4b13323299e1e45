import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Input } from '#contract/call.ts';
import { type Headcount, headcountKinds, type headcountCalls } from '#contract/customers/headcounts.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { COUNT_CAP, cappedAt } from '#server/platform/database/page.ts';
import { countsOf } from '#server/platform/tally/counts.ts';
import { customer, customerGroup } from '../customers/tables.ts';
import { customerTag, customerTagLink } from '../tags/tables.ts';

/**
 * Members of `t`, by an index alone: whoever is merged into another is in no group and wears no tag. In the order of the index, because
 * for the first few of many the planner would read the table, which for a rare one is read whole.
 */
const byRows = {
  group: {
    table: customerGroup,
    members: sql`select from ${customer} where ${customer.groupId} = t.id and ${customer.mergedInto} is null order by ${customer.id}`,
  },
  tag: {
    table: customerTag,
    members: sql`select from ${customerTagLink} where ${customerTagLink.tagId} = t.id order by ${customerTagLink.uid}`,
  },
} satisfies Record<string, { table: PgTable; members: SQL }>;

/** A common one is counted no further than the list that it leads to: what is read does not grow with the shop. */
async function countByRows(db: Db, of: keyof typeof byRows, ids: number[]): Promise<Headcount[]> {
  const { table, members } = byRows[of];
  const { rows } = await db.execute<{ id: number; n: number }>(sql`
    select t.id, (select count(*)::int from (${members} limit ${COUNT_CAP + 1}) m) as n
    from ${table} t where t.id = any(${sql.param(ids)}::int[]) and not t.is_del order by array_position(${sql.param(ids)}::int[], t.id)`);
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
  of === headcountKinds.level ? countByLevel(db, ids) : countByRows(db, of, ids);
