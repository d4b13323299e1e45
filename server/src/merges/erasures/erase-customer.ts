import { sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { type erasureCalls, erasureRefusals } from '#contract/merges/erasures.ts';
import { accountsOf, eraseAccounts, holdAccounts, lockCustomers, lockDownline } from '#server/customers/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { erasePersonalData } from './erase-personal-data.ts';
import { activeCustomer, findBlocks } from './queries.ts';

/** Erases a person, whole or not at all, once nothing of theirs is under way. Locks as a merge does, so that what begins meanwhile comes before or after. */
export async function eraseCustomer(write: Write, { uid, reason, confirm }: Input<typeof erasureCalls.erase>): Promise<null> {
  const { tx } = write;
  await holdAccounts(tx, uid);
  await lockDownline(tx, uid);
  const uids = await accountsOf(tx, uid);
  await lockCustomers(tx, uids);
  const { nickname } = await activeCustomer(tx, uid);
  if (![String(uid), nickname].includes(confirm.trim())) throw erasureRefusals.NOT_CONFIRMED();
  const blocks = await findBlocks(tx, uid);
  if (blocks.length > 0) throw erasureRefusals.BLOCKED({ blocks });
  await tx.execute(sql`select set_config('signalbox.erase', 'on', true)`);
  await erasePersonalData(write, uids, () => eraseAccounts(write, { uid, uids, reason: reason.trim() }));
  await tx.execute(sql`select set_config('signalbox.erase', 'off', true)`);
  return null;
}
