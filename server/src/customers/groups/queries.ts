import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { customerRefusals } from '#contract/customers/customers.ts';
import { type CustomerGroup, type customerGroupCalls, customerGroupRefusals } from '#contract/customers/groups.ts';
import type { Page } from '#contract/wire.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import type { Write } from '#server/platform/write/write.ts';
import { customer, customerGroup } from '../customers/tables.ts';

const live = eq(customerGroup.isDel, false);
export const groups = rowsOf(customerGroup, { live, missing: customerGroupRefusals.NOT_FOUND });

export const listGroups = (db: Db, paging: Input<typeof customerGroupCalls.list>): Promise<Page<CustomerGroup>> =>
  pageOf(db, paging, {
    from: customerGroup,
    select: { id: customerGroup.id, groupName: customerGroup.groupName },
    where: live,
    order: [asc(customerGroup.id)],
  });

export const findGroup = async (db: Db, { id }: { id: number }): Promise<CustomerGroup | null> =>
  (await groups.find(db, id)) ?? null;

export const countMembers = (db: Db, groupId: number): Promise<number> => db.$count(customer, eq(customer.groupId, groupId));

/**
 * Takes some customers out of groups that were deleted before a moment; answers how many. A customer who is put elsewhere
 * meanwhile stays there.
 */
export async function emptyDeadGroups(tx: Tx, before: Date, limit: number): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    update customer set group_id = null where id in (
      select c.id from customer_group g cross join lateral (
        select id from customer where group_id = g.id order by id limit ${limit}) c
      where g.is_del and g.update_time < ${before} limit ${limit})
    and group_id in (select id from customer_group where is_del)`);
  return rowCount ?? 0;
}

/** A group that customers may be put into, there until the end of the transaction. */
export async function lockGroup(tx: Tx, id: number): Promise<void> {
  const found = await tx
    .select({ id: customerGroup.id })
    .from(customerGroup)
    .where(and(live, eq(customerGroup.id, id)))
    .for('share');
  if (found.length === 0) throw customerRefusals.NO_GROUP();
}

export async function setGroup({ tx, now }: Write, uids: number[], groupId: number): Promise<void> {
  await tx.update(customer).set({ groupId, updateTime: now }).where(inArray(customer.id, uids));
}
