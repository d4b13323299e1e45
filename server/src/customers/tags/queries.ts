import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { no as noCustomer } from '#contract/customers/customers.ts';
import { type CustomerTag, type customerTagCalls, no } from '#contract/customers/tags.ts';
import type { Page } from '#contract/wire.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import type { Write } from '#server/platform/write/write.ts';
import { customerTag, customerTagLink } from './tables.ts';

const live = eq(customerTag.isDel, false);
export const tags = rowsOf(customerTag, { live, missing: no.NOT_FOUND });

export const listTags = (db: Db, paging: Input<typeof customerTagCalls.list>): Promise<Page<CustomerTag>> =>
  pageOf(db, paging, {
    from: customerTag,
    select: { id: customerTag.id, name: customerTag.name },
    where: live,
    order: [asc(customerTag.id)],
  });

export const findTag = async (db: Db, { id }: { id: number }): Promise<CustomerTag | null> => (await tags.find(db, id)) ?? null;

/** Nobody has the tag any more; answers how many had it. */
export async function takeOff({ tx }: Write, tagId: number): Promise<number> {
  const { rowCount } = await tx.delete(customerTagLink).where(eq(customerTagLink.tagId, tagId));
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
  if (found.length < new Set(ids).size) throw noCustomer.NO_TAG();
}
