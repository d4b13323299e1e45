import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { customerRefusals } from '#contract/customers/customer-refusals.ts';
import {
  type CustomerGroup,
  type GroupDraft,
  type customerGroupCalls,
  customerGroupRefusals,
} from '#contract/customers/groups.ts';
import type { Page } from '#contract/wire.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import { recordsOf } from '#server/platform/database/records/records-of.ts';
import type { Write } from '#server/platform/write/write.ts';
import { deleteFromCustomers } from '../customers/delete-from-customers.ts';
import { customer, customerGroup } from '../customers/tables.ts';

export const groups = recordsOf(customerGroup, { missing: customerGroupRefusals.NOT_FOUND });
const { id: groupId, groupName } = customerGroup;

export const saveGroup = groups.saveForm((form: GroupDraft) => ({ groupName: form.groupName.trim(), isDel: false }));
export const deleteGroup = deleteFromCustomers(groups, (db, id) => db.$count(customer, eq(customer.groupId, id)));

export const listGroups = (db: Db, paging: Input<typeof customerGroupCalls.list>): Promise<Page<CustomerGroup>> =>
  pageOf(db, paging, {
    from: customerGroup,
    select: { id: groupId, groupName },
    where: groups.live,
    order: [asc(groupId)],
  });

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
    .select({ id: groupId })
    .from(customerGroup)
    .where(and(groups.live, eq(groupId, id)))
    .for('share');
  if (found.length === 0) throw customerRefusals.NO_GROUP();
}

export async function setGroup({ tx, now }: Write, uids: number[], id: number): Promise<void> {
  await tx.update(customer).set({ groupId: id, updateTime: now }).where(inArray(customer.id, uids));
}
