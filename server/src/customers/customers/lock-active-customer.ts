import { customerRefusals } from '#contract/customers/customer-refusals.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { customers, lockCustomers } from './queries.ts';
import type { customer } from './tables.ts';

type MergeState = Pick<typeof customer.$inferSelect, 'id' | 'mergedInto'>;

/** Staff acts on the account that goes on, never on one that has gone into another or was erased. */
export function refuseMerged({ id, mergedInto }: MergeState): void {
  if (mergedInto === id) throw customerRefusals.ERASED();
  if (mergedInto !== null) throw customerRefusals.MERGED({ into: mergedInto });
}

/** Customer whom staff acts on, locked. */
export async function lockActiveCustomer(tx: Tx, uid: number) {
  const found = await customers.lock(tx, uid);
  refuseMerged(found);
  return found;
}

/** Keys of those who are there, each of them locked, and none of them merged. */
export async function lockActiveCustomers(tx: Tx, uids: readonly number[]): Promise<number[]> {
  const rows = await lockCustomers(tx, uids);
  for (const row of rows) refuseMerged(row);
  return rows.map(({ id }) => id);
}
