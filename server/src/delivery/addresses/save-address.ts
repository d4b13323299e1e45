import type { Input } from '#contract/call.ts';
import {
  type CustomerAddress,
  MOST_ADDRESSES,
  customerAddressRefusals,
  type openAddressCalls,
} from '#contract/delivery/customer-addresses.ts';
import { findOrCreateCustomer, lockCustomers } from '#server/customers/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { addresses, isSame, listAddressesOf, setDefault } from './queries.ts';

/** A new address is kept once, however often it is sent; a book that has any has one default. */
export async function saveAddress(
  write: Write,
  { account, id, isDefault = false, ...address }: Input<typeof openAddressCalls.save>,
): Promise<CustomerAddress> {
  const { tx } = write;
  const uid = await findOrCreateCustomer(write, { account });
  await lockCustomers(tx, [uid]);
  const own = await listAddressesOf(tx, uid);
  const known = own.find((row) => (id === undefined ? isSame(row, address) : row.id === id));
  if (id !== undefined && !known) throw customerAddressRefusals.NOT_FOUND();
  if (!known && own.length >= MOST_ADDRESSES) throw customerAddressRefusals.FULL();
  const saved = await addresses.save(write, known?.id, { ...address, uid });
  if (isDefault || own.length === 0) await setDefault(write, { uid, id: saved });
  return addresses.get(tx, saved);
}
