import { customerRefusals } from '#contract/customers/customer-refusals.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockActiveCustomer } from '../customers/lock-active-customer.ts';
import { customers } from '../customers/queries.ts';
import { setPhone } from '../customers/set-phone.ts';

/** The number to call. The account stays: it is the storefront's own name for the person. */
export async function updatePhone(write: Write, { id, phone }: { id: number; phone: string }): Promise<null> {
  if (!(await customers.find(write.tx, id))) throw customerRefusals.NOBODY_TO_CALL();
  const before = await lockActiveCustomer(write.tx, id);
  if (before.phone === phone) throw customerRefusals.SAME_PHONE();
  await setPhone(write, { id, phone });
  return null;
}
