import type { Input } from '#contract/call.ts';
import { customerRefusals } from '#contract/customers/customer-refusals.ts';
import { type customerCalls } from '#contract/customers/customers.ts';
import type { Write } from '#server/platform/write/write.ts';
import { checkReferrer } from './check-referrer.ts';
import { lockActiveCustomer } from '../customers/lock-active-customer.ts';
import { customers, lockCustomers } from '../customers/queries.ts';

/** Another promoter above a customer. The database refuses a circle of any length, also of two changes at once. */
export async function updateSpread(write: Write, { userId, spreadUid }: Input<typeof customerCalls.updateSpread>): Promise<null> {
  const { tx, now } = write;
  if (userId === spreadUid) throw customerRefusals.OWN_REFERRER();
  await lockCustomers(tx, [userId, spreadUid]);
  const before = await lockActiveCustomer(tx, userId);
  if (before.spreadUid === spreadUid) throw customerRefusals.SAME_REFERRER();
  await checkReferrer(tx, spreadUid);
  await customers.set(write, userId, { spreadUid, spreadTime: now });
  return null;
}
