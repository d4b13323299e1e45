import { type SQL, and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { customerRefusals } from '#contract/customers/customers.ts';
import { type CustomerTag, type customerTagCalls, customerTagRefusals } from '#contract/customers/tags.ts';
import type { Page } from '#contract/wire.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import type { Write } from '#server/platform/write/write.ts';
import { customerTag, customerTagLink } from './tables.ts';

const live = eq(customerTag.isDel, false);
export const tags = rowsOf(customerTag, { live, missing: customerTagRefusals.NOT_FOUND });

export const listTags = (db: Db, paging: Input<typeof customerTagCalls.list>): Promise<Page<CustomerTag>> =>
  pageOf(db, paging, {
    from: customerTag,
    select: { id: customerTag.id, name: customerTag.name },
    where: live,
    order: [asc(customerTag.id)],
  });

export const findTag = async (db: Db, { id }: { id: number }): Promise<CustomerTag | null> => (await tags.find(db, id)) ?? null;

/**
 * True of links to tags that are not deleted. Links of a deleted tag are read by nobody, and stay for as long as the tag can be
 * restored with them.
 */
export const isLiveLink = sql`${customerTagLink.tagId} in (select ${customerTag.id} from ${customerTag} where not ${customerTag.isDel})`;

export const countHolders = (db: Db, tagId: number): Promise<number> =>
  db.$count(customerTagLink, eq(customerTagLink.tagId, tagId));

/** Deletes some links of tags that were deleted before a moment; answers how many. */
export async function deleteDeadLinks(tx: Tx, before: Date, limit: number): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from customer_tag_link where id in (
      select l.id from customer_tag t cross join lateral (
        select id from customer_tag_link where tag_id = t.id order by uid limit ${limit}) l
      where t.is_del and t.update_time < ${before} limit ${limit})`);
  return rowCount ?? 0;
}

/** Tags that customers may wear, there until the end of the transaction. */
export async function lockTags(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const found = await tx
    .select({ id: customerTag.id })
    .from(customerTag)
    .where(and(live, inArray(customerTag.id, [...ids])))
    .orderBy(asc(customerTag.id))
    .for('share');
  if (found.length < new Set(ids).size) throw customerRefusals.NO_TAG();
}

/** Tags of customers become exactly these. Those who have one already keep the row, and links of deleted tags are left alone. */
export async function setTags({ tx }: Write, uids: readonly number[], tagIds: readonly number[]): Promise<void> {
  const ofThem = and(inArray(customerTagLink.uid, [...uids]), isLiveLink);
  const others: SQL | undefined =
    tagIds.length === 0 ? ofThem : and(ofThem, sql`${customerTagLink.tagId} <> all(${sql.param([...tagIds])}::int[])`);
  await tx.delete(customerTagLink).where(others);
  const links = uids.flatMap((uid) => tagIds.map((tagId) => ({ uid, tagId })));
  if (links.length > 0) await tx.insert(customerTagLink).values(links).onConflictDoNothing();
}
