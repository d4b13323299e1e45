import { and, asc, eq } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { no as noCustomer } from '#contract/customers/customers.ts';
import { type CustomerGroup, type customerGroupCalls, no } from '#contract/customers/groups.ts';
import type { Page } from '#contract/wire.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import type { Write } from '#server/platform/write/write.ts';
import { customer, customerGroup } from '../customers/tables.ts';

const live = eq(customerGroup.isDel, false);
export const groups = rowsOf(customerGroup, { live, missing: no.NOT_FOUND });

export const listGroups = (db: Db, paging: Input<typeof customerGroupCalls.list>): Promise<Page<CustomerGroup>> =>
  pageOf(db, paging, {
    from: customerGroup,
    select: { id: customerGroup.id, groupName: customerGroup.groupName },
    where: live,
    order: [asc(customerGroup.id)],
  });

export const findGroup = async (db: Db, { id }: { id: number }): Promise<CustomerGroup | null> =>
  (await groups.find(db, id)) ?? null;

/** Nobody is in the group any more; answers how many were. */
export async function emptyGroup({ tx, now }: Write, groupId: number): Promise<number> {
  const { rowCount } = await tx.update(customer).set({ groupId: null, updateTime: now }).where(eq(customer.groupId, groupId));
  return rowCount ?? 0;
}

/** A group that customers may be put into, there until the end of the transaction. */
export async function lockGroup(tx: Tx, id: number): Promise<void> {
  const found = await tx
    .select({ id: customerGroup.id })
    .from(customerGroup)
    .where(and(live, eq(customerGroup.id, id)))
    .for('share');
  if (found.length === 0) throw noCustomer.NO_GROUP();
}
