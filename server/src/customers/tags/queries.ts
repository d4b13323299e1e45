import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { customerRefusals } from '#contract/customers/customer-refusals.ts';
import { type CustomerTag, type TagDraft, type customerTagCalls, customerTagRefusals } from '#contract/customers/tags.ts';
import type { Page } from '#contract/wire.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import { recordsOf } from '#server/platform/database/records/records-of.ts';
import type { Write } from '#server/platform/write/write.ts';
import { deleteFromCustomers } from '../customers/delete-from-customers.ts';
import { customerTag, customerTagLink } from './tables.ts';

export const tags = recordsOf(customerTag, { missing: customerTagRefusals.NOT_FOUND });
const { tagId, uid } = customerTagLink;

export const saveTag = tags.saveForm(({ name }: TagDraft) => ({ name: name.trim(), isDel: false }));
export const deleteTag = deleteFromCustomers(tags, (db, id) => db.$count(customerTagLink, eq(tagId, id)));

export const listTags = (db: Db, paging: Input<typeof customerTagCalls.list>): Promise<Page<CustomerTag>> =>
  pageOf(db, paging, {
    from: customerTag,
    select: { id: customerTag.id, name: customerTag.name },
    where: tags.live,
    order: [asc(customerTag.id)],
  });

/**
 * True of links to tags that are not deleted. Links of a deleted tag are read by nobody, and stay for as long as the tag can be
 * restored with them.
 */
export const isLiveLink = sql`${tagId} in (select ${customerTag.id} from ${customerTag} where not ${customerTag.isDel})`;

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
    .where(and(tags.live, inArray(customerTag.id, [...ids])))
    .orderBy(asc(customerTag.id))
    .for('share');
  if (found.length < new Set(ids).size) throw customerRefusals.NO_TAG();
}

/** Tags of customers become exactly these. Those who have one already keep the row, and links of deleted tags are left alone. */
export async function setTags({ tx }: Write, uids: readonly number[], tagIds: readonly number[]): Promise<void> {
  const isOther = tagIds.length === 0 ? undefined : notInArray(tagId, [...tagIds]);
  await tx.delete(customerTagLink).where(and(inArray(uid, [...uids]), isLiveLink, isOther));
  const links = uids.flatMap((of) => tagIds.map((id) => ({ uid: of, tagId: id })));
  if (links.length > 0) await tx.insert(customerTagLink).values(links).onConflictDoNothing();
}
